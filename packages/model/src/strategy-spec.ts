import { z } from 'zod';
import { intervals } from './bar.ts';
import { fillPolicies } from './backtest.ts';
import { strategyPartName } from './strategy-part-names.ts';
import { PlumblineError } from './errors.ts';
import { parseInstrumentId, type InstrumentId } from './instrument.ts';

/** Version of the shape; a stored spec of another version is refused, never guessed at. */
export const specSchema = 'plumbline-strategy/1';

export const priceFields = ['open', 'high', 'low', 'close', 'volume'] as const;
export const positionFields = ['side', 'units', 'barsHeld', 'entryPrice', 'profit'] as const;
const daysLeftFields = ['tradingDaysLeftInMonth', 'tradingDaysLeftInQuarter', 'tradingDaysLeftInYear'] as const;
export const calendarFields = ['dayOfWeek', 'dayOfMonth', 'month', 'year', 'isMonthStart', ...daysLeftFields] as const;
export const arithmeticOps = ['add', 'subtract', 'multiply', 'divide', 'min', 'max'] as const;
export const unaryOps = ['negate', 'absolute', 'log'] as const;
export const comparisonOps = ['above', 'atLeast', 'below', 'atMost', 'equals', 'crossesAbove', 'crossesBelow'] as const;
/** How often a ranking is made anew: on the first bar of each. */
export const rebalancePeriods = ['bar', 'week', 'month', 'quarter', 'half-year', 'year'] as const;
export type RebalancePeriod = (typeof rebalancePeriods)[number];
/** Whose money repeated purchases are made with: paid in for each of them, or what the account holds. */
export const purchaseMoney = ['paid-in', 'account'] as const;
export const logicOps = ['and', 'or'] as const;
/** How one instrument stands among all of the universe on a bar: in deviations from the mean, or as a share ranked below it. */
export const crossSectionOps = ['score', 'percentile'] as const;
/** Ways to learn an order of the universe from what followed earlier. */
export const learningMethods = ['ridge', 'logistic', 'stumps'] as const;
export type LearningMethod = (typeof learningMethods)[number];
/** Ways to share equity among the instruments held, from their own past returns. */
export const allocationMethods = [
  'equal',
  'inverse-volatility',
  'risk-parity',
  'minimum-variance',
  'hierarchical-risk-parity',
] as const;
export type AllocationMethod = (typeof allocationMethods)[number];

/** What has to have happened to a position for a strategy to wait before the next. */
export const pauseReasons = ['stop', 'loss', 'exit'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** A number, or the value of one of the spec's parameters. */
export type Amount = number | { readonly parameter: string };

/**
 * A value per bar, written as data. Numbers and truths share one tree: a truth is 1 or 0, and what cannot be known yet
 * (warm-up, a missing input) is neither, so that no order follows from it.
 */
export type Expression =
  | { readonly op: 'constant'; readonly value: number }
  | { readonly op: 'parameter'; readonly key: string }
  | { readonly op: 'price'; readonly field: (typeof priceFields)[number] }
  /** A column given with the bars: a factor, an estimate, days to an event. */
  | { readonly op: 'series'; readonly name: string }
  | {
      readonly op: 'indicator';
      readonly id: string;
      readonly parameters?: Readonly<Record<string, Amount>> | undefined;
      /** The first output unless named. */
      readonly output?: string | undefined;
      /** What it reads instead of the close, where it reads one series. */
      readonly of?: Expression | undefined;
      /** The second series of an indicator that compares two. */
      readonly against?: Expression | undefined;
    }
  | { readonly op: 'ago'; readonly of: Expression; readonly bars: Amount }
  | { readonly op: (typeof arithmeticOps)[number]; readonly args: readonly Expression[] }
  | { readonly op: (typeof unaryOps)[number]; readonly of: Expression }
  | { readonly op: (typeof comparisonOps)[number]; readonly left: Expression; readonly right: Expression }
  | { readonly op: (typeof logicOps)[number]; readonly args: readonly Expression[] }
  | { readonly op: 'not'; readonly of: Expression }
  /** True when it has been true on each of the last bars. */
  | { readonly op: 'lasting'; readonly of: Expression; readonly bars: Amount }
  | { readonly op: 'position'; readonly field: (typeof positionFields)[number] }
  | { readonly op: 'calendar'; readonly field: (typeof calendarFields)[number] }
  /** The same on the bars of another instrument; null = of the partner in a universe of two. */
  | { readonly op: 'other'; readonly instrument: InstrumentId | null; readonly of: Expression }
  /** Against the rest of the universe, or against its own sector alone. */
  | {
      readonly op: (typeof crossSectionOps)[number];
      readonly of: Expression;
      readonly within: 'universe' | 'sector';
    }
  /** How it will stand over the next `horizon` bars, learned again as often from how the features of the last `memory` bars were followed. */
  | {
      readonly op: 'learned';
      readonly method: LearningMethod;
      readonly args: readonly Expression[];
      readonly horizon: Amount;
      readonly memory: Amount;
    };

const instrumentId = z.custom<InstrumentId>(
  (value) => typeof value === 'string' && parseInstrumentId(value) !== null,
  'must be an instrument such as US:NVDA',
);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2024-01-31');
const key = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be a short name in letters and digits');
const amount: z.ZodType<Amount> = z.union([z.number(), z.strictObject({ parameter: key })]);

const expression: z.ZodType<Expression> = z.lazy(() =>
  z.discriminatedUnion('op', [
    z.strictObject({ op: z.literal('constant'), value: z.number() }),
    z.strictObject({ op: z.literal('parameter'), key }),
    z.strictObject({ op: z.literal('price'), field: z.enum(priceFields) }),
    z.strictObject({ op: z.literal('series'), name: key }),
    z.strictObject({
      op: z.literal('indicator'),
      id: z.string(),
      parameters: z.record(z.string(), amount).optional(),
      output: z.string().optional(),
      of: expression.optional(),
      against: expression.optional(),
    }),
    z.strictObject({ op: z.literal('ago'), of: expression, bars: amount }),
    z.strictObject({ op: z.enum(arithmeticOps), args: z.array(expression).min(2).max(16) }),
    z.strictObject({ op: z.enum(unaryOps), of: expression }),
    z.strictObject({ op: z.enum(comparisonOps), left: expression, right: expression }),
    z.strictObject({ op: z.enum(logicOps), args: z.array(expression).min(2).max(16) }),
    z.strictObject({ op: z.literal('not'), of: expression }),
    z.strictObject({ op: z.literal('lasting'), of: expression, bars: amount }),
    z.strictObject({ op: z.literal('position'), field: z.enum(positionFields) }),
    z.strictObject({ op: z.literal('calendar'), field: z.enum(calendarFields) }),
    z.strictObject({ op: z.literal('other'), instrument: instrumentId.nullable(), of: expression }),
    z.strictObject({ op: z.enum(crossSectionOps), of: expression, within: z.enum(['universe', 'sector']) }),
    z.strictObject({
      op: z.literal('learned'),
      method: z.enum(learningMethods),
      args: z.array(expression).min(1).max(16),
      horizon: amount,
      memory: amount,
    }),
  ]),
);

const fraction = z.number().min(0).max(1);
const money = z.number().min(0);
const sides = z.strictObject({ long: expression.optional(), short: expression.optional() });

/** How one side is entered: prices are read at the close that decides; `stop` and `limit` together are a stop-limit. */
const entryOrder = z.strictObject({
  limit: expression.optional(),
  stop: expression.optional(),
  /** Fraction by which the entry's stop follows the best price since the order was placed. */
  trail: amount.optional(),
  /** Bars the order waits for: 1 = the next one only; absent = until it is filled or the exit condition withdraws it. */
  goodForBars: amount.optional(),
  /** Prices of the bracket around the position, in place of the fractions of `risk`. */
  stopLoss: expression.optional(),
  target: expression.optional(),
});

const costs = z.strictObject({
  commission: z.strictObject({ rate: fraction, perUnit: money, fixed: money, min: money, max: money.nullable() }),
  spread: fraction,
  slippage: z.strictObject({ fixed: fraction, volatilityShare: money, volumeImpact: money }),
  borrowRate: money,
  marginRate: money,
});

const strategySpec = z.strictObject({
  schema: z.literal(specSchema),
  name: z.string().min(1).max(120),
  kind: z.enum(['trend', 'event', 'multi-factor', 'custom']),
  universe: z.strictObject({
    instruments: z.array(instrumentId).min(1).max(5000),
    /** Where the list came from; absent = chosen by hand. */
    set: z.strictObject({ kind: z.enum(['index', 'screen']), title: z.string().min(1).max(120) }).optional(),
    /** Who belonged to it when, the last day excluded; absent = today's members at all times. */
    membership: z
      .array(z.strictObject({ instrument: instrumentId, from: date, to: date.nullable() }))
      .max(20_000)
      .optional(),
  }),
  bar: z.enum(intervals),
  entry: sides,
  exit: sides,
  /** Absent = at the market. */
  entryOrders: z.strictObject({ long: entryOrder.optional(), short: entryOrder.optional() }).optional(),
  /** Of the instruments that qualify, the `count` best by this score are held, the rest of them not. */
  ranking: z
    .strictObject({
      by: expression,
      count: z.number().int().min(1),
      order: z.enum(['highest', 'lowest']),
      every: z.enum(rebalancePeriods),
      /** How many of the other end are sold short; absent = none. */
      shortCount: z.number().int().min(1).optional(),
    })
    .optional(),
  /** When sizes are restored without a ranking; absent = only when a position changes. */
  rebalance: z.enum(rebalancePeriods).optional(),
  /** fraction: of equity. weight: of equity, by an expression read when the position is opened, at most `cap`. */
  sizing: z.discriminatedUnion('basis', [
    z.strictObject({ basis: z.enum(['fraction', 'units', 'cash', 'risk']), value: amount }),
    z.strictObject({ basis: z.literal('weight'), of: expression, cap: amount }),
    /** `gross` of equity, shared among all that are held by a method that reads the returns of the last bars. */
    z.strictObject({
      basis: z.literal('allocation'),
      method: z.enum(allocationMethods),
      lookback: amount,
      gross: amount,
    }),
    /** The share of the first condition that holds, followed from close to close while the position lasts; none of them = nothing. */
    z.strictObject({
      basis: z.literal('levels'),
      levels: z
        .array(z.strictObject({ when: expression, share: amount }))
        .min(1)
        .max(8),
    }),
    /** A share of equity of its own for every instrument of the universe; scaled down to the leverage where they come to more. */
    z.strictObject({
      basis: z.literal('fixed'),
      weights: z
        .array(z.strictObject({ instrument: instrumentId, weight: amount }))
        .min(1)
        .max(100),
    }),
  ]),
  /** The member of the universe that holds the share of equity no position of the others takes; no rule is asked for it. */
  idle: instrumentId.optional(),
  /** Fractions of the entry price; bars held at most. */
  risk: z.strictObject({
    stopLoss: amount.optional(),
    target: amount.optional(),
    trailing: amount.optional(),
    maxBars: amount.optional(),
    /**
     * Parts given up on the way, each a share of what was bought first (in lots: of what the parts before it leave): at a gain
     * by a limit from the bar after the entry on, or once at the market after a close at which a condition holds.
     */
    scaleOut: z
      .array(
        z.union([z.strictObject({ gain: amount, share: amount }), z.strictObject({ when: expression, share: amount })]),
      )
      .min(1)
      .max(8)
      .optional(),
    /** Bars after such an exit on which no entry is decided, that of the exit among them. */
    pause: z.strictObject({ after: z.enum(pauseReasons), bars: amount }).optional(),
  }),
  /**
   * The long side is bought once more in every period where its entry holds on the day of the purchase, and its exit sells
   * all of it. Where the money is paid in for each purchase, the account begins empty.
   */
  recurring: z
    .strictObject({
      every: z.enum(rebalancePeriods),
      /** The day of the week (1 = Monday) or of the month; that of its first close, or the next with one, absent = the first. */
      on: z.number().int().min(1).max(31).optional(),
      money: z.enum(purchaseMoney),
      /** So many times as much is bought where the condition holds; the first that does counts. */
      more: z
        .array(z.strictObject({ when: expression, times: amount }))
        .min(1)
        .max(8)
        .optional(),
    })
    .optional(),
  /**
   * One unit waits at each of so many prices to be bought, and at the next price up to be sold: equally far apart between two
   * prices, or so many steps of a share of the reference below it (absent = the close that it begins at).
   */
  grid: z
    .union([
      z.strictObject({ low: amount, high: amount, count: amount }),
      z.strictObject({ step: amount, count: amount, reference: amount }),
      z.strictObject({ step: amount, count: amount }),
    ])
    .optional(),
  /**
   * More is bought each time a close lies so far above (below) the last purchase, or after closes at which conditions hold,
   * each at most so often: a share of equity, or of what was bought first.
   */
  scaleIn: z
    .union([
      z.strictObject({
        on: z.enum(['gain', 'loss']),
        every: amount,
        size: amount,
        of: z.enum(['equity', 'first']),
        most: amount,
      }),
      z.strictObject({
        parts: z
          .array(z.strictObject({ when: expression, size: amount, of: z.enum(['equity', 'first']), most: amount }))
          .min(1)
          .max(8),
      }),
    ])
    .optional(),
  costs,
  execution: z.strictObject({
    fillPolicy: z.enum(fillPolicies),
    delayBars: z.number().int().min(0).max(20),
    leverage: z.number().positive().max(100),
    quantityStep: money,
    maxVolumeShare: fraction,
  }),
  parameters: z.array(
    z.strictObject({ key, min: z.number(), max: z.number(), step: z.number().positive(), value: z.number() }),
  ),
  benchmark: instrumentId.nullable(),
  /** Own indicators that its text uses by name; its conditions hold them written out. */
  formulas: z
    .array(z.strictObject({ name: key, text: z.string().min(1).max(4000) }))
    .max(20)
    .optional(),
});

/**
 * A strategy as data: what to trade, when to enter and leave, how much, at what cost. Nothing in it is code. It reaches only
 * data up to the bar being decided on, by construction.
 */
export type StrategySpec = Readonly<z.infer<typeof strategySpec>>;
export type SpecParameter = StrategySpec['parameters'][number];
export type FixedWeights = readonly Extract<StrategySpec['sizing'], { readonly basis: 'fixed' }>['weights'][number][];
export type Grid = NonNullable<StrategySpec['grid']>;
export type Recurring = NonNullable<StrategySpec['recurring']>;
export type ScaleOut = NonNullable<StrategySpec['risk']['scaleOut']>;
/** A part given up at a gain. */
export type GainPart = Extract<ScaleOut[number], { readonly gain: Amount }>;
export type ScaleIn = NonNullable<StrategySpec['scaleIn']>;
export type EntryOrder = Readonly<z.infer<typeof entryOrder>>;

const deepest = 40;

/** Refuses a tree that contains itself or is deeper than any strategy needs; a schema would never come back from it. */
function refuseCycles(value: unknown, path: string, above: readonly unknown[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (above.includes(value)) {
    throw new PlumblineError('bad-input', `Strategy: ${path} contains itself. Write it out as a tree.`, {
      field: path,
    });
  }
  if (above.length >= deepest) {
    throw new PlumblineError('bad-input', `Strategy: ${path} is nested deeper than ${deepest} levels.`, {
      field: path,
    });
  }
  for (const [name, child] of Object.entries(value)) {
    refuseCycles(child, Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`, [
      ...above,
      value,
    ]);
  }
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

function checkParameters({ parameters }: StrategySpec): void {
  const seen = new Set<string>();
  for (const [at, { key: name, min, max, value }] of parameters.entries()) {
    const field = `parameters[${at}]`;
    const problem = seen.has(name)
      ? `repeats the key "${name}"`
      : min > max
        ? `has a minimum above its maximum`
        : value < min || value > max
          ? `has the value ${value} outside ${min} to ${max}`
          : null;
    if (problem !== null) throw new PlumblineError('bad-input', `Strategy: ${field} ${problem}.`, { field });
    seen.add(name);
  }
}

/**
 * Reads a strategy from outside data. Throws `bad-input` with the path of what is wrong, such as `entry.long.left.id`, in
 * the sentence and as `field`.
 */
export function parseStrategySpec(value: unknown): StrategySpec {
  refuseCycles(value, '', []);
  const result = strategySpec.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = pathOf(issue?.path ?? []);
    // The path goes with the details; the sentence is for people.
    const part = strategyPartName(field).en;
    const where = part === 'Strategy' ? part : `Strategy: ${part}`;
    const isOwn =
      issue !== undefined && !issue.message.startsWith('Invalid') && !issue.message.startsWith('Unrecognized');
    const why = isOwn ? issue.message : 'cannot be read';
    throw new PlumblineError('bad-input', `${where}: ${why}.`, { field, issue: issue?.message ?? '' });
  }
  checkParameters(result.data);
  return result.data;
}
