import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detailOf, pointOf, zoomView, zoomViewAt, type BarView } from './chart-detail.ts';
import { keepView } from './chart-view.ts';

const count = 120_000;
const whole: BarView = [0, count + 80];

let frames = new Map<number, () => void>();
let asked = 0;
/** One frame of the browser: what is asked for meanwhile waits for the next. */
function paint(): void {
  const due = frames;
  frames = new Map();
  for (const run of due.values()) run();
}

/** As lightweight-charts does it: a range comes with the next frame, new points move the range that there is, and a range that is asked for while one is painted is lost to the one that is painted. */
function library(width = 1000) {
  let range = { from: 0, to: 1 };
  let coming: typeof range | null = null;
  let heard = (): void => undefined;
  const ask = (): number => requestAnimationFrame(draw);
  function draw(): void {
    const due = coming;
    coming = null;
    if (due === null) return;
    range = due;
    heard();
    // Asked for by who heard it.
    if (coming !== null) [range, coming] = [due, null];
  }
  return {
    scale: {
      getVisibleLogicalRange: () => range,
      setVisibleLogicalRange: (next: typeof range) => {
        coming = next;
        ask();
      },
      width: () => width,
    },
    onMove: (follow: () => void) => (heard = follow),
    setData: () => {
      range = { from: range.from - 7, to: range.to - 7 };
      heard();
    },
    drag: (points: number) => {
      range = { from: range.from + points, to: range.to + points };
      heard();
    },
    reset: (next: typeof range) => {
      coming = next;
      ask();
    },
    resize: (next: number) => {
      range = { from: range.to - (range.to - range.from) * (next / (width || next)) - 3, to: range.to - 3 };
      width = next;
      heard();
    },
    range: () => range,
  };
}

function chart(begins: BarView, laidOut = 1000) {
  const painted = library(laidOut);
  const setPoints = vi.fn<() => void>(painted.setData);
  const view = keepView(painted.scale, begins, count, setPoints, 1060);
  painted.onMove(view.follow);
  view.show(begins);
  /** Until nothing is asked for any more. */
  const settle = (): void => {
    for (let at = 0; frames.size > 0; at += 1) {
      if (at > 20) throw new Error('the chart does not come to rest');
      paint();
    }
  };
  settle();
  const isShown = (): void => {
    const [from, to] = view.seen();
    expect(painted.range().from).toBeCloseTo(pointOf(view.detail(), from), 6);
    expect(painted.range().to).toBeCloseTo(pointOf(view.detail(), to), 6);
  };
  return { painted, view, settle, isShown, setPoints };
}

beforeEach(() => {
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frames.set((asked += 1), run);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is in view', () => {
  it.each([0, 1, 2, 3])('keeps the newest bar over forty steps nearer, %i frames apart', (apart) => {
    const { view, settle, isShown, setPoints } = chart(whole);
    for (let at = 0; at < 40; at += 1) {
      view.show(zoomView(view.seen(), 0.8, count));
      for (let frame = 0; frame < apart; frame += 1) paint();
    }
    settle();
    const [from, to] = view.seen();
    expect(to - from).toBeCloseTo((whole[1] - whole[0]) * 0.8 ** 40, 6);
    expect(to).toBeGreaterThanOrEqual(count - 1);
    expect(from).toBeLessThan(count - 10);
    expect(view.detail().step).toBe(1);
    expect(setPoints.mock.calls.length).toBeLessThan(40);
    isShown();
  });

  it.each([
    ['at its right edge', (seen: BarView, factor: number) => zoomView(seen, factor, count)],
    ['under the pointer', (seen: BarView, factor: number) => zoomViewAt(seen, factor, 0.3, count)],
  ] as const)('comes back after as many steps nearer as wider, with what is %s in place', (_, zoom) => {
    for (const begins of [whole, [60_000, 90_000], [100_000, 119_999], [119_000, 120_100]] as const) {
      const { view, settle, isShown } = chart(begins);
      const steps = Math.floor(Math.log((begins[1] - begins[0]) / 10) / Math.log(1.25));
      const at = (): number => view.seen()[0] + 0.3 * (view.seen()[1] - view.seen()[0]);
      const fixed = at();
      for (let step = 0; step < steps; step += 1) {
        view.show(zoom(view.seen(), 0.8));
        settle();
        isShown();
        if (_ === 'under the pointer') expect(at()).toBeCloseTo(fixed, 4);
        else expect(Math.min(view.seen()[1], count - 1)).toBeCloseTo(Math.min(begins[1], count - 1), 4);
      }
      for (let step = 0; step < steps; step += 1) {
        view.show(zoom(view.seen(), 1.25));
        settle();
        isShown();
      }
      expect(view.seen()[0]).toBeCloseTo(begins[0], 3);
      expect(view.seen()[1]).toBeCloseTo(begins[1], 3);
    }
  });

  it('is what somebody drags it to, on the same points until the drag ends', () => {
    const { painted, view, settle, isShown } = chart([60_000, 61_000]);
    const before = view.detail();
    view.hold(true);
    painted.drag(5000);
    settle();
    expect(view.seen()).toEqual([65_000, 66_000]);
    expect(view.detail()).toEqual(before);
    view.hold(false);
    settle();
    expect(view.seen()).toEqual([65_000, 66_000]);
    expect(view.detail()).toEqual(detailOf([65_000, 66_000], count, 1000));
    isShown();
  });

  it('is what somebody drags it to from a range that came last', () => {
    const { painted, view, settle, isShown } = chart([60_000, 61_000]);
    view.hold(true);
    view.show([60_100, 61_100]);
    paint();
    painted.drag(50);
    view.hold(false);
    settle();
    expect(view.seen()).toEqual([60_150, 61_150]);
    isShown();
  });

  it('is loaded anew with the next frame where the library goes by itself', () => {
    const { painted, view, settle, isShown } = chart([60_000, 61_000]);
    painted.drag(-5000);
    settle();
    expect(view.seen()).toEqual([55_000, 56_000]);
    expect(view.detail()).toEqual(detailOf([55_000, 56_000], count, 1000));
    isShown();
  });

  it('is loaded anew where the library goes by itself while it paints', () => {
    const { painted, view, settle, isShown } = chart(whole);
    painted.reset({ from: 1700, to: 1800 });
    settle();
    expect(view.seen()[1] - view.seen()[0]).toBe(6400);
    expect(view.detail().step).toBe(4);
    isShown();
  });

  it('goes on by keys during a drag, on the same points', () => {
    const { view, settle, isShown, setPoints } = chart(whole);
    view.hold(true);
    view.show([60_000, 61_000]);
    settle();
    expect(setPoints).not.toHaveBeenCalled();
    isShown();
    view.hold(false);
    settle();
    expect(setPoints).toHaveBeenCalledTimes(1);
    isShown();
  });

  it('follows a drag while the chart becomes narrower, as its labels become wider', () => {
    const { painted, view, settle, isShown } = chart([60_000, 61_000]);
    view.hold(true);
    painted.drag(100);
    painted.resize(900);
    settle();
    painted.drag(100);
    view.hold(false);
    settle();
    expect(view.seen()).toEqual([60_297, 61_197]);
    // As a touch goes on when it has ended.
    painted.drag(20);
    settle();
    expect(view.seen()).toEqual([60_317, 61_217]);
    isShown();
  });

  it('has its points before the library is laid out, and no others after it', () => {
    const { painted, view, settle, isShown, setPoints } = chart(whole, 0);
    expect(view.detail()).toEqual(detailOf(whole, count, 1060));
    painted.resize(1000);
    settle();
    expect(setPoints).not.toHaveBeenCalled();
    expect(view.seen()).toEqual(whole);
    isShown();
  });

  it('stays when the chart becomes wider or narrower', () => {
    const { painted, view, settle, isShown } = chart(whole);
    for (const width of [940, 1200]) {
      painted.resize(width);
      settle();
      expect(view.seen()).toEqual(whole);
      isShown();
    }
    // While a range is still to be painted, too.
    view.show([60_000, 61_000]);
    painted.resize(800);
    settle();
    expect(view.seen()).toEqual([60_000, 61_000]);
    isShown();
    painted.drag(10);
    settle();
    expect(view.seen()).toEqual([60_010, 61_010]);
  });
});
