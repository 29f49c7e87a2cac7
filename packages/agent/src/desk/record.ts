import type { AnalystRole, DeskMemo, DeskRecord, DeskRecordEntry } from '@plumbline/model/desk';
import { analystRoles } from '@plumbline/model/desk';
import type { Desk } from '@plumbline/model/desk';
import type { BarColumns } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { Falsifier } from '@plumbline/model/falsifier';
import type { InstrumentId } from '@plumbline/model/instrument';

/** What the ledger keeps of a memo when it is written; nothing of it changes afterwards. */
export interface DeskEntry {
  readonly id: string;
  readonly instrumentId: InstrumentId;
  readonly asOf: string;
  readonly horizonMonths: number;
  readonly settlesOn: string;
  readonly benchmark: InstrumentId | null;
  readonly ruleRating: DeskMemo['ruleRating'];
  readonly deskRating: DeskMemo['deskRating'];
  readonly chance: number | null;
  readonly stances: readonly { readonly role: AnalystRole; readonly stance: number; readonly chance: number | null }[];
  readonly falsifiers: readonly Pick<Falsifier, 'id' | 'fact' | 'metric' | 'operator' | 'threshold'>[];
  readonly packHash: string;
  readonly memoHash: string;
  readonly model: string | null;
  readonly cutoff: string | null;
  readonly contaminated: boolean;
}

/** What came of it. */
export interface DeskOutcome {
  readonly id: string;
  /** Day of the last price, `YYYY-MM-DD`. */
  readonly on: string;
  readonly excess: number;
  readonly costPerSide: number;
  /** Falsifiers on the price that fired on the way; those on filings are not looked at. */
  readonly fired: readonly string[];
}

/** Of one fill, as a share of what it moves: fees, half a spread and slippage of a liquid share. */
const costPerSide = 0.001;

/** The ledger's line of a finished desk. */
export function entryOf(id: string, instrumentId: InstrumentId, desk: Desk, memo: DeskMemo): DeskEntry {
  const valueOf = (handle: string | null): number | null =>
    desk.facts.find((fact) => fact.id === handle)?.value ?? null;
  return {
    id,
    instrumentId,
    asOf: desk.asOf,
    horizonMonths: memo.horizonMonths,
    settlesOn: memo.settlesOn,
    benchmark: memo.benchmark,
    ruleRating: memo.ruleRating,
    deskRating: memo.deskRating,
    chance: valueOf(memo.chance),
    stances: desk.analysts.flatMap(({ role, stance, chance }) =>
      stance === null ? [] : [{ role, stance, chance: valueOf(chance) }],
    ),
    falsifiers: memo.falsifiers.map(({ id: key, fact, metric, operator, threshold }) => ({
      id: key,
      fact,
      metric,
      operator,
      threshold,
    })),
    packHash: desk.pack.hash,
    memoHash: memo.hash,
    model: desk.modelUse === null ? null : `${desk.modelUse.provider}/${desk.modelUse.model}`,
    cutoff: desk.hindsight.cutoff,
    contaminated: desk.hindsight.isContaminated,
  };
}

interface Prices {
  /** Adjusted for splits and dividends. */
  readonly own: BarColumns;
  readonly benchmark: BarColumns | null;
  /** As traded, for falsifiers on the price. */
  readonly raw: BarColumns | null;
}

function changeOver({ time, close }: BarColumns, from: string, to: string): { change: number; on: string } | null {
  const days = Array.from(time, (at) => dateOf(at));
  const first = days.findLastIndex((day) => day <= from);
  const last = days.findLastIndex((day) => day <= to);
  const [begun, ended] = [close[first] ?? Number.NaN, close[last] ?? Number.NaN];
  // The day itself must have come and gone, or nothing is settled.
  const isOver = days.some((day) => day >= to);
  return first < 0 || last <= first || !isOver || !(begun > 0) || !(ended > 0)
    ? null
    : { change: ended / begun - 1, on: days[last] ?? to };
}

/**
 * What came of a memo at its horizon: the return above that of the benchmark, a purchase and a sale paid for. Null while prices
 * are not there. Without a benchmark the return is held against nothing.
 */
export function settle(entry: DeskEntry, { own, benchmark, raw }: Prices): DeskOutcome | null {
  const { id, asOf, settlesOn } = entry;
  const moved = changeOver(own, asOf, settlesOn);
  const market = entry.benchmark === null ? { change: 0 } : benchmark && changeOver(benchmark, asOf, settlesOn);
  if (moved === null || market === null) return null;
  const within = Array.from(raw?.time ?? [], (at, n) => ({ day: dateOf(at), close: raw?.close[n] ?? Number.NaN }));
  const closes = within.filter(({ day }) => day > asOf && day <= settlesOn).map(({ close }) => close);
  const fired = entry.falsifiers.filter(
    ({ metric, operator, threshold }) =>
      metric === 'price' && closes.some((close) => (operator === 'below' ? close < threshold : close > threshold)),
  );
  const excess = moved.change - market.change - 2 * costPerSide;
  return { id, on: moved.on, excess, costPerSide, fired: fired.map((one) => one.id) };
}

/** Settled entries from which on roles weigh differently, and how steeply. */
export const neededForWeights = 20;
const [steepness, halfway] = [8, 30] as const;
const [leastWeight, mostWeight] = [0.5, 2] as const;
/** What always saying one half gets. */
const coinToss = 0.25;

/** How much a role counts by its record; one while fewer than twenty of its entries are settled. */
export function roleWeight(settled: number, brier: number | null): number {
  if (settled < neededForWeights || brier === null) return 1;
  const weight = Math.exp(-steepness * (settled / (settled + halfway)) * (brier - coinToss));
  return Math.min(mostWeight, Math.max(leastWeight, weight));
}

/** A line of the ledger, with what came of it and where it stands. */
export interface RecordedDesk {
  readonly entry: DeskEntry;
  readonly outcome: DeskOutcome | null;
  readonly seq: number;
  readonly settledAt: number | null;
}

const scoreOf = (chance: number, excess: number): number => (chance - (excess > 0 ? 1 : 0)) ** 2;
const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of memos on one instrument whose horizons overlap the first counts. */
function apart(all: readonly RecordedDesk[]): readonly RecordedDesk[] {
  const free = new Map<string, string>();
  return all
    .toSorted((a, b) => (a.entry.asOf === b.entry.asOf ? a.seq - b.seq : a.entry.asOf < b.entry.asOf ? -1 : 1))
    .filter(({ entry }) => {
      if ((free.get(entry.instrumentId) ?? '') > entry.asOf) return false;
      free.set(entry.instrumentId, entry.settlesOn);
      return true;
    });
}

/** The record as it was known before a date: only what was settled by then, and nothing of a contaminated run. */
export function recordOf(all: readonly RecordedDesk[], before: string): DeskRecord {
  const honest = all.filter(({ entry }) => !entry.contaminated);
  const known = honest.filter(({ outcome }) => outcome !== null && outcome.on < before);
  const entries = honest.map(({ entry, outcome, seq, settledAt }): DeskRecordEntry => ({
    runId: entry.id,
    instrumentId: entry.instrumentId,
    asOf: entry.asOf,
    deskRating: entry.deskRating,
    ruleRating: entry.ruleRating,
    chance: entry.chance,
    settlesOn: entry.settlesOn,
    ledgerSeq: seq,
    outcome:
      outcome === null || settledAt === null
        ? null
        : {
            settledAt,
            excess: outcome.excess,
            beat: outcome.excess > 0,
            brier: entry.chance === null ? null : scoreOf(entry.chance, outcome.excess),
            fired: outcome.fired,
          },
  }));
  const counted = apart(known);
  const scores = counted.flatMap(({ entry: { chance }, outcome }) =>
    chance === null || outcome === null ? [] : [scoreOf(chance, outcome.excess)],
  );
  return {
    entries,
    settled: counted.length,
    brier: mean(scores),
    neededForWeights,
    roles: analystRoles.map((role) => {
      const own = counted.flatMap(({ entry, outcome }) => {
        const chance = entry.stances.find((one) => one.role === role)?.chance ?? null;
        return chance === null || outcome === null ? [] : [scoreOf(chance, outcome.excess)];
      });
      const brier = mean(own);
      return { role, settled: own.length, brier, weight: roleWeight(own.length, brier) };
    }),
  };
}
