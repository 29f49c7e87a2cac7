import { useMemo, useRef, useState, type RefObject } from 'react';
import type { Adjustment, Interval } from '@plumbline/model/bar';
import { drawingPoints, type Drawing, type DrawingColor, type DrawingKind } from '@plumbline/model/drawing';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Bars } from '../../../lib/bars.ts';
import type { ChartCanvas } from '../chart-canvas.ts';
import { newId } from '../../../lib/new-id.ts';
import { fromScale, onScale } from '../chart-rows.ts';
import type { ChartScale } from '../chart-settings.ts';
import { placesOf, snapPrice, timeOfIndex, type Place } from './drawing-places.ts';
import { useDrawings, type Drawings } from './use-drawings.ts';
import { usePriceFactors } from './use-price-factors.ts';

/** A drawing at its places over the bars that are shown. */
export interface PlacedDrawing {
  readonly id: string;
  readonly drawing: Drawing;
  /** Null on prices of another adjustment, where nothing says what splits made of them, and past the bars of a replay. */
  readonly places: readonly Place[] | null;
  /** Whether it reaches past the bars of a replay. */
  readonly isLater: boolean;
}

/** What is being drawn: points that are set, and where the next one would be. */
export interface DraftDrawing {
  readonly kind: DrawingKind;
  readonly places: readonly Place[];
  readonly next: Place | null;
}

/** What a drawing looks like and whether it can be moved. */
export interface DrawingDress {
  readonly color: DrawingColor;
  readonly isLocked: boolean;
}

export interface DrawingDesk {
  readonly drawings: Drawings;
  readonly placed: readonly PlacedDrawing[];
  /** Of the prices that are shown. */
  readonly adjustment: Adjustment;
  readonly draft: DraftDrawing | null;
  readonly selected: PlacedDrawing | null;
  readonly isHidden: boolean;
  readonly setHidden: (isHidden: boolean) => void;
  /** Whether points stick to the prices of bars. */
  readonly isMagnetic: boolean;
  readonly setMagnetic: (isMagnetic: boolean) => void;
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
  /** Keeps a drawing where it is, in another colour, locked or unlocked. */
  readonly dress: (id: string, dress: DrawingDress) => void;
  readonly placeAt: (x: number, y: number) => Place | null;
  /** The same, at the price of a bar while the magnet is on and one is near. */
  readonly pointAt: (x: number, y: number) => Place | null;
  /** Value of a price on the scale that is shown. */
  readonly valueOf: (price: number) => number;
  readonly closeAt: (index: number) => number;
  readonly canvas: RefObject<ChartCanvas | null>;
}

export interface DrawingDeskInput {
  readonly id: InstrumentId;
  readonly bars: Bars;
  /** All of them; in a replay `bars` ends earlier. */
  readonly full: Bars;
  readonly adjustment: Adjustment;
  readonly interval: Interval;
  readonly scale: ChartScale;
  /** What relative scales count from. */
  readonly base: number;
  readonly canvas: RefObject<ChartCanvas | null>;
}

/** Pixels within which the price of a bar draws a point to it. */
const magnetReach = 28;

/** State of drawing over one chart: what is kept, what is under way, what is selected. */
export function useDrawingDesk(input: DrawingDeskInput): DrawingDesk {
  const { id: instrumentId, bars, full, adjustment, interval, scale, base, canvas } = input;
  const { columns, decimals, isLastPartial } = bars;
  const drawings = useDrawings(instrumentId);
  const [draft, setDraft] = useState<DraftDrawing | null>(null);
  const [selectedId, setSelected] = useState<string | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isMagnetic, setMagnetic] = useState(false);
  const [dragged, setDragged] = useState<{ readonly id: string; readonly places: readonly Place[] } | null>(null);
  // The last point is set before the page has drawn the one before it anew.
  const underWay = useRef<DraftDrawing | null>(null);

  const { all } = drawings;
  const factors = usePriceFactors(instrumentId, all, full, adjustment, interval);
  // A replay shows what was drawn over its bars, and nothing that reaches past them.
  const lastShown = bars === full ? Number.POSITIVE_INFINITY : (columns.time.at(-1) ?? 0);
  const placed = useMemo(
    () =>
      all.map(({ id, drawing }): PlacedDrawing => {
        if (dragged?.id === id) return { id, drawing, places: dragged.places, isLater: false };
        const isOfThese = drawing.adjustment === adjustment;
        const isLater = drawing.points.some(({ at }) => at > lastShown);
        const factor = factors.get(id) ?? null;
        const places = isOfThese && factor !== null ? placesOf(drawing.points, columns.time, factor) : null;
        return { id, drawing, places: isLater ? null : places, isLater };
      }),
    [all, dragged, columns, adjustment, factors, lastShown],
  );

  const valueOf = (price: number): number => onScale(Float64Array.of(price), scale, base)[0] ?? Number.NaN;
  const placeAt = (x: number, y: number): Place | null => {
    const found = canvas.current?.placeAt(x, y) ?? null;
    return found === null ? null : { index: found.index, price: fromScale(found.value, scale, base) };
  };

  function setUnderWay(next: DraftDrawing | null): void {
    underWay.current = next;
    setDraft(next);
  }
  function drawn(
    { kind, text, color, isLocked }: Pick<Drawing, 'kind' | 'text' | 'color' | 'isLocked'>,
    places: readonly Place[],
  ): Drawing {
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
      ...(color !== undefined && { color }),
      ...(isLocked !== undefined && { isLocked }),
      reference: { at: columns.time[reference] ?? 0, close: columns.close[reference] ?? Number.NaN },
    };
  }

  return {
    drawings,
    placed,
    adjustment,
    draft,
    selected: placed.find(({ id }) => id === selectedId) ?? null,
    isHidden,
    setHidden,
    isMagnetic,
    setMagnetic,
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
      drawings.put(id, drawn({ kind: current.kind, text: '' }, places));
      setSelected(id);
    },
    drag: setDragged,
    change: (id, places, text) => {
      const known = all.find((one) => one.id === id);
      if (known !== undefined) drawings.put(id, drawn({ ...known.drawing, text }, places));
      setDragged(null);
    },
    dress: (id, { color, isLocked }) => {
      const known = all.find((one) => one.id === id)?.drawing;
      if (known === undefined) return;
      const { kind, points, text, reference } = known;
      const same = { kind, adjustment: known.adjustment, interval: known.interval, points, text, reference };
      drawings.put(id, { ...same, color, ...(isLocked && { isLocked }) });
    },
    placeAt,
    pointAt: (x, y) => {
      const place = placeAt(x, y);
      if (place === null || !isMagnetic) return place;
      const at = Math.round(place.index);
      const prices = [columns.open, columns.high, columns.low, columns.close].flatMap((values) => values[at] ?? []);
      return snapPrice(place, prices, (price) => canvas.current?.yAt(valueOf(price)) ?? Number.NaN, magnetReach);
    },
    valueOf,
    closeAt: (index) => columns.close[index] ?? Number.NaN,
    canvas,
  };
}
