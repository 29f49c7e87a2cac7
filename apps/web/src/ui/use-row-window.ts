import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A table of up to so many rows is drawn whole. */
const whole = 120;
/** Rows that are drawn beyond both ends of what can be seen. */
const beyond = 24;
/** The window moves by so many rows at a time, so that not every pixel of scrolling draws anew. */
const stride = 12;

export interface RowSpan {
  readonly from: number;
  readonly to: number;
}

/** The rows from a first to a last one that can be seen, widened by what is drawn beyond them. */
export function spanOf(count: number, first: number, last: number): RowSpan {
  const from = Math.floor((first - beyond) / stride) * stride;
  const to = Math.ceil((last + beyond) / stride) * stride;
  const end = Math.min(count, Math.max(to, 2 * beyond));
  return { from: Math.max(0, Math.min(from, end - 2 * beyond)), to: end };
}

export interface RowWindow extends RowSpan {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** Room for the rows above and below that are not drawn, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** Of a long table the rows near those that can be seen, whether the page scrolls or the box marked `data-scrolls-rows` around it. */
export function useRowWindow(count: number): RowWindow {
  const body = useRef<HTMLTableSectionElement>(null);
  const [span, setSpan] = useState<RowSpan>(() => spanOf(count, 0, 0));
  // Measured once for a number of rows: room that changed while it is scrolled over would throw the reader about.
  const [height, setHeight] = useState(0);
  const isLong = count > whole;
  useLayoutEffect(() => {
    const rows = body.current;
    if (!isLong || rows === null) return undefined;
    const drawn = rows.querySelectorAll('tr[data-row]');
    const [first, last] = [drawn[0]?.getBoundingClientRect(), drawn[drawn.length - 1]?.getBoundingClientRect()];
    const rowHeight = first === undefined || last === undefined ? 0 : (last.bottom - first.top) / drawn.length;
    if (rowHeight <= 0) return undefined;
    setHeight(rowHeight);
    const box = rows.closest('[data-scrolls-rows]');
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const { top } = rows.getBoundingClientRect();
      const clip = box?.getBoundingClientRect();
      const [from, to] = [
        Math.max(0, clip?.top ?? 0),
        Math.min(window.innerHeight, clip?.bottom ?? window.innerHeight),
      ];
      const next = spanOf(count, Math.floor((from - top) / rowHeight), Math.ceil((to - top) / rowHeight));
      setSpan((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    const stop = new AbortController();
    // What scrolls may be any box around the table; the event does not rise, so it is caught on its way down.
    document.addEventListener('scroll', soon, { capture: true, passive: true, signal: stop.signal });
    window.addEventListener('resize', soon, { signal: stop.signal });
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [count, isLong]);
  if (!isLong) return { body, from: 0, to: count, above: 0, below: 0 };
  const [from, to] = [Math.min(span.from, Math.max(0, count - 2 * beyond)), Math.min(span.to, count)];
  return { body, from, to, above: from * height, below: (count - to) * height };
}
