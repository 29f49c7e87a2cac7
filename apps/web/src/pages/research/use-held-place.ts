import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what the reader looks at where it is. Docking the drawer makes the text column narrower and everything above
 * longer; the page is scrolled by exactly that much in the same frame.
 */
export function useHeldPlace(isOpen: boolean): (element: Element | null) => void {
  const held = useRef<{ readonly element: Element; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const place = held.current;
    held.current = null;
    if (place === null || !place.element.isConnected) return;
    const moved = place.element.getBoundingClientRect().top - place.top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [isOpen]);
  return useCallback((element) => {
    held.current = element === null ? null : { element, top: element.getBoundingClientRect().top };
  }, []);
}
