import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

const halfMinute = 30_000;

/** The time at the server, renewed every half minute unless told otherwise: enough for "delayed 15 min" and "live". */
export function useNow(everyMs = halfMinute): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = (): void => setNow(serverNow());
    // The server may have told its time since the first look.
    renew();
    const timer = window.setInterval(renew, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return now;
}
