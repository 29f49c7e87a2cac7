import { useMemo, useRef, useState, type RefObject } from 'react';
import type { Adjustment, Interval } from '@plumbline/model/bar';
import { drawingPoints, type Drawing, type DrawingKind } from '@plumbline/model/drawing';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Bars } from '../../../lib/bars.ts';
import type { ChartCanvas } from '../chart-canvas.ts';
import { newId } from '../new-id.ts';
import { fromScale, onScale } from '../chart-rows.ts';
import type { ChartScale } from '../chart-settings.ts';
import { placesOf, priceFactor, timeOfIndex, type Place } from './drawing-places.ts';
import { useDrawings, type Drawings } from './use-drawings.ts';

/** A drawing at its places over the bars that are shown. */
export interface PlacedDrawing {
  readonly id: string;
  readonly drawing: Drawing;
  /** Null where it stands on prices of another adjustment. */
  readonly places: readonly Place[] | null;
}

/** What is being drawn: points that are set, and where the next one would be. */
export interface DraftDrawing {
  readonly kind: DrawingKind;
  readonly places: readonly Place[];
  readonly next: Place | null;
}

export interface DrawingDesk {
  readonly drawings: Drawings;
  readonly placed: readonly PlacedDrawing[];
  readonly draft: DraftDrawing | null;
  readonly selected: PlacedDrawing | null;
  readonly isHidden: boolean;
  readonly setHidden: (isHidden: boolean) => void;
  /** Takes up a tool, or lays it down. */
  readonly choose: (kind: DrawingKind | null) => void;
  readonly select: (id: string | null) => void;
  /** Where the next point would be. */
  readonly aim: (place: Place) => void;
  /** Sets the next point; the last one finishes the drawing. */
  readonly set: (place: Place) => void;
  /** Shows a drawing elsewhere while it is dragged; null = where it is kept. */
  readonly drag: (moved: { readonly id: string; readonly places: readonly Place[] } | null) => void;
  /** Keeps a drawing at new places or with other words. */
  readonly change: (id: string, places: readonly Place[], text: string) => void;
  readonly placeAt: (x: number, y: number) => Place | null;
  /** Value of a price on the scale that is shown. */
  readonly valueOf: (price: number) => number;
  readonly closeAt: (index: number) => number;
  readonly canvas: RefObject<ChartCanvas | null>;
}

export interface DrawingDeskInput {
  readonly id: InstrumentId;
  readonly bars: Bars;
  readonly adjustment: Adjustment;
  readonly interval: Interval;
  readonly scale: ChartScale;
  /** What relative scales count from. */
  readonly base: number;
  readonly canvas: RefObject<ChartCanvas | null>;
}

/** State of drawing over one chart: what is kept, what is under way, what is selected. */
export function useDrawingDesk(input: DrawingDeskInput): DrawingDesk {
  const { id: instrumentId, bars, adjustment, interval, scale, base, canvas } = input;
  const { columns, decimals, isLastPartial } = bars;
  const drawings = useDrawings(instrumentId);
  const [draft, setDraft] = useState<DraftDrawing | null>(null);
  const [selectedId, setSelected] = useState<string | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [dragged, setDragged] = useState<{ readonly id: string; readonly places: readonly Place[] } | null>(null);
  // The last point is set before the page has drawn the one before it anew.
  const underWay = useRef<DraftDrawing | null>(null);

  const { all } = drawings;
  const placed = useMemo(
    () =>
      all.map(({ id, drawing }): PlacedDrawing => {
        if (dragged?.id === id) return { id, drawing, places: dragged.places };
        const isOfThese = drawing.adjustment === adjustment;
        const factor = priceFactor(drawing, columns, interval);
        return { id, drawing, places: isOfThese ? placesOf(drawing.points, columns.time, factor) : null };
      }),
    [all, dragged, columns, adjustment, interval],
  );

  function setUnderWay(next: DraftDrawing | null): void {
    underWay.current = next;
    setDraft(next);
  }
  function drawn(kind: DrawingKind, places: readonly Place[], text: string): Drawing {
    const reference = Math.max(0, columns.time.length - (isLastPartial ? 2 : 1));
    return {
      kind,
      adjustment,
      interval,
      points: places.map(({ index, price }) => ({
        at: timeOfIndex(columns.time, index),
        price: Number(price.toFixed(decimals)),
      })),
      text,
      reference: { at: columns.time[reference] ?? 0, close: columns.close[reference] ?? Number.NaN },
    };
  }

  return {
    drawings,
    placed,
    draft,
    selected: placed.find(({ id }) => id === selectedId) ?? null,
    isHidden,
    setHidden,
    choose: (kind) => {
      setSelected(null);
      setHidden(false);
      setUnderWay(kind === null ? null : { kind, places: [], next: null });
    },
    select: setSelected,
    aim: (next) => {
      if (underWay.current !== null) setUnderWay({ ...underWay.current, next });
    },
    set: (place) => {
      const { current } = underWay;
      if (current === null) return;
      const places = [...current.places, place];
      if (places.length < drawingPoints[current.kind]) return setUnderWay({ ...current, places, next: place });
      setUnderWay(null);
      const id = newId();
      drawings.put(id, drawn(current.kind, places, ''));
      setSelected(id);
    },
    drag: setDragged,
    change: (id, places, text) => {
      const known = all.find((one) => one.id === id);
      if (known !== undefined) drawings.put(id, drawn(known.drawing.kind, places, text));
      setDragged(null);
    },
    placeAt: (x, y) => {
      const found = canvas.current?.placeAt(x, y) ?? null;
      return found === null ? null : { index: found.index, price: fromScale(found.value, scale, base) };
    },
    valueOf: (price) => onScale(Float64Array.of(price), scale, base)[0] ?? Number.NaN,
    closeAt: (index) => columns.close[index] ?? Number.NaN,
    canvas,
  };
}
