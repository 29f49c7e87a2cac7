import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component stands, which does what the latest one given does: for what is drawn apart. */
export function useStable<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
