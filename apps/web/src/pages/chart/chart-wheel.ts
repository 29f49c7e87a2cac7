/** What one turn of a wheel asks of a chart. */
export interface WheelMoves {
  /** A width by which the present one is multiplied, around a pixel of the chart. */
  readonly zoomAt: (factor: number, x: number) => void;
  readonly move: (pixels: number) => void;
}

const zoomPerNotch = 1.1;
const pixelsPerNotch = 80;
/** A notch of a usual wheel. */
const notch = 100;

/** Zooms with the turn of a wheel and moves along with its tilt, until the signal says so. */
export function onWheel(host: HTMLElement, { zoomAt, move }: WheelMoves, signal: AbortSignal): void {
  host.addEventListener(
    'wheel',
    (event) => {
      const unit =
        event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 120 : event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
      const [along, turn] = [(event.deltaX * unit) / notch, (event.deltaY * unit) / notch];
      event.preventDefault();
      if (turn !== 0)
        zoomAt(zoomPerNotch ** Math.max(-1, Math.min(1, turn)), event.clientX - host.getBoundingClientRect().left);
      if (along !== 0) move(along * pixelsPerNotch);
    },
    { passive: false, signal },
  );
}
