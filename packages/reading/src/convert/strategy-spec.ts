import { intervals, type Interval } from '@plumbline/model/bar';
import { displaySymbol, isIndex, marketOf, type InstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import {
  parseStrategySpec,
  specSchema,
  type Amount,
  type Expression,
  type RebalancePeriod,
  type StrategySpec,
} from '@plumbline/model/strategy-spec';
import { universes, type UniverseName } from '@plumbline/quant/catalogue/strategy-universes';
import { withUsualCosts } from '@plumbline/quant/catalogue/strategy-template';
import { problemsOf } from '@plumbline/quant/language/check-spec';
import { parseTerm } from '../parse-term.ts';
import type { DraftRule, StrategyParts } from '../reading.ts';
import { call, compare, mapTerm, number, type Term } from '../term.ts';
import { sharesPerLot } from './board-terms.ts';
import { orderParts } from './order-parts.ts';
import { isPairDraft, pairParts } from './pair-parts.ts';
import { lookedAt } from './looked-at.ts';
import { asWritten, wordsFor, type Missing } from './missing.ts';
import { insteadOf } from './instead.ts';
import { partWords } from './part-words.ts';
import { expressionOf, type Place } from './term-expression.ts';

/** A draft as a strategy, or everything in it that the product cannot do. */
export type DraftedSpec =
  | { readonly is: 'spec'; readonly spec: StrategySpec; readonly assumed: readonly LocalText[] }
  | { readonly is: 'missing'; readonly missing: readonly Missing[] };

/** What of a stored strategy a draft of its parts leans on. */
interface Base {
  readonly known?: ReadonlyMap<string, Expression>;
  readonly parameters?: StrategySpec['parameters'];
}

interface Making extends Place {
  readonly assumed: LocalText[];
  /** Where a choice from many is made from, in the market of the text. */
  readonly parts: StrategyParts;
}

function lack(making: Making, part: Missing['part'], text: string): void {
  making.missing.push({ part, name: partWords(text), instead: insteadOf(text) });
}

const always: Expression = { op: 'above', left: { op: 'price', field: 'volume' }, right: { op: 'constant', value: 0 } };

const large: Readonly<Record<string, UniverseName>> = { US: 'usLarge', CN: 'cnLarge', HK: 'hkLarge', CRYPTO: 'coins' };

/** The list that stands for a market nobody named; a market or an index that was named is not a list of twenty. */
function tradedIn(parts: StrategyParts, missing: Missing[], assumed: LocalText[]): readonly InstrumentId[] {
  const { universe } = parts;
  if (universe === null) return [];
  if (universe.is === 'instruments') {
    const wrong = universe.ids.filter(isIndex);
    for (const id of wrong) missing.push({ part: 'index', name: asWritten(displaySymbol(id)) });
    return universe.ids;
  }
  const name = universe.is === 'market' ? large[universe.market] : undefined;
  if (name === undefined || !parts.assumed.includes('universe')) {
    missing.push({ part: 'universe', name: wordsFor(universe.is === 'market' ? universe.market : universe.id) });
    return [];
  }
  const ids = universes[name];
  const count = ids.length;
  assumed.push(
    localText(`${count} large names of the market`, `该市场的 ${count} 只大型标的`, `該市場的 ${count} 隻大型標的`),
  );
  return ids;
}

/** What was entered on a crossing is left "otherwise" when the lines stand the other way round, not on the next bar without one. */
function asState(term: Term): Term {
  return mapTerm(term, (part) => {
    if (part.is !== 'not' || part.of.is !== 'call') return null;
    const { name, args } = part.of;
    const [left, right] = args;
    if (left === undefined || right === undefined) return null;
    if (name === 'crossesAbove') return compare('<=', left, right);
    return name === 'crossesBelow' ? compare('>=', left, right) : null;
  });
}

function conditionOf(rules: readonly DraftRule[], making: Making, isLeaving = false): Expression | undefined {
  const made = rules.map(({ when, does }) => {
    if (does !== undefined) lack(making, 'rule', does);
    return expressionOf(isLeaving ? asState(when) : when, making);
  });
  const [only] = made;
  if (only === undefined) return undefined;
  return made.length === 1 ? only : { op: 'or', args: made };
}

const closeNow: Expression = { op: 'price', field: 'close' };

/** A distance of so many average ranges from the close before the entry. */
function rangesAway(text: string, isBelow: boolean): Expression | null {
  const found = /^([\d.]+) ATR\((\d+)\)$/u.exec(text);
  if (found === null) return null;
  const atr: Expression = { op: 'indicator', id: 'atr', parameters: { period: Number(found[2]) } };
  const away: Expression = { op: 'multiply', args: [{ op: 'constant', value: Number(found[1]) }, atr] };
  return { op: isBelow ? 'subtract' : 'add', args: [closeNow, away] };
}

interface Exits {
  readonly risk: { stopLoss?: number; target?: number; trailing?: number; maxBars?: number };
  readonly bracket: { stopLoss?: Expression; target?: Expression };
  /** Ways out that a close decides. */
  readonly leave: { readonly long: Expression[]; readonly short: Expression[] };
}

const share = (percent: string): number => Number(`${percent}e-2`);

/** The bars that a high or low since the entry is taken from: a strategy remembers no price but that of its entry. */
const peakBars = 22;

/** Where the close is so many average ranges from the best price of late. */
function rangesFromPeak(ranges: number, period: number, isShort: boolean): Expression {
  const of: Expression = { op: 'price', field: isShort ? 'low' : 'high' };
  const best: Expression = { op: 'indicator', id: isShort ? 'min' : 'max', parameters: { period: peakBars }, of };
  const atr: Expression = { op: 'indicator', id: 'atr', parameters: { period } };
  const away: Expression = { op: 'multiply', args: [{ op: 'constant', value: ranges }, atr] };
  const line: Expression = { op: isShort ? 'add' : 'subtract', args: [best, away] };
  return { op: isShort ? 'above' : 'below', left: closeNow, right: line };
}

/** Stops in the notation of strategies. Of two of a kind none is dropped: the second is missing. */
function exitsOf(making: Making): Exits {
  const { stops, entry, short } = making.parts;
  const risk: Exits['risk'] = {};
  const bracket: Exits['bracket'] = {};
  const isShort = entry.length === 0 && short.length > 0;
  const isBoth = entry.length > 0 && short.length > 0;
  const leave: Exits['leave'] = { long: [], short: [] };
  const ranged = (kind: 'stopLoss' | 'target', text: string, from: string): boolean => {
    const price = isBoth ? null : rangesAway(text, (kind === 'stopLoss') !== isShort);
    if (price === null || bracket[kind] !== undefined) return false;
    bracket[kind] = price;
    making.assumed.push(
      localText(
        `${from}: from the close before the entry`,
        `${from}：从入场前的收盘价起算`,
        `${from}：由入場前的收市價起計`,
      ),
    );
    return true;
  };
  const set = (kind: keyof Exits['risk'], value: number): boolean => {
    if (risk[kind] !== undefined) return false;
    risk[kind] = value;
    return true;
  };
  const taken = (text: string): boolean => {
    const percent = /^(stop|takeProfit|trailing) ([\d.]+)% (?:of entry|from peak)$/u.exec(text);
    if (percent !== null) {
      const kinds = { stop: 'stopLoss', takeProfit: 'target', trailing: 'trailing' } as const;
      return set(kinds[percent[1] as keyof typeof kinds], share(percent[2]!));
    }
    const bars = /^timeExit (\d+) bars?(?: at open)?$/u.exec(text);
    if (bars !== null) return set('maxBars', Number(bars[1]));
    const trail = /^trailing ([\d.]+) ATR\((\d+)\) from peak$/u.exec(text);
    if (trail !== null) {
      const ranges = (isDown: boolean): Expression => rangesFromPeak(Number(trail[1]), Number(trail[2]), isDown);
      if (!isShort) leave.long.push(ranges(false));
      if (isShort || isBoth) leave.short.push(ranges(true));
      making.assumed.push(
        localText(
          `trailing stop: at the close, from the best price of the last ${peakBars} bars`,
          `移动止损：按收盘判断，从最近 ${peakBars} 根 K 线的最优价起算`,
          `移動止蝕：按收市判斷，由最近 ${peakBars} 根 K 線的最優價起計`,
        ),
      );
      return true;
    }
    if (text === 'stop at low of entry bar' && !isShort && !isBoth && bracket.stopLoss === undefined) {
      bracket.stopLoss = { op: 'price', field: 'low' };
      making.assumed.push(
        localText(
          'stop: the low of the bar that gives the signal',
          '止损：发出信号那根 K 线的最低价',
          '止蝕：發出訊號那根 K 線的最低價',
        ),
      );
      return true;
    }
    const risks = /^takeProfit ([\d.]+) R$/u.exec(text);
    const stop = /^stop ([\d.]+)% of entry$/u.exec(stops.find((one) => one.startsWith('stop ')) ?? '');
    if (risks !== null)
      return stop !== null && set('target', Number((Number(risks[1]) * share(stop[1]!)).toPrecision(12)));
    if (text === 'no stop') return !stops.some((one) => one.startsWith('stop'));
    if (text === 'no takeProfit') return !stops.some((one) => one.startsWith('takeProfit'));
    const [kind, ...rest] = text.split(' ');
    if (kind === 'stop') return ranged('stopLoss', rest.join(' '), text);
    return kind === 'takeProfit' && ranged('target', rest.join(' '), text);
  };
  for (const text of stops) if (!taken(text)) lack(making, 'stop', text);
  return { risk, bracket, leave };
}

const periods: Readonly<Record<string, RebalancePeriod>> = {
  daily: 'bar',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

function scheduleOf(making: Making): RebalancePeriod | undefined {
  const { rebalance } = making.parts;
  if (rebalance === null) return undefined;
  const every = periods[rebalance];
  if (every === undefined || (every === 'bar' && making.bar !== '1d')) lack(making, 'schedule', rebalance);
  return every;
}

/** Equal parts of what is held, to four digits. */
const equalPart = (count: number): number => Math.floor(10_000 / Math.max(1, count)) / 10_000;

type Sizing = StrategySpec['sizing'];

function sizeOf(making: Making, held: number): Sizing {
  const { parts, traded } = making;
  const [, text = '', cap] = /^(.*?)(?: max ([\d.]+)%)?$/u.exec(parts.sizing ?? 'equalWeight') ?? [];
  const equal: Sizing = { basis: 'fraction', value: equalPart(held) };
  if (cap !== undefined && !text.startsWith('volTarget') && (text !== 'equalWeight' || equalPart(held) > share(cap)))
    lack(making, 'size', parts.sizing!);
  // The two of a pair get equal money.
  if (text === 'equalWeight' || (text === 'dollarNeutral' && isPairDraft(parts))) return equal;
  const percent = /^percent ([\d.]+) (?:of equity|each)$/u.exec(text);
  if (percent !== null) return { basis: 'fraction', value: share(percent[1]!) };
  const risked = /^risk ([\d.]+)% of equity per trade$/u.exec(text);
  if (risked !== null && parts.stops.some((one) => one.startsWith('stop ')))
    return { basis: 'risk', value: share(risked[1]!) };
  const counted = /^(shares|lots) ([\d.]+)$/u.exec(text);
  const lot = counted?.[1] === 'lots' ? sharesPerLot(traded) : 1;
  if (counted !== null && lot !== null) return { basis: 'units', value: Number(counted[2]) * lot };
  const cash = /^cash ([\d.]+)(?: ([A-Z]{3}))?$/u.exec(text);
  const currencies = new Set(traded.map((id) => marketById(marketOf(id)).currency));
  if (cash !== null && currencies.size === 1 && (cash[2] === undefined || currencies.has(cash[2])))
    return { basis: 'cash', value: Number(cash[1]) };
  const aimed = /^volTarget ([\d.]+)%(?: HV\((\d+)\))?$/u.exec(text);
  if (aimed !== null && parts.rebalance === null && parts.rank === null) {
    const volatility = expressionOf(call('HV', number(Number(aimed[2] ?? 20))), making);
    making.assumed.push(
      localText(
        'the size is set at the entry, without borrowed money',
        '仓位在入场时确定，不用借入资金',
        '倉位在入場時確定，不用借入資金',
      ),
    );
    const target: Expression = { op: 'constant', value: share(aimed[1]!) };
    return {
      basis: 'weight',
      of: { op: 'divide', args: [target, volatility] },
      cap: cap === undefined ? 1 : share(cap),
    };
  }
  const methods = { inverseVol: 'inverse-volatility', riskParity: 'risk-parity' } as const;
  if ((text === 'inverseVol' || text === 'riskParity') && parts.rank === null) {
    making.assumed.push(
      localText('volatility of the last 60 bars', '最近 60 根 K 线的波动率', '最近 60 根 K 線的波幅'),
    );
    return { basis: 'allocation', method: methods[text], lookback: 60, gross: 1 };
  }
  const weights = [...text.matchAll(/:([\d.]+)%/gu)].map(([, one]) => share(one!));
  const [first] = weights;
  const isEqual = weights.length === traded.length && weights.every((one) => one === first);
  if (text.startsWith('weights') && isEqual && first !== undefined) return { basis: 'fraction', value: first };
  lack(making, 'size', text);
  return equal;
}

/** How many of a list are chosen by which value, from the notation of strategies. */
function rankingOf(making: Making, every: RebalancePeriod): StrategySpec['ranking'] {
  const { rank } = making.parts;
  if (rank === null) return undefined;
  const found = /^top ([\d.]+)(%?) by (highest|lowest) (.+) within ([^()]+)$/u.exec(rank);
  if (found === null) {
    lack(making, 'rule', rank);
    return undefined;
  }
  const [, many, percent, order, term] = found;
  const count = percent === '%' ? Math.ceil(share(many!) * making.traded.length) : Number(many);
  if (making.traded.length > 0 && (!Number.isInteger(count) || count < 1)) lack(making, 'rule', rank);
  let by: Term;
  try {
    by = parseTerm(term!);
  } catch {
    lack(making, 'rule', rank);
    return undefined;
  }
  return {
    by: expressionOf(by, making),
    count: Math.max(1, Math.trunc(count)),
    order: order as 'highest' | 'lowest',
    every,
  };
}

const noCosts: StrategySpec['costs'] = {
  commission: { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null },
  spread: 0,
  slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  borrowRate: 0,
  marginRate: 0,
};

function orAlways(condition: Expression | undefined, isChosen: boolean): Expression | undefined {
  return condition ?? (isChosen ? always : undefined);
}

function allOf(parts: readonly Expression[]): Expression | undefined {
  const [only] = parts;
  if (parts.length < 2) return only;
  return { op: 'and', args: parts };
}

function anyOf(condition: Expression | undefined, others: readonly Expression[]): Expression | undefined {
  const [only, ...more] = [...(condition === undefined ? [] : [condition]), ...others];
  return only === undefined || more.length === 0 ? only : { op: 'or', args: [only, ...more] };
}

const side = (long: Expression | undefined, short: Expression | undefined): StrategySpec['entry'] => ({
  ...(long !== undefined && { long }),
  ...(short !== undefined && { short }),
});

function checked(spec: StrategySpec, missing: Missing[]): void {
  for (const { severity, text } of problemsOf(spec))
    if (severity === 'error') missing.push({ part: 'rule', name: text });
}

/**
 * The strategy that a draft describes, with the usual costs of its market. Whatever in it has
 * no counterpart in the product is named in `missing`, and then there is no strategy: nothing is left out or replaced.
 */
export function specOf(said: StrategyParts, name: string, base: Base = {}): DraftedSpec {
  const missing: Missing[] = [];
  const looked = lookedAt(said);
  const parts = looked?.parts ?? said;
  const assumed: LocalText[] = looked?.assumed == null ? [] : [looked.assumed];
  const traded = tradedIn(parts, missing, assumed);
  const bar = intervals.find((one): one is Interval => one === parts.bar);
  const making: Making = { bar: bar ?? '1d', traded, missing, assumed, parts, known: base.known };
  if (bar === undefined) lack(making, 'bar', parts.bar);
  if (parts.otherwise !== null) lack(making, 'rule', `otherwise ${parts.otherwise}`);
  if (parts.period !== undefined) lack(making, 'schedule', parts.period);
  for (const one of parts.constraints) lack(making, 'rule', one);
  const orders = orderParts(parts, making);
  if (orders === null) lack(making, 'order', parts.order!);
  const pair = isPairDraft(parts) ? pairParts(parts) : null;
  const every = scheduleOf(making);
  const ranking = rankingOf(making, every ?? 'month');
  const { risk, bracket, leave } = exitsOf(making);
  const isChosen = ranking !== undefined || every !== undefined;
  const filters = parts.filters.map((term) => expressionOf(term, making));
  const entered = pair?.entry.long ?? conditionOf(orders?.entry ?? parts.entry, making);
  const long = allOf([...(entered === undefined ? [] : [entered]), ...filters]);
  const short = pair?.entry.short ?? conditionOf(parts.short, making);
  const isShortOnly = long === undefined && short !== undefined;
  const exit = anyOf(
    pair?.exit.long ?? (pair === null ? conditionOf(parts.exit, making, true) : undefined),
    leave.long,
  );
  const cover = anyOf(pair?.exit.short ?? conditionOf(parts.cover, making, true), leave.short);
  making.assumed.push(...(orders?.assumed ?? []), ...(pair === null ? [] : [pair.assumed]));
  const sizing = sizeOf(making, ranking?.count ?? traded.length);
  const entry = side(orAlways(long, isChosen && !isShortOnly), short);
  const needsCalendar = ranking === undefined && (every !== undefined || sizing.basis === 'allocation');
  const order = { ...orders?.waiting, ...bracket };
  if (missing.length > 0 || traded.length === 0) return { is: 'missing', missing };
  const spec = parseStrategySpec({
    schema: specSchema,
    name,
    kind: ranking === undefined ? 'custom' : 'multi-factor',
    universe: { instruments: [...new Set(traded)] },
    bar: making.bar,
    entry,
    exit: side(exit, cover),
    ...(Object.keys(order).length > 0 && { entryOrders: { [isShortOnly ? 'short' : 'long']: order } }),
    ...(ranking !== undefined && { ranking }),
    ...(needsCalendar && { rebalance: every ?? 'month' }),
    sizing,
    risk: risk satisfies Readonly<Record<string, Amount | undefined>>,
    costs: noCosts,
    execution: { ...orders!.fill, leverage: 1, quantityStep: 0, maxVolumeShare: 0 },
    parameters: base.parameters ?? [],
    benchmark: null,
  });
  checked(spec, missing);
  if (missing.length > 0) return { is: 'missing', missing };
  return { is: 'spec', spec: withUsualCosts(spec), assumed };
}
