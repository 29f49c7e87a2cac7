import { dayMs } from '@plumbline/model/date';
import { emptyColumns, sliceColumns } from '@plumbline/model/bar';
import type { BarColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument } from '@plumbline/model/instrument';
import { companyDeclarations, fundDeclarations } from './declarations-by-session.ts';
import type { Declarations } from './declarations-by-session.ts';
import { nextEcho } from './forces.ts';
import type { Forces, ForcesInput } from './forces.ts';
import { isHalted } from './halts.ts';
import { readAt } from './read-at.ts';
import type { ReportDay } from './report-days.ts';
import { tradeSession } from './trade-session.ts';
import { volumeOf } from './volume.ts';

/** Everything that trading produced: daily bars as traded, the actions declared on the way, the days of reports. */
export interface PricePath {
  readonly instrument: Instrument;
  readonly first: number;
  /** Session of each bar; a halted session has none. */
  readonly session: Int32Array;
  readonly columns: BarColumns;
  readonly actions: readonly CorporateAction[];
  readonly reports: readonly ReportDay[];
}

export interface PathInput extends ForcesInput {
  readonly forces: Forces;
  /** Close of the first session. */
  readonly startPrice: number;
}

interface Pending {
  move: number;
  sectorMove: number;
  jump: number;
  dividend: number;
  ratio: number;
}

const nothing = (): Pending => ({ move: 0, sectorMove: 0, jump: 0, dividend: 0, ratio: 1 });

/** Simulates one instrument day by day. Each day reads only what came before it, so a later clock only appends. */
export function simulatePrices(input: PathInput): PricePath {
  const { instrument, company, profile, timeline, factor, first, last, forces, startPrice } = input;
  const { key, anchor, sector, own, reports, jumps, profit } = forces;
  const length = last + 1;
  const declare: Declarations =
    company === null
      ? fundDeclarations(profile, instrument, timeline, first)
      : companyDeclarations(company, instrument, timeline, reports);
  const volume = volumeOf(instrument, profile.volume, key);

  const year = timeline.market.periodsPerYear;
  const session = new Int32Array(length - first);
  const columns = emptyColumns(length - first);
  const actions: CorporateAction[] = [];
  const exDays = new Map<number, CorporateAction[]>();
  let pending = nothing();
  let close = startPrice;
  let latent = Math.log(startPrice);
  let unit = 1;
  let echo = 0;
  let count = 0;

  for (let t = first; t < length; t++) {
    const today = readAt(timeline.sessions, t);
    addActions(pending, exDays.get(t) ?? []);
    pending.jump += jumps.get(t) ?? 0;
    pending.move += t === first ? 0 : readAt(factor.level, t) - readAt(factor.level, t - 1);
    pending.sectorMove += t === first || sector === null ? 0 : readAt(sector, t);
    if (!isHalted(key, instrument, t, first)) {
      const gap = Math.log(startPrice) + readAt(anchor, t) - Math.log(unit) - latent;
      const common = profile.beta * pending.move + profile.sectorLoad * pending.sectorMove;
      const move = t === first ? 0 : common + readAt(own.move, t) + echo + (profile.pull / year) * gap;
      const sectorVol = sector === null ? 0 : profile.sectorLoad * readAt(factor.vol, t) * 0.7;
      const vol = Math.hypot(profile.beta * readAt(factor.vol, t), sectorVol, readAt(own.vol, t));
      const before = { ...pending, close, carry: latent - Math.log(close) };
      const traded = tradeSession(instrument, profile, today, before, move, vol, key, t);
      unit *= pending.ratio;
      session[count] = t;
      columns.time[count] = readAt(timeline.days, t) * dayMs;
      columns.open[count] = traded.open;
      columns.high[count] = Math.max(traded.high, traded.open, traded.close);
      columns.low[count] = Math.min(traded.low, traded.open, traded.close);
      columns.close[count] = traded.close;
      columns.volume[count] = volume(today, t, unit, Math.abs(move + pending.jump) / vol, pending.jump !== 0);
      echo = nextEcho(echo, pending.jump);
      latent = traded.latent;
      close = traded.close;
      pending = nothing();
      count++;
    }
    for (const declared of declare(t, close, profit === null ? 0 : profit(t), unit)) {
      actions.push(declared.action);
      exDays.set(declared.session, [...(exDays.get(declared.session) ?? []), declared.action]);
    }
  }
  return {
    instrument,
    first,
    session: session.subarray(0, count),
    columns: sliceColumns(columns, 0, count),
    actions,
    reports,
  };
}

function addActions(pending: Pending, actions: readonly CorporateAction[]): void {
  for (const action of actions) {
    if (action.kind === 'dividend') pending.dividend += action.amount;
    else pending.ratio *= action.ratio;
  }
}
