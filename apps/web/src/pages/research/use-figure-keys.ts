import { useEffect } from 'react';

/** Left and right step through the figures while a receipt is open, unless the key belongs to what has the focus. */
export function useFigureKeys(isOpen: boolean, step: (by: number) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const { target } = event;
      // Fields, menus and scrolling regions use the arrows themselves.
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, [role="menu"], [role="region"], [role="img"], [data-scrolls]') !== null
      ) {
        return;
      }
      event.preventDefault();
      step(event.key === 'ArrowLeft' ? -1 : 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, step]);
}
