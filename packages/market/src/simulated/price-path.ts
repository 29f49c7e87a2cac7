import { dayMs } from '@plumbline/model/date';
import { emptyColumns, sliceColumns, type BarColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument } from '@plumbline/model/instrument';
import { companyDeclarations, fundDeclarations, type Declarations } from './declarations-by-session.ts';
import { nextEcho, type Forces, type ForcesInput } from './forces.ts';
import { readAt } from './read-at.ts';
import type { ReportDay } from './report-days.ts';
import { tradeSession } from './trade-session.ts';
import { uniformAt, normalAt } from './random.ts';
import type { Session } from '@plumbline/model/market';

const noiseMemory = 0.7;
const noiseVol = 0.28;
/** A half day trades a little more than half of a day. */
const halfDay = 0.55;

/** Units traded per session, asked for in order: more when the price moves, on results and on full days. */
function volumeOf(instrument: Instrument, ordinary: number | null, key: number) {
  let noise = 0;
  return (session: Session, n: number, unit: number, surprise: number, hasReport: boolean): number => {
    if (ordinary === null) return Number.NaN;
    noise = noiseMemory * noise + noiseVol * normalAt(key ^ 0x0badcafe, n);
    const excitement = Math.min(4, 0.7 + 0.4 * surprise) * (hasReport ? 1.9 : 1);
    const units = ordinary * unit * Math.exp(noise) * excitement * (session.isHalfDay ? halfDay : 1);
    // Mainland shares trade in hundreds; everywhere else in ones.
    const lot = instrument.market === 'cn' ? 100 : 1;
    return Math.max(1, Math.round(units / lot)) * lot;
  };
}

const startChance = 0.0007;
const longest = 5;

/** Whether trading in an A-share is suspended that session: about once in six years, for one to five sessions. */
function isHalted(key: number, instrument: Instrument, session: number, first: number): boolean {
  if (instrument.market !== 'cn' || instrument.kind !== 'stock') return false;
  for (let back = 0; back < longest; back++) {
    const start = session - back;
    if (start <= first || uniformAt(key ^ 0x3c4d5e, start) >= startChance) continue;
    const length = 1 + Math.floor(uniformAt(key ^ 0x4d5e6f, start) * longest);
    if (back < length) return true;
  }
  return false;
}

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
