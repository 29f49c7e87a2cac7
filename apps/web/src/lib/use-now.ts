import { useEffect, useState } from 'react';

/** The time, renewed every half minute: enough for "delayed 15 min" and "live". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 30_000);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
