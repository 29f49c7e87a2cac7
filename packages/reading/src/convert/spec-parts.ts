import type { Amount, Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import type { DraftRule, StrategyParts } from '../reading.ts';
import { ago, call, close, compare, named, not, number, sum, writeTerm, type Series, type Term } from '../term.ts';
import { percentText } from '../grammar/stops.ts';
import { overSeries, studies } from './term-expression.ts';

/** A stored strategy in the parts that sentences speak of. */
export interface SpecParts {
  readonly parts: StrategyParts;
  /** Each term of the parts with the expression it was made from, settings and all. */
  readonly known: ReadonlyMap<string, Expression>;
}

/** A part that no sentence can change; it stands for itself. */
export const keptPart = 'kept';

const periods: Readonly<Record<string, string>> = {
  bar: 'daily',
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  'half-year': 'semiannual',
  year: 'yearly',
};

const perPeriod: Readonly<Record<string, string>> = {
  bar: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

const comparisons = { above: '>', below: '<', atLeast: '>=', atMost: '<=', equals: '==' } as const;
const sums = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const;

const isAlways = (one: Expression | undefined): boolean =>
  one?.op === 'above' && one.left.op === 'price' && one.left.field === 'volume' && one.right.op === 'constant';

/** Writes expressions as terms and remembers which is which. */
class Terms {
  readonly known = new Map<string, Expression>();
  private readonly values: ReadonlyMap<string, number>;

  constructor({ parameters }: StrategySpec) {
    this.values = new Map(parameters.map(({ key, value }) => [key, value]));
  }

  amount(value: Amount): number {
    return typeof value === 'number' ? value : (this.values.get(value.parameter) ?? Number.NaN);
  }

  of(expression: Expression): Term {
    const term = this.plain(expression) ?? named(`${keptPart}${this.known.size}`);
    if (term.is !== 'number' && term !== close) this.known.set(writeTerm(term), expression);
    return term;
  }

  private all(list: readonly Expression[]): readonly Term[] {
    return list.map((one) => this.of(one));
  }

  private plain(one: Expression): Term | null {
    switch (one.op) {
      case 'constant':
        return number(one.value);
      case 'parameter':
        return number(this.amount({ parameter: one.key }));
      case 'price':
        return one.field === 'close' ? close : named(one.field);
      case 'indicator':
        return this.indicator(one);
      case 'ago':
        return ago(this.of(one.of), this.amount(one.bars));
      case 'absolute':
        return call('abs', this.of(one.of));
      case 'crossesAbove':
      case 'crossesBelow':
        return call(one.op, this.of(one.left), this.of(one.right));
      case 'above':
      case 'below':
      case 'atLeast':
      case 'atMost':
      case 'equals':
        return compare(comparisons[one.op], this.of(one.left), this.of(one.right));
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'divide': {
        const op = sums[one.op];
        return this.all(one.args).reduce((left, right) => sum(op, left, right));
      }
      case 'and':
      case 'or':
        return { is: one.op, args: this.all(one.args) };
      case 'not':
        return not(this.of(one.of));
      case 'lasting':
        return call('consecutive', this.of(one.of), number(this.amount(one.bars)));
      case 'calendar':
        return one.field === 'month' ? call('month') : one.field === 'dayOfWeek' ? call('weekday') : null;
      case 'other':
        return one.instrument === null ? null : { is: 'of', whose: one.instrument as Series, of: this.of(one.of) };
      default:
        return null;
    }
  }

  private indicator({
    id,
    parameters = {},
    output,
    of,
    against,
  }: Extract<Expression, { op: 'indicator' }>): Term | null {
    if (against !== undefined) return null;
    const given = Object.entries(parameters);
    const over = Object.entries(overSeries).find(([, name]) => name === id);
    if (over !== undefined && output === undefined && given.length === 1 && parameters['period'] !== undefined)
      return call(over[0], of === undefined ? close : this.of(of), number(this.amount(parameters['period'])));
    if (of !== undefined) return null;
    const { period, up, down } = parameters;
    const isBand = id === 'bbands' && (output === 'upper' || output === 'lower');
    if (isBand && period !== undefined && up !== undefined && up === down && given.length === 3)
      return call(`BB.${output}`, number(this.amount(period)), number(this.amount(up)));
    const study = Object.entries(studies).find(([, one]) => one.id === id && one.output === output);
    if (study === undefined || given.some(([name]) => !study[1].settings.includes(name))) return null;
    const args = study[1].settings.slice(0, given.length).flatMap((name) => parameters[name] ?? []);
    return args.length < given.length ? null : call(study[0], ...args.map((value) => number(this.amount(value))));
  }
}

function stopsOf({ risk, entryOrders }: StrategySpec, terms: Terms): readonly string[] {
  const percent = (value: Amount): string => `${percentText(terms.amount(value))}%`;
  return [
    ...(risk.stopLoss === undefined ? [] : [`stop ${percent(risk.stopLoss)} of entry`]),
    ...(risk.target === undefined ? [] : [`takeProfit ${percent(risk.target)} of entry`]),
    ...(risk.scaleOut ?? []).map((part) =>
      'gain' in part
        ? `takeProfit ${percent(part.gain)} of entry sells ${percent(part.share)}`
        : `${keptPart} part of ${percent(part.share)}`,
    ),
    ...(risk.trailing === undefined ? [] : [`trailing ${percent(risk.trailing)} from peak`]),
    ...(risk.maxBars === undefined ? [] : [`timeExit ${terms.amount(risk.maxBars)} bars`]),
    ...(entryOrders === undefined ? [] : [`${keptPart} orders`]),
  ];
}

function sizingOf({ sizing, universe, ranking, scaleIn, recurring, grid }: StrategySpec, terms: Terms): string {
  if (sizing.basis === 'weight' || sizing.basis === 'allocation' || sizing.basis === 'levels' || grid !== undefined)
    return keptPart;
  if (sizing.basis === 'fixed') {
    const each = sizing.weights.map(({ instrument, weight }) => `${instrument}:${percentText(terms.amount(weight))}%`);
    return `weights {${each.join(', ')}}`;
  }
  const value = terms.amount(sizing.value);
  if (scaleIn !== undefined) {
    if ('parts' in scaleIn) return keptPart;
    const { on, every, size, of, most } = scaleIn;
    if (sizing.basis !== 'fraction' || of === 'first') return keptPart;
    const step = `+${percentText(terms.amount(size))}% per ${on === 'gain' ? '+' : '-'}${percentText(terms.amount(every))}%`;
    return `pyramid: ${percentText(value)}% at entry, ${step}, max ${terms.amount(most)} adds`;
  }
  const held = ranking?.count ?? universe.instruments.length;
  if (sizing.basis === 'fraction')
    return value === Math.floor(10_000 / Math.max(1, held)) / 10_000
      ? 'equalWeight'
      : `percent ${percentText(value)} of equity`;
  if (sizing.basis === 'risk') return `risk ${percentText(value)}% of equity per trade`;
  const size = sizing.basis === 'units' ? `shares ${value}` : `cash ${value}`;
  if (recurring === undefined) return size;
  // What a sentence has no words for stays as it is.
  const period = perPeriod[recurring.every];
  return period === undefined || recurring.on !== undefined || recurring.money === 'account'
    ? keptPart
    : `${size} per ${period}`;
}

/** The parts of a stored strategy, each of which a sentence may change. */
export function partsOfSpec(spec: StrategySpec): SpecParts {
  const terms = new Terms(spec);
  const { entry, exit, ranking } = spec;
  const { pause } = spec.risk;
  const rules = (one: Expression | undefined): readonly DraftRule[] =>
    one === undefined || (ranking !== undefined && isAlways(one)) ? [] : [{ when: terms.of(one) }];
  const every = ranking?.every ?? spec.rebalance;
  const parts: StrategyParts = {
    universe: { is: 'instruments', ids: spec.universe.instruments },
    bar: spec.bar,
    entry: rules(entry.long),
    exit: rules(exit.long),
    short: rules(entry.short),
    cover: rules(exit.short),
    rank:
      ranking === undefined
        ? null
        : `top ${ranking.count} by ${ranking.order} ${writeTerm(terms.of(ranking.by))} within universe`,
    filters: [],
    rebalance: every === undefined ? null : periods[every]!,
    sizing: sizingOf(spec, terms),
    stops: stopsOf(spec, terms),
    order: null,
    otherwise: spec.idle ?? null,
    constraints: [
      ...(pause === undefined ? [] : [`no entry for ${terms.amount(pause.bars)} bars after a ${pause.after}`]),
      ...(spec.recurring?.more ?? []).map(
        ({ when, times }) => `${terms.amount(times)} times as much when ${writeTerm(terms.of(when))}`,
      ),
    ],
    assumed: [],
  };
  return { parts, known: terms.known };
}
