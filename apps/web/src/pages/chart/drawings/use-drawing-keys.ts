import { useRef, type KeyboardEvent } from 'react';
import { stepOf } from '../../../charts/step.ts';
import type { ChartPoint } from '../chart-point.ts';
import type { DrawingDesk } from './use-drawing-desk.ts';

/** One press of an arrow moves a point by this share of the height of the pane. */
const stepShare = 1 / 100;

/** Draws by keyboard: arrows aim, Enter sets a point. Answers whether a key was taken. */
export function useDrawingKeys(desk: DrawingDesk, point: ChartPoint, last: number): (event: KeyboardEvent) => boolean {
  // Null follows the closes.
  const price = useRef<number | null>(null);

  function priceStep(): number {
    const { canvas, placeAt } = desk;
    const height = canvas.current?.priceHeight() ?? 0;
    const [high, low] = [placeAt(1, 1), placeAt(1, height - 1)];
    return high === null || low === null ? 0 : (high.price - low.price) * stepShare;
  }
  function aim(index: number): void {
    const place = { index, price: price.current ?? desk.closeAt(index) };
    point.set(index);
    desk.canvas.current?.point(index, desk.valueOf(place.price));
    desk.aim(place);
  }

  function drawByKey(event: KeyboardEvent): boolean {
    const index = point.get() ?? last;
    if (event.key === 'Escape') {
      price.current = null;
      desk.choose(null);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const by = priceStep() * (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
      price.current = (price.current ?? desk.closeAt(index)) + by;
      aim(index);
    } else if (event.key === 'Enter') {
      desk.set({ index, price: price.current ?? desk.closeAt(index) });
      price.current = null;
    } else {
      const next = stepOf(event, point.get(), last);
      if (next === undefined || next === null) return false;
      aim(next);
    }
    return true;
  }

  return (event) => {
    const { draft, selected, drawings } = desk;
    if (event.ctrlKey || event.metaKey) {
      const isRedo = event.key.toLowerCase() === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z');
      if (!isRedo && event.key.toLowerCase() !== 'z') return false;
      (isRedo ? drawings.redo : drawings.undo)?.();
      return true;
    }
    if (draft !== null) return drawByKey(event);
    if (event.key.toLowerCase() === 't' && !event.altKey) desk.choose('trend');
    else if (event.key.toLowerCase() === 'm' && !event.altKey) desk.setMagnetic(!desk.isMagnetic);
    else if (selected === null) return false;
    else if (event.key === 'Delete' || event.key === 'Backspace') desk.drawings.remove(selected.id);
    else if (event.key === 'Escape') desk.select(null);
    else return false;
    return true;
  };
}
