import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { nearestIndex } from './series.ts';
import { stepOf } from './step.ts';

/** What a surface needs so that pointer and keys move a crosshair over it. */
interface CrosshairHandlers {
  readonly tabIndex: 0;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onBlur: () => void;
}

/**
 * The row a reader points at, by mouse, touch or keys; null while none. `timeAt` says which instant stands at a distance in
 * pixels from the left of the drawing.
 */
export function useCrosshair(
  times: Float64Array,
  timeAt: (x: number) => Date,
): { readonly at: number | null; readonly handlers: CrosshairHandlers } {
  const [at, setAt] = useState<number | null>(null);
  const leave = (): void => setAt(null);
  return {
    at,
    handlers: {
      tabIndex: 0,
      onKeyDown: (event) => {
        const next = stepOf(event, at, times.length - 1);
        if (next === undefined) return;
        event.preventDefault();
        // Escape takes the crosshair away and leaves the dialog around the chart open.
        event.stopPropagation();
        setAt(next);
      },
      onPointerMove: (event) => {
        const distance = event.clientX - event.currentTarget.getBoundingClientRect().left;
        setAt(nearestIndex(times, timeAt(distance).getTime()));
      },
      onPointerLeave: leave,
      onBlur: leave,
    },
  };
}
