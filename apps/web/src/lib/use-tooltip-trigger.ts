import { useEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

const openAfterMs = 400;
/** Time to move the pointer from the trigger onto the popup. */
const closeAfterMs = 120;

export interface TriggerHandlers {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface TooltipTrigger {
  readonly handlers: TriggerHandlers;
  /** The pointer is on the popup itself. */
  readonly keepOpen: () => void;
  readonly close: () => void;
}

/** Decides when a tooltip shows. `show` receives the element to stand at, or null. */
export function useTooltipTrigger(show: (anchor: HTMLElement | null) => void): TooltipTrigger {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useMemo(() => {
    const after = (ms: number, anchor: HTMLElement | null): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => show(anchor), ms);
    };
    const now = (): void => {
      window.clearTimeout(timer.current);
      show(null);
    };
    return {
      keepOpen: () => window.clearTimeout(timer.current),
      close: () => after(closeAfterMs, null),
      handlers: {
        // A finger has no hover: what it touches it presses.
        onPointerEnter: (event) => {
          if (event.pointerType === 'mouse') after(openAfterMs, event.currentTarget);
        },
        onPointerLeave: () => after(closeAfterMs, null),
        onPointerDown: now,
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) after(openAfterMs, event.currentTarget);
        },
        onBlur: now,
        onKeyDown: (event) => {
          if (event.key === 'Escape') now();
        },
      },
    };
  }, [show]);
}
