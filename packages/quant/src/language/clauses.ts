import {
  specSchema,
  type Amount,
  type Expression,
  type FixedWeights,
  type Recurring,
  type GainPart,
  type Grid,
  type ScaleIn,
  type ScaleOut,
  type StrategySpec,
} from '@plumbline/model/strategy-spec';
import type { InstrumentId } from '@plumbline/model/instrument';

export type Membership = readonly NonNullable<StrategySpec['universe']['membership']>[number][];

/** What fills a slot of a clause. */
export type ClauseValue =
  Expression | Amount | string | readonly InstrumentId[] | Membership | FixedWeights | readonly GainPart[];

/** One statement of a strategy. Every view writes and reads the same ones, in its own words. */
export interface Clause {
  readonly kind: ClauseKind;
  readonly values: Readonly<Record<string, ClauseValue>>;
}

/** The statements there are, in the order in which they are written. */
export const clauseKinds = [
  'title',
  'universe',
  'set',
  'membership',
  'memberless',
  'setting',
  'setValue',
  'formula',
  'enterLong',
  'exitLong',
  'enterShort',
  'exitShort',
  'orderLimit',
  'orderStop',
  'orderTrail',
  'orderLife',
  'orderStopLoss',
  'orderTarget',
  'orderPlain',
  'ordersPlain',
  'ranking',
  'rankingBoth',
  'rebalance',
  'sizeFraction',
  'sizeUnits',
  'sizeCash',
  'sizeRisk',
  'sizeWeight',
  'sizeAllocation',
  'sizeFixed',
  'sizeLevel',
  'idle',
  'stopLoss',
  'target',
  'trailing',
  'maxBars',
  'scaleOut',
  'scaleOutWhen',
  'pause',
  'gridRange',
  'gridSteps',
  'gridStepsFrom',
  'recurring',
  'recurringOn',
  'recurringMore',
  'scaleIn',
  'scaleInWhen',
  'commissionRate',
  'commission',
  'commissionUpTo',
  'spread',
  'slippage',
  'borrowRate',
  'marginRate',
  'free',
  'fillPolicy',
  'delayBars',
  'leverage',
  'quantityStep',
  'maxVolumeShare',
  'benchmark',
] as const;
export type ClauseKind = (typeof clauseKinds)[number];

const noCommission = { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null };
const noSlippage = { fixed: 0, volatilityShare: 0, volumeImpact: 0 };

function costClauses({
  commission,
  spread,
  slippage,
  borrowRate,
  marginRate,
}: StrategySpec['costs']): readonly Clause[] {
  const clauses: Clause[] = [];
  const { max, ...rest } = commission;
  if (max !== null) clauses.push({ kind: 'commissionUpTo', values: { ...rest, max } });
  else if (rest.perUnit !== 0 || rest.fixed !== 0 || rest.min !== 0) clauses.push({ kind: 'commission', values: rest });
  else if (rest.rate !== 0) clauses.push({ kind: 'commissionRate', values: { value: rest.rate } });
  if (spread !== 0) clauses.push({ kind: 'spread', values: { value: spread } });
  if (Object.values(slippage).some((value) => value !== 0)) clauses.push({ kind: 'slippage', values: slippage });
  if (borrowRate !== 0) clauses.push({ kind: 'borrowRate', values: { value: borrowRate } });
  if (marginRate !== 0) clauses.push({ kind: 'marginRate', values: { value: marginRate } });
  return clauses.length === 0 ? [{ kind: 'free', values: {} }] : clauses;
}

function executionClauses(execution: StrategySpec['execution']): readonly Clause[] {
  const { fillPolicy, delayBars, leverage, quantityStep, maxVolumeShare } = execution;
  return [
    ...(fillPolicy === 'next-open' ? [] : [{ kind: 'fillPolicy', values: { policy: fillPolicy } } as const]),
    ...(delayBars === 0 ? [] : [{ kind: 'delayBars', values: { value: delayBars } } as const]),
    ...(leverage === 1 ? [] : [{ kind: 'leverage', values: { value: leverage } } as const]),
    ...(quantityStep === 0 ? [] : [{ kind: 'quantityStep', values: { value: quantityStep } } as const]),
    ...(maxVolumeShare === 0 ? [] : [{ kind: 'maxVolumeShare', values: { value: maxVolumeShare } } as const]),
  ];
}

function universeClauses({ instruments, set, membership }: StrategySpec['universe']): readonly Clause[] {
  return [
    set === undefined
      ? { kind: 'universe', values: { instruments } }
      : { kind: 'set', values: { set: set.kind, title: set.title, instruments } },
    ...(membership === undefined
      ? []
      : membership.length === 0
        ? [{ kind: 'memberless', values: {} } as const]
        : [{ kind: 'membership', values: { members: membership } } as const]),
  ];
}

function sizeClauses(sizing: StrategySpec['sizing']): readonly Clause[] {
  if (sizing.basis === 'levels')
    return sizing.levels.map(({ when, share }) => ({ kind: 'sizeLevel', values: { share, condition: when } }));
  return [sizeClause(sizing)];
}

function sizeClause(sizing: Exclude<StrategySpec['sizing'], { readonly basis: 'levels' }>): Clause {
  if (sizing.basis === 'weight') return { kind: 'sizeWeight', values: { weight: sizing.of, cap: sizing.cap } };
  if (sizing.basis === 'allocation') {
    const { method, lookback, gross } = sizing;
    return { kind: 'sizeAllocation', values: { method, lookback, gross } };
  }
  if (sizing.basis === 'fixed') return { kind: 'sizeFixed', values: { weights: sizing.weights } };
  const kinds = { fraction: 'sizeFraction', units: 'sizeUnits', cash: 'sizeCash', risk: 'sizeRisk' } as const;
  return { kind: kinds[sizing.basis], values: { value: sizing.value } };
}

function orderClauses(orders: StrategySpec['entryOrders']): readonly Clause[] {
  if (orders === undefined) return [];
  const clauses = (['long', 'short'] as const).flatMap((side): readonly Clause[] => {
    const order = orders[side];
    if (order === undefined) return [];
    const parts: readonly (readonly [ClauseKind, string, ClauseValue | undefined])[] = [
      ['orderLimit', 'price', order.limit],
      ['orderStop', 'price', order.stop],
      ['orderTrail', 'value', order.trail],
      ['orderLife', 'value', order.goodForBars],
      ['orderStopLoss', 'price', order.stopLoss],
      ['orderTarget', 'price', order.target],
    ];
    const given = parts.flatMap(([kind, slot, value]): readonly Clause[] =>
      value === undefined ? [] : [{ kind, values: { side, [slot]: value } }],
    );
    return given.length === 0 ? [{ kind: 'orderPlain', values: { side } }] : given;
  });
  return clauses.length === 0 ? [{ kind: 'ordersPlain', values: {} }] : clauses;
}

function rankingClauses({ ranking, rebalance }: StrategySpec): readonly Clause[] {
  const clauses: Clause[] = [];
  if (ranking !== undefined) {
    const { by, count, order, every, shortCount } = ranking;
    clauses.push(
      shortCount === undefined
        ? { kind: 'ranking', values: { by, count, order, every } }
        : { kind: 'rankingBoth', values: { by, count, order, every, shortCount } },
    );
  }
  if (rebalance !== undefined) clauses.push({ kind: 'rebalance', values: { every: rebalance } });
  return clauses;
}

const gridKind = (grid: Grid): ClauseKind =>
  'low' in grid ? 'gridRange' : 'reference' in grid ? 'gridStepsFrom' : 'gridSteps';

function recurringClauses({ every, on, money, more = [] }: Recurring): readonly Clause[] {
  return [
    on === undefined
      ? { kind: 'recurring', values: { every, money } }
      : { kind: 'recurringOn', values: { every, on, money } },
    ...more.map(({ when, times }): Clause => ({ kind: 'recurringMore', values: { times, condition: when } })),
  ];
}

function recurringOf(clauses: readonly Clause[]): Draft | undefined {
  const said = clauses.find(({ kind }) => kind === 'recurring' || kind === 'recurringOn')?.values;
  if (said === undefined) return undefined;
  const more = clauses
    .filter(({ kind }) => kind === 'recurringMore')
    .map(({ values }) => ({ when: values.condition, times: values.times }));
  return { ...said, more: more.length === 0 ? undefined : more };
}

/** Parts at gains together, the others one by one. */
function scaleOutClauses(parts: ScaleOut): readonly Clause[] {
  const gains = parts.flatMap((part): readonly GainPart[] => ('gain' in part ? [part] : []));
  return [
    ...(gains.length === 0 ? [] : [{ kind: 'scaleOut', values: { parts: gains } } as const]),
    ...parts.flatMap((part): readonly Clause[] =>
      'gain' in part ? [] : [{ kind: 'scaleOutWhen', values: { share: part.share, condition: part.when } }],
    ),
  ];
}

function scaleOutOf(clauses: readonly Clause[]): readonly unknown[] | undefined {
  const parts = clauses.flatMap(({ kind, values }): readonly unknown[] => {
    if (kind === 'scaleOut' && Array.isArray(values.parts)) return values.parts;
    return kind === 'scaleOutWhen' ? [{ when: values.condition, share: values.share }] : [];
  });
  return parts.length === 0 ? undefined : parts;
}

function scaleInClauses(scaleIn: ScaleIn): readonly Clause[] {
  if (!('parts' in scaleIn)) return [{ kind: 'scaleIn', values: scaleIn }];
  return scaleIn.parts.map(({ when, ...rest }) => ({ kind: 'scaleInWhen', values: { ...rest, condition: when } }));
}

function scaleInOf(clauses: readonly Clause[]): Draft | undefined {
  const plain = clauses.find(({ kind }) => kind === 'scaleIn')?.values;
  const parts = clauses.filter(({ kind }) => kind === 'scaleInWhen').map(({ values }) => values);
  if (plain !== undefined || parts.length === 0) return plain;
  return { parts: parts.map(({ condition, ...rest }) => ({ when: condition, ...rest })) };
}

/** A strategy as statements, in the order in which a reader wants them. */
export function clausesOf(spec: StrategySpec): readonly Clause[] {
  const { name, kind, bar, entry, exit, risk, parameters, formulas, benchmark } = spec;
  const condition = (clause: ClauseKind, expression: Expression | undefined): readonly Clause[] =>
    expression === undefined ? [] : [{ kind: clause, values: { condition: expression } }];
  const amount = (clause: ClauseKind, value: Amount | undefined): readonly Clause[] =>
    value === undefined ? [] : [{ kind: clause, values: { value } }];
  return [
    { kind: 'title', values: { name, kind, bar } },
    ...universeClauses(spec.universe),
    ...parameters.map(({ key, min, max, step, value }): Clause => ({
      kind: 'setting',
      values: { key, min, max, step, value },
    })),
    ...(formulas ?? []).map(({ name: key, text }): Clause => ({ kind: 'formula', values: { key, text } })),
    ...condition('enterLong', entry.long),
    ...condition('exitLong', exit.long),
    ...condition('enterShort', entry.short),
    ...condition('exitShort', exit.short),
    ...orderClauses(spec.entryOrders),
    ...rankingClauses(spec),
    ...sizeClauses(spec.sizing),
    ...(spec.idle === undefined ? [] : [{ kind: 'idle', values: { instrument: spec.idle } } as const]),
    ...amount('stopLoss', risk.stopLoss),
    ...amount('target', risk.target),
    ...amount('trailing', risk.trailing),
    ...amount('maxBars', risk.maxBars),
    ...scaleOutClauses(risk.scaleOut ?? []),
    ...(risk.pause === undefined ? [] : [{ kind: 'pause', values: risk.pause } as const]),
    ...(spec.grid === undefined ? [] : [{ kind: gridKind(spec.grid), values: spec.grid } as const]),
    ...(spec.recurring === undefined ? [] : recurringClauses(spec.recurring)),
    ...(spec.scaleIn === undefined ? [] : scaleInClauses(spec.scaleIn)),
    ...costClauses(spec.costs),
    ...executionClauses(spec.execution),
    ...(benchmark === null ? [] : [{ kind: 'benchmark', values: { instrument: benchmark } } as const]),
  ];
}

type Draft = Record<string, unknown>;
type Values = Clause['values'];

const sizes: Readonly<Partial<Record<ClauseKind, (values: Values) => Draft>>> = {
  sizeFraction: ({ value }) => ({ basis: 'fraction', value }),
  sizeUnits: ({ value }) => ({ basis: 'units', value }),
  sizeCash: ({ value }) => ({ basis: 'cash', value }),
  sizeRisk: ({ value }) => ({ basis: 'risk', value }),
  sizeWeight: ({ weight, cap }) => ({ basis: 'weight', of: weight, cap }),
  sizeAllocation: (values) => ({ basis: 'allocation', ...values }),
  sizeFixed: ({ weights }) => ({ basis: 'fixed', weights }),
};

function sizingOf(clauses: readonly Clause[]): Draft | undefined {
  const levels = clauses.filter(({ kind }) => kind === 'sizeLevel').map(({ values }) => values);
  if (levels.length > 0)
    return { basis: 'levels', levels: levels.map(({ condition, share }) => ({ when: condition, share })) };
  const size = clauses.find(({ kind }) => sizes[kind] !== undefined);
  return size === undefined ? { basis: 'fraction', value: 1 } : sizes[size.kind]?.(size.values);
}

function valueOf(clauses: readonly Clause[], kind: ClauseKind): ClauseValue | undefined {
  return clauses.find((clause) => clause.kind === kind)?.values.value;
}

function withoutAbsent(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

/** The part of an entry order that a statement is about. */
export const orderParts: Readonly<Partial<Record<ClauseKind, string>>> = {
  orderLimit: 'limit',
  orderStop: 'stop',
  orderTrail: 'trail',
  orderLife: 'goodForBars',
  orderStopLoss: 'stopLoss',
  orderTarget: 'target',
};

function ordersOf(clauses: readonly Clause[]): Draft | undefined {
  const orders: Record<string, Draft> = {};
  for (const { kind, values } of clauses) {
    const part = orderParts[kind];
    if (part === undefined && kind !== 'orderPlain') continue;
    const side = String(values.side);
    orders[side] = { ...orders[side], ...(part === undefined ? {} : { [part]: values.price ?? values.value }) };
  }
  const isStated = Object.keys(orders).length > 0 || clauses.some(({ kind }) => kind === 'ordersPlain');
  return isStated ? orders : undefined;
}

/**
 * The statements put together again, as outside data for `parseStrategySpec`: what nobody stated is absent or at rest,
 * such as no costs. said: values of settings that stand beside their names instead of in a statement.
 */
export function draftOf(clauses: readonly Clause[], said: ReadonlyMap<string, number> = new Map()): Draft {
  const find = (kind: ClauseKind): Values | undefined => clauses.find((clause) => clause.kind === kind)?.values;
  const value = (kind: ClauseKind): ClauseValue | undefined => valueOf(clauses, kind);
  const condition = (kind: ClauseKind): ClauseValue | undefined => find(kind)?.condition;
  const set = find('set');
  const members = find('memberless') === undefined ? find('membership')?.members : [];
  const title = find('title');
  const formulas = clauses.flatMap((clause) => {
    const { key, text } = clause.values;
    return clause.kind === 'formula' ? [{ name: key, text }] : [];
  });
  const costs = {
    commission: find('commissionUpTo') ?? {
      ...noCommission,
      ...find('commission'),
      rate: find('commission')?.rate ?? value('commissionRate') ?? 0,
    },
    spread: value('spread') ?? 0,
    slippage: find('slippage') ?? noSlippage,
    borrowRate: value('borrowRate') ?? 0,
    marginRate: value('marginRate') ?? 0,
  };
  return withoutAbsent({
    schema: specSchema,
    name: title?.name ?? 'Untitled',
    kind: title?.kind ?? 'custom',
    universe: withoutAbsent({
      instruments: (set ?? find('universe'))?.instruments ?? [],
      set: set && { kind: set.set, title: set.title },
      membership: members,
    }),
    bar: title?.bar ?? '1d',
    entry: withoutAbsent({ long: condition('enterLong'), short: condition('enterShort') }),
    exit: withoutAbsent({ long: condition('exitLong'), short: condition('exitShort') }),
    entryOrders: ordersOf(clauses),
    ranking: find('rankingBoth') ?? find('ranking'),
    rebalance: find('rebalance')?.every,
    sizing: sizingOf(clauses),
    idle: find('idle')?.instrument,
    risk: withoutAbsent({
      stopLoss: value('stopLoss'),
      target: value('target'),
      trailing: value('trailing'),
      maxBars: value('maxBars'),
      scaleOut: scaleOutOf(clauses),
      pause: find('pause'),
    }),
    grid: find('gridRange') ?? find('gridSteps') ?? find('gridStepsFrom'),
    recurring: recurringOf(clauses),
    scaleIn: scaleInOf(clauses),
    costs,
    execution: {
      fillPolicy: find('fillPolicy')?.policy ?? 'next-open',
      delayBars: value('delayBars') ?? 0,
      leverage: value('leverage') ?? 1,
      quantityStep: value('quantityStep') ?? 0,
      maxVolumeShare: value('maxVolumeShare') ?? 0,
    },
    parameters: clauses
      .filter(({ kind }) => kind === 'setting' || kind === 'setValue')
      .map(({ values }) => ({ ...values, value: values.value ?? said.get(String(values.key)) ?? values.min })),
    benchmark: find('benchmark')?.instrument ?? null,
    formulas: formulas.length === 0 ? undefined : formulas,
  });
}
