import { useEffect, useMemo, useRef, useState } from 'react';
import { createLongPress, type LongPressClock } from './long-press.ts';

const browserClock: LongPressClock = {
  start: (run, ms) => window.setTimeout(run, ms),
  stop: (id) => window.clearTimeout(id),
};

export interface LongPressHandlers {
  readonly onTouchStart: () => void;
  readonly onTouchEnd: () => void;
  readonly onTouchCancel: () => void;
  readonly onTouchMove: () => void;
}

/** Touch handlers for an element that answers a long press, and whether to draw the filling ring now. */
export function useLongPress(onLongPress: () => void): {
  readonly handlers: LongPressHandlers;
  readonly ring: boolean;
} {
  const [ring, setRing] = useState(false);
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  }, [onLongPress]);
  const press = useMemo(() => createLongPress(browserClock, () => latest.current(), setRing), []);
  useEffect(() => press.cancel, [press]);
  const handlers = useMemo(
    () => ({
      onTouchStart: press.press,
      onTouchEnd: press.cancel,
      onTouchCancel: press.cancel,
      onTouchMove: press.cancel,
    }),
    [press],
  );
  return { handlers, ring };
}
