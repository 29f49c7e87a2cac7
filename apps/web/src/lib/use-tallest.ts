import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element as tall as it has been at its present width, so that what stands below does not move from under the pointer
 * while its content is made anew.
 */
export function useTallest<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element | null>(null);
  const held = useRef({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (element.offsetWidth !== held.current.width) {
      element.style.minHeight = '';
      held.current = { width: element.offsetWidth, height: 0 };
    }
    if (element.offsetHeight <= held.current.height) return;
    held.current.height = element.offsetHeight;
    element.style.minHeight = `${element.offsetHeight}px`;
  });
  return ref;
}
