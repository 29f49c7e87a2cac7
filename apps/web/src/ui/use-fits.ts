import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether what a box holds is no wider than the box, now and after either changed. */
export function useFits<Box extends HTMLElement>(): readonly [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (outer === null || !(inner instanceof HTMLElement)) return undefined;
    const look = (): void => setFits(inner.offsetWidth <= outer.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return [box, fits];
}
