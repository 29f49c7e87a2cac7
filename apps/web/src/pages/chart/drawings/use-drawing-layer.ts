import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawingColor } from '@plumbline/model/drawing';
import { useFormat } from '../../../lib/format.ts';
import { useStable } from '../../../lib/use-stable.ts';
import type { ChartOverlay } from '../chart-canvas.ts';
import type { ChartUnderlay } from '../chart-underlay.ts';
import { paintDrawing } from './paint-drawing.ts';
import {
  isOn,
  movePlaces,
  pointAt,
  shapesOf,
  type DrawingWords,
  type Pixel,
  type Projection,
  type Shape,
} from './drawing-shapes.ts';
import type { Place } from './drawing-places.ts';
import type { DrawingDesk, PlacedDrawing } from './use-drawing-desk.ts';

const reach = { mouse: 6, touch: 18 } as const;
/** A press that goes further than this draws from where it began to where it ends. */
const dragDistance = 8;

function useDrawingWords(decimals: number): DrawingWords {
  const { t } = useTranslation('chart');
  const { figure } = useFormat();
  const price = (value: number): string => figure({ value, unit: 'points', decimals });
  return {
    price,
    change: (from, to, bars) =>
      t('drawing.change', {
        change: figure({ value: to - from, unit: 'points', decimals }, { sign: true }),
        share: figure({ value: from > 0 ? to / from - 1 : null, unit: 'fraction', decimals: 2 }, { sign: true }),
        bars: figure({ value: bars, unit: 'count', decimals: 0 }, { sign: true }),
      }),
    level: (share, at) => `${figure({ value: share, unit: 'fraction', decimals: 1 })} · ${price(at)}`,
  };
}

/**
 * Lets drawings be drawn, moved and selected by pointer, whose presses inside `around` are seen here before the chart
 * sees them. Answers what paints them over the bars, and below them the underlays.
 */
export function useDrawingLayer(
  desk: DrawingDesk,
  underlays: readonly ChartUnderlay[],
  around: RefObject<HTMLDivElement | null>,
  decimals: number,
): ChartOverlay {
  const { t } = useTranslation('chart');
  const words = useDrawingWords(decimals);
  const { canvas, placed, draft, selected, isHidden } = desk;

  function projectionOf(width: number): Projection {
    return {
      x: (index) => canvas.current?.xAt(index) ?? Number.NaN,
      y: (price) => canvas.current?.yAt(desk.valueOf(price)) ?? Number.NaN,
      width,
    };
  }
  function pixelsOf(places: readonly Place[]): readonly Pixel[] {
    const { x, y } = projectionOf(0);
    return places.map(({ index, price }): Pixel => [x(index), y(price)]);
  }
  function shapesAt({ drawing: { kind, text } }: PlacedDrawing, places: readonly Place[], width: number) {
    const shown = kind === 'note' && text === '' ? t('drawing.kind.note') : text;
    return shapesOf(kind, places, shown, projectionOf(width), words);
  }
  const hit = useStable((pixel: Pixel, within: number, found: (id: string, point: number | null) => void) => {
    if (isHidden) return;
    const width = around.current?.clientWidth ?? 0;
    const own = selected?.places ?? null;
    // What is selected is taken before what lies over it.
    const point = own === null ? -1 : pointAt(pixelsOf(own), pixel, within + 2);
    if (selected !== null && point >= 0) return found(selected.id, point);
    const last = placed.findLast((one) => one.places !== null && isOn(shapesAt(one, one.places, width), pixel, within));
    if (last !== undefined) found(last.id, null);
  });

  const paintAll = useStable<Parameters<ChartOverlay>>((context, { width, height }, color) => {
    const shown = canvas.current?.shown() ?? [0, -1];
    for (const under of underlays) under({ ...projectionOf(width), height, shown }, context, color);
    if (draft === null && (isHidden || placed.length === 0)) return;
    const font = `11px ${getComputedStyle(document.body).fontFamily}`;
    const paint = (shapes: readonly Shape[], points: readonly Pixel[], ink: DrawingColor = 'blue'): void =>
      paintDrawing(context, shapes, { color, ink, font, points, width });
    for (const one of isHidden ? [] : placed) {
      if (one.places === null) continue;
      paint(shapesAt(one, one.places, width), one.id === selected?.id ? pixelsOf(one.places) : [], one.drawing.color);
    }
    if (draft === null) return;
    const places = draft.next === null ? draft.places : [...draft.places, draft.next];
    const name = draft.kind === 'note' ? t('drawing.kind.note') : '';
    paint(shapesOf(draft.kind, places, name, projectionOf(width), words), pixelsOf(places));
  });
  useEffect(() => canvas.current?.repaintOverlay(), [canvas, underlays, placed, draft, selected, isHidden]);

  // What is moved as a whole keeps its shape; a point of it sticks where a new one would.
  const heldPlace = (held: Held | null, pixel: Pixel): Place | null =>
    held !== null && held.id !== null && held.point === null ? desk.placeAt(...pixel) : desk.pointAt(...pixel);
  const grab = useStable((event: PointerEvent, engage: (held: Held) => void) => {
    const pixel = pixelOf(event, around.current);
    const [place, point] = [desk.placeAt(...pixel), desk.pointAt(...pixel)];
    if (place === null || point === null) return;
    if (draft !== null) {
      desk.set(point);
      engage({ id: null, from: pixel });
      return;
    }
    const within = event.pointerType === 'mouse' ? reach.mouse : reach.touch;
    let isHeld = false;
    hit(pixel, within, (id, held) => {
      isHeld = true;
      const { places, drawing } = placed.find((one) => one.id === id) ?? {};
      desk.select(id);
      if (places !== undefined && places !== null && drawing !== undefined && drawing.isLocked !== true) {
        engage({ id, from: pixel, start: startOf(places, held, place), point: held, places, text: drawing.text });
      }
    });
    if (!isHeld) desk.select(null);
  });
  const move = useStable((event: PointerEvent, held: Held | null) => {
    const pixel = pixelOf(event, around.current);
    const place = heldPlace(held, pixel);
    if (place === null) return;
    if (draft !== null) desk.aim(place);
    else if (held !== null && held.id !== null) desk.drag({ id: held.id, places: moved(held, place) });
  });
  const drop = useStable((event: PointerEvent, held: Held) => {
    const pixel = pixelOf(event, around.current);
    const isDrag = Math.hypot(pixel[0] - held.from[0], pixel[1] - held.from[1]) >= dragDistance;
    const place = heldPlace(held, pixel);
    if (held.id === null) {
      if (isDrag && draft !== null && place !== null) desk.set(place);
    } else if (isDrag && place !== null) desk.change(held.id, moved(held, place), held.text);
    else desk.drag(null);
  });

  const cancel = useStable(() => desk.drag(null));

  useEffect(() => {
    const element = around.current;
    if (element === null) return undefined;
    let held: Held | null = null;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(name, act, { capture: true, passive: false, signal: stop.signal });
    // The chart would pan: it listens to mouse and touch events, which come after those of the pointer.
    const keep = (event: Event): void => {
      if (held === null) return;
      event.stopPropagation();
      if (event.cancelable && event.type === 'touchstart') event.preventDefault();
    };
    on('pointerdown', (event) => {
      if (
        event.button !== 0 ||
        (event.target instanceof Element && event.target.closest('button, input, [role=slider]') !== null)
      )
        return;
      grab(event, (next) => {
        held = next;
        element.setPointerCapture(event.pointerId);
      });
    });
    on('pointermove', (event) => move(event, held));
    on('pointerup', (event) => {
      if (held !== null) drop(event, held);
      held = null;
    });
    on('pointercancel', () => {
      held = null;
      cancel();
    });
    on('mousedown', keep);
    on('touchstart', keep);
    return () => stop.abort();
  }, [around, grab, move, drop, cancel]);
  return paintAll;
}

/** What a press holds: a drawing, or the point of one, or nothing yet of the one under way. */
type Held =
  | { readonly id: null; readonly from: Pixel }
  | {
      readonly id: string;
      readonly from: Pixel;
      readonly start: Place;
      readonly point: number | null;
      readonly places: readonly Place[];
      readonly text: string;
    };

/** Where a move is counted from: a point that is held goes where the pointer is, whatever it was taken by. */
function startOf(places: readonly Place[], point: number | null, pressed: Place): Place {
  return point === null ? pressed : (places[point] ?? pressed);
}

function moved({ places, point, start }: Extract<Held, { readonly id: string }>, to: Place): readonly Place[] {
  return movePlaces(places, point, { bars: to.index - start.index, price: to.price - start.price });
}

function pixelOf(event: PointerEvent, element: HTMLElement | null): Pixel {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return [event.clientX - left, event.clientY - top];
}
