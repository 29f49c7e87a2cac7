import { PlumblineError } from '@plumbline/model/errors';
import type { Market, SessionPhase } from '@plumbline/model/market';
import { zoneOf } from '@plumbline/model/session-clock';
import { localDate } from '@plumbline/model/time-zone';
import type { ChartUnderlay } from './chart-underlay.ts';

/** More bars than this are too thin to tell sessions apart. */
const mostShaded = 3000;

/** Pixels from which on a session's line is drawn at full strength. */
const wideSession = 64;

/** Bars of one phase beside each other, both ends included. */
export interface PhaseSpan {
  readonly from: number;
  readonly to: number;
  readonly phase: SessionPhase;
}

/** Before which bar a trading day begins, or trading goes on after a pause. */
export interface SessionEdge {
  readonly index: number;
  readonly is: 'day' | 'pause';
}

export interface Sessions {
  /** What the market was doing when a bar began; null beyond its recorded calendar. */
  readonly phaseOf: (index: number) => SessionPhase | null;
  readonly spansIn: (first: number, last: number) => readonly PhaseSpan[];
  readonly edgesIn: (first: number, last: number) => readonly SessionEdge[];
}

/** Sessions of bars shorter than a day, each bar worked out when it is first asked for. */
export function sessionsOf(market: Market, times: Float64Array): Sessions {
  const zone = zoneOf(market);
  const phases = new Map<number, SessionPhase | null>();
  const dates = new Map<number, string>();
  const phaseOf = (index: number): SessionPhase | null => {
    const known = phases.get(index);
    if (known !== undefined) return known;
    const phase = withinCalendar(() => market.phaseAt(times[index] ?? Number.NaN));
    phases.set(index, phase);
    return phase;
  };
  const dateOf = (index: number): string => {
    const known = dates.get(index) ?? localDate(zone, times[index] ?? 0);
    dates.set(index, known);
    return known;
  };
  const hasPause = (index: number): boolean => {
    const [before, after] = [times[index - 1] ?? Number.NaN, times[index] ?? Number.NaN];
    const pauses = withinCalendar(() => market.session(dateOf(index)))?.breaks ?? [];
    return pauses.some(({ startAt, endAt }) => startAt >= before && endAt <= after);
  };
  const edges = new Map<number, SessionEdge['is'] | null>();
  const edgeOf = (index: number): SessionEdge['is'] | null => {
    const known = edges.get(index);
    if (known !== undefined) return known;
    const edge = dateOf(index) !== dateOf(index - 1) ? 'day' : hasPause(index) ? 'pause' : null;
    edges.set(index, edge);
    return edge;
  };
  return {
    phaseOf,
    spansIn: (first, last) => {
      const spans: { from: number; to: number; phase: SessionPhase }[] = [];
      for (let index = first; index <= last; index += 1) {
        const phase = phaseOf(index);
        const open = spans.at(-1);
        if (phase === null) continue;
        if (open?.phase === phase && open.to === index - 1) open.to = index;
        else spans.push({ from: index, to: index, phase });
      }
      return spans;
    },
    edgesIn: (first, last) => {
      const found: SessionEdge[] = [];
      for (let index = Math.max(1, first); index <= last; index += 1) {
        const is = edgeOf(index);
        if (is !== null) found.push({ index, is });
      }
      return found;
    },
  };
}

/** Beyond the calendar on record nothing is known of sessions. */
function withinCalendar<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return null;
    throw error;
  }
}

/** Shades what lies outside the hours of trading, with a line where a day begins and a dashed one after a pause. */
export function paintSessions(sessions: Sessions, last: number): ChartUnderlay {
  return ({ x, shown, height }, context, color) => {
    const [from, to] = [Math.max(0, shown[0] - 1), Math.min(last, shown[1] + 1)];
    if (to - from > mostShaded) return;
    context.save();
    for (const { from: start, to: end, phase } of sessions.spansIn(from, to)) {
      if (phase === 'open') continue;
      context.fillStyle = color(phase === 'lunch-break' ? '--text-3' : '--info', 0.09);
      const left = x(start - 0.5);
      context.fillRect(left, 0, x(end + 0.5) - left, height);
    }
    context.lineWidth = 1;
    const edges = sessions.edgesIn(from, to);
    // Lines near each other are fainter, so that the bars between them stay what is seen.
    const spacing = (x(to) - x(from)) / Math.max(1, edges.length);
    context.strokeStyle = color('--text-3', 0.35 * Math.min(1, spacing / wideSession));
    // As many lines as there are bars would hide the bars.
    if (edges.length <= (to - from) / 3) {
      for (const { index, is } of edges) {
        const at = Math.round(x(index - 0.5)) + 0.5;
        context.setLineDash(is === 'day' ? [] : [3, 4]);
        context.beginPath();
        context.moveTo(at, 0);
        context.lineTo(at, height);
        context.stroke();
      }
    }
    context.restore();
  };
}
