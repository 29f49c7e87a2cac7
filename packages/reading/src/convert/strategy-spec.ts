import { intervals, type Interval } from '@plumbline/model/bar';
import { displaySymbol, isIndex, parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import {
  parseStrategySpec,
  specSchema,
  type Expression,
  type RebalancePeriod,
  type StrategySpec,
} from '@plumbline/model/strategy-spec';
import { universes, type UniverseName } from '@plumbline/quant/catalogue/strategy-universes';
import { withUsualCosts } from '@plumbline/quant/catalogue/strategy-template';
import { problemsOf } from '@plumbline/quant/language/check-spec';
import { parseTerm } from '../parse-term.ts';
import type { DraftRule, StrategyParts } from '../reading.ts';
import { all, compare, mapTerm, opposite, type Term } from '../term.ts';
import { exitsOf } from './exit-parts.ts';
import { orderParts } from './order-parts.ts';
import { isPairDraft, pairParts } from './pair-parts.ts';
import { lookedAt } from './looked-at.ts';
import { lack, share, type Making } from './making.ts';
import { asWritten, wordsFor, type Missing } from './missing.ts';
import { scoredBy, weightedScore } from './weighted-score.ts';
import { gridParts } from './grid-parts.ts';
import { recurringParts } from './recurring-parts.ts';
import { stagedParts } from './staged-parts.ts';
import { addingOf, sizeOf } from './size-parts.ts';
import { always, expressionOf } from './term-expression.ts';

/** A draft as a strategy, or everything in it that the product cannot do. */
export type DraftedSpec =
  | { readonly is: 'spec'; readonly spec: StrategySpec; readonly assumed: readonly LocalText[] }
  | { readonly is: 'missing'; readonly missing: readonly Missing[] };

/** What of a stored strategy a draft of its parts leans on. */
interface Base {
  readonly known?: ReadonlyMap<string, Expression>;
  readonly parameters?: StrategySpec['parameters'];
}

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

const periods: Readonly<Record<string, RebalancePeriod>> = {
  daily: 'bar',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  semiannual: 'half-year',
  yearly: 'year',
  // The first session of the year is in January.
  'yearly in January': 'year',
};

function scheduleOf(making: Making): RebalancePeriod | undefined {
  const { rebalance } = making.parts;
  if (rebalance === null) return undefined;
  const every = periods[rebalance];
  if (every === undefined || (every === 'bar' && making.bar !== '1d')) lack(making, 'schedule', rebalance);
  return every;
}

/** How many of a list are chosen by which value, from the notation of strategies. */
function rankingOf(making: Making, every: RebalancePeriod): StrategySpec['ranking'] {
  const { rank } = making.parts;
  if (rank === null) return undefined;
  const found = /^top ([\d.]+)(%?) by (?:(highest|lowest) (.+)|composite\((.+)\)) within ([^()]+)$/u.exec(rank);
  if (found === null) {
    lack(making, 'rule', rank);
    return undefined;
  }
  const [, many, percent, order = 'highest', term, figures] = found;
  const count = percent === '%' ? Math.ceil(share(many!) * making.traded.length) : Number(many);
  if (making.traded.length > 0 && (!Number.isInteger(count) || count < 1)) lack(making, 'rule', rank);
  let by: Expression | null;
  try {
    by = figures === undefined ? expressionOf(parseTerm(term!), making) : weightedScore(figures, making);
  } catch {
    lack(making, 'rule', rank);
    return undefined;
  }
  if (by === null) return undefined;
  if (figures !== undefined) making.assumed.push(scoredBy);
  return {
    by,
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
  const whole = looked?.parts ?? said;
  const assumed: LocalText[] = looked?.assumed == null ? [] : [looked.assumed];
  const named = tradedIn(whole, missing, assumed);
  const idle = whole.otherwise === null || whole.otherwise === 'cash' ? null : parseInstrumentId(whole.otherwise);
  const traded = named.filter((id) => id !== idle);
  const bar = intervals.find((one): one is Interval => one === whole.bar);
  const first: Making = { bar: bar ?? '1d', traded, missing, assumed, parts: whole, known: base.known };
  const regular = recurringParts(first);
  const gridded = gridParts(first);
  const parts = regular?.parts ?? gridded?.parts ?? whole;
  const making: Making = { ...first, parts };
  if (bar === undefined) lack(making, 'bar', parts.bar);
  if (parts.otherwise !== null && parts.otherwise !== 'cash' && idle === null)
    lack(making, 'rule', `otherwise ${parts.otherwise}`);
  if (parts.period !== undefined) lack(making, 'schedule', parts.period);
  const orders = orderParts(parts, making);
  if (orders === null) lack(making, 'order', parts.order!);
  const pair = isPairDraft(parts) ? pairParts(parts) : null;
  const every = scheduleOf(making);
  const ranking = rankingOf(making, every ?? 'month');
  const { risk, bracket, leave } = exitsOf(making);
  leave.long.push(...(regular?.leave ?? []));
  const isChosen = ranking !== undefined || every !== undefined;
  const filters = parts.filters.map((term) => expressionOf(term, making));
  // Who no longer passes is no longer held: an entry alone would hold it for ever.
  if (filters.length > 0) leave.long.push(expressionOf(opposite(all(parts.filters)), making));
  const staged = pair === null ? stagedParts(making, orders?.entry ?? parts.entry) : null;
  if (staged !== null && staged.sold.length > 0) risk.scaleOut = [...(risk.scaleOut ?? []), ...staged.sold];
  const entered = pair?.entry.long ?? conditionOf(staged?.entry ?? [], making);
  const long = allOf([...(entered === undefined ? [] : [entered]), ...filters]);
  const short = pair?.entry.short ?? conditionOf(parts.short, making);
  const isShortOnly = long === undefined && short !== undefined;
  const exit = anyOf(pair?.exit.long ?? conditionOf(staged?.exit ?? [], making, true), leave.long);
  const cover = anyOf(pair?.exit.short ?? conditionOf(parts.cover, making, true), leave.short);
  making.assumed.push(
    ...(orders?.assumed ?? []),
    ...(regular?.assumed ?? gridded?.assumed ?? []),
    ...(staged?.assumed ?? []),
    ...(pair === null ? [] : [pair.assumed]),
  );
  if (risk.scaleOut !== undefined && risk.trailing !== undefined)
    making.assumed.push(
      localText(
        'the trailing stop holds from the entry on, for all that is held',
        '移动止损自入场起对全部持仓有效',
        '移動止蝕由入場起對全部持倉有效',
      ),
    );
  const adding = addingOf(making);
  const sizing =
    staged?.sizing ??
    regular?.sizing ??
    gridded?.sizing ??
    adding?.sizing ??
    sizeOf(making, ranking?.count ?? traded.length);
  const scaleIn = staged?.scaleIn ?? adding?.scaleIn ?? null;
  const entry = side(orAlways(long, isChosen && !isShortOnly), short);
  const needsCalendar = ranking === undefined && (every !== undefined || sizing.basis === 'allocation');
  const order = { ...orders?.waiting, ...bracket };
  if (missing.length > 0 || traded.length === 0) return { is: 'missing', missing };
  const spec = parseStrategySpec({
    schema: specSchema,
    name,
    kind: ranking === undefined ? 'custom' : 'multi-factor',
    universe: { instruments: [...new Set(idle === null ? traded : [...traded, idle])] },
    bar: making.bar,
    entry,
    exit: side(exit, cover),
    ...(Object.keys(order).length > 0 && { entryOrders: { [isShortOnly ? 'short' : 'long']: order } }),
    ...(ranking !== undefined && { ranking }),
    ...(needsCalendar && { rebalance: every ?? 'month' }),
    sizing,
    ...(idle !== null && { idle }),
    risk,
    ...(regular !== null && { recurring: regular.recurring }),
    ...(gridded !== null && { grid: gridded.grid }),
    ...(scaleIn !== null && { scaleIn }),
    costs: noCosts,
    execution: { ...orders!.fill, leverage: 1, quantityStep: 0, maxVolumeShare: 0 },
    parameters: base.parameters ?? [],
    benchmark: null,
  });
  checked(spec, missing);
  if (missing.length > 0) return { is: 'missing', missing };
  return { is: 'spec', spec: withUsualCosts(spec), assumed };
}
