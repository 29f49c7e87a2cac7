import type { IRange } from 'lightweight-charts';
import { barOf, detailOf, isOutgrown, pointOf, type BarView, type Detail } from './chart-detail.ts';

/** What of the library's axis of time is used here; it counts points, whatever they stand for. */
export interface PointScale {
  readonly getVisibleLogicalRange: () => IRange<number> | null;
  readonly setVisibleLogicalRange: (range: IRange<number>) => void;
  readonly width: () => number;
}

export interface KeptView {
  readonly detail: () => Detail;
  /** In bars, parts included. */
  readonly seen: () => BarView;
  readonly show: (view: BarView) => void;
  /** The library moved. */
  readonly follow: () => void;
  /** The library remembers where a drag began by places among the points: they stay until it ends. */
  readonly hold: (isHeld: boolean) => void;
  readonly end: () => void;
}

/**
 * Keeps what is in view in bars. The library is handed its range from that, in one place, and is followed only where somebody
 * drags its view or has it reset: what new points, a new range and another width do to its range is no movement of a reader's.
 * `place`: pixels there are for it, while the library has not laid itself out.
 */
export function keepView(
  scale: PointScale,
  begins: BarView,
  count: number,
  setPoints: (detail: Detail) => void,
  place: number,
): KeptView {
  let view = begins;
  const widthOf = (): number => scale.width() || place;
  let width = widthOf();
  let detail = detailOf(view, count, width);
  let isHeld = false;
  /** What was handed over is not painted yet. */
  let isHanding = false;
  let frame = 0;

  function hand(): void {
    cancelAnimationFrame(frame);
    isHanding = true;
    if (!isHeld && isOutgrown(detail, view, count, widthOf())) {
      detail = detailOf(view, count, widthOf());
      setPoints(detail);
    }
    scale.setVisibleLogicalRange({ from: pointOf(detail, view[0]), to: pointOf(detail, view[1]) });
    // It moves with its next frame, which was asked for before this one.
    frame = requestAnimationFrame(() => {
      isHanding = false;
      width = scale.width();
    });
  }

  /** While it paints, the library would put the range before on new points. */
  function handSoon(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(hand);
  }

  function follow(): void {
    if (isHanding) return;
    if (scale.width() !== width && !isHeld) {
      handSoon();
      return;
    }
    width = scale.width();
    const range = scale.getVisibleLogicalRange();
    if (range !== null) view = [barOf(detail, range.from), barOf(detail, range.to)];
    if (!isHeld && isOutgrown(detail, view, count, width)) handSoon();
  }

  return {
    detail: () => detail,
    seen: () => view,
    show: (wanted) => {
      view = wanted;
      hand();
    },
    follow,
    hold: (isNow) => {
      isHeld = isNow;
      if (!isHeld && isOutgrown(detail, view, count, widthOf())) hand();
    },
    end: () => cancelAnimationFrame(frame),
  };
}
