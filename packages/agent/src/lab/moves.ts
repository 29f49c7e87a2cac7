import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Expression, RebalancePeriod, SpecParameter, StrategySpec } from '@plumbline/model/strategy-spec';
import { rebalancePeriods } from '@plumbline/model/strategy-spec';

/** One way to change a strategy in one place: every variant it can make of one, the mildest first. */
interface Move {
  readonly why: LocalText;
  readonly make: (spec: StrategySpec) => readonly StrategySpec[];
}

type Sides = StrategySpec['entry'];

/** A year of sessions, a little less: the trend that most people look at. */
const trendBars = 200;
const [longer, shorter] = [1.5, 1 / 1.5];
const [gentler, sterner] = [1.15, 0.85];

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node of a tree, the tree itself among them. */
function nodesOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

const logicOf = ({ entry, exit, ranking, entryOrders, risk }: StrategySpec): unknown => [
  entry,
  exit,
  ranking,
  entryOrders,
  risk,
];

/** Settings that are lengths of an indicator or of a wait, the longest first. */
function lengths(spec: StrategySpec): readonly SpecParameter[] {
  const keys = nodesOf(logicOf(spec)).flatMap((node) => {
    const amounts = [
      ...(node['op'] === 'indicator' && isNode(node['parameters']) ? Object.values(node['parameters']) : []),
      ...(node['op'] === 'ago' || node['op'] === 'lasting' ? [node['bars']] : []),
    ];
    return amounts.flatMap((amount) => (isNode(amount) ? [amount['parameter']] : []));
  });
  return spec.parameters.filter(({ key }) => keys.includes(key)).toSorted((a, b) => b.value - a.value);
}

/** Settings that an indicator is compared with, and the way that lets more through. */
function levels(spec: StrategySpec): readonly { readonly setting: SpecParameter; readonly opens: 1 | -1 }[] {
  return nodesOf(spec.entry).flatMap(({ op, left, right }) => {
    const isAbove = op === 'above' || op === 'atLeast' || op === 'crossesAbove';
    const isBelow = op === 'below' || op === 'atMost' || op === 'crossesBelow';
    if ((!isAbove && !isBelow) || !isNode(left) || !isNode(right) || right['op'] !== 'parameter') return [];
    const setting = spec.parameters.find(({ key }) => key === right['key']);
    return setting === undefined ? [] : [{ setting, opens: isAbove ? (-1 as const) : (1 as const) }];
  });
}

/** The same strategy with one setting moved to the nearest value its range allows; none where it does not move. */
export function withSetting(spec: StrategySpec, key: string, wanted: number): StrategySpec | null {
  const setting = spec.parameters.find((one) => one.key === key);
  if (setting === undefined) return null;
  const { min, max, step, value } = setting;
  const steps = Math.round((wanted - min) / step);
  const next = Number(Math.min(max, Math.max(min, min + steps * step)).toPrecision(12));
  if (next === value) return null;
  const parameters = spec.parameters.map((one) => (one.key === key ? { ...one, value: next } : one));
  return { ...spec, parameters };
}

const scaled = (spec: StrategySpec, settings: readonly SpecParameter[], factor: number): readonly StrategySpec[] =>
  settings.flatMap(({ key, value }) => withSetting(spec, key, value * factor) ?? []);

const moved = (spec: StrategySpec, sign: 1 | -1): readonly StrategySpec[] =>
  levels(spec).flatMap(({ setting: { key, value }, opens }) => {
    const isUp = opens === sign;
    return withSetting(spec, key, value * (value >= 0 === isUp ? gentler : sterner)) ?? [];
  });

const average: Expression = { op: 'indicator', id: 'sma', parameters: { period: trendBars } };
const close: Expression = { op: 'price', field: 'close' };
const trend: Expression = { op: 'above', left: close, right: average };

const both = (one: Expression, other: Expression): Expression =>
  one.op === 'and' && one.args.length < 16
    ? { op: 'and', args: [...one.args, other] }
    : { op: 'and', args: [one, other] };

const withLong = (spec: StrategySpec, long: Expression): StrategySpec => ({
  ...spec,
  entry: { ...spec.entry, long } satisfies Sides,
});

function withTrend(spec: StrategySpec): readonly StrategySpec[] {
  const { long } = spec.entry;
  if (long === undefined || JSON.stringify(long).includes(JSON.stringify(average))) return [];
  return [withLong(spec, both(long, trend))];
}

function withoutCondition(spec: StrategySpec): readonly StrategySpec[] {
  const { long } = spec.entry;
  if (long?.op !== 'and') return [];
  return long.args.map((_, at) => {
    const left = long.args.filter((__, k) => k !== at);
    const [only] = left;
    return withLong(spec, left.length === 1 && only !== undefined ? only : { op: 'and', args: left });
  });
}

/** A condition that has to hold longer; a crossing holds for one bar alone. */
function confirmed(spec: StrategySpec): readonly StrategySpec[] {
  const { long } = spec.entry;
  const isBrief = nodesOf(long).some(({ op }) => op === 'crossesAbove' || op === 'crossesBelow' || op === 'lasting');
  return long === undefined || isBrief ? [] : [withLong(spec, { op: 'lasting', of: long, bars: 3 })];
}

const withRisk = (spec: StrategySpec, more: StrategySpec['risk']): readonly StrategySpec[] =>
  Object.keys(more).some((key) => key in spec.risk) || spec.recurring !== undefined
    ? []
    : [{ ...spec, risk: { ...spec.risk, ...more } }];

const later = (every: RebalancePeriod): RebalancePeriod | undefined =>
  rebalancePeriods[rebalancePeriods.indexOf(every) + 1];

function rarer(spec: StrategySpec): readonly StrategySpec[] {
  const { ranking, rebalance } = spec;
  const next = later(ranking?.every ?? rebalance ?? 'year');
  if (next === undefined) return [];
  return ranking === undefined ? [{ ...spec, rebalance: next }] : [{ ...spec, ranking: { ...ranking, every: next } }];
}

function smaller(spec: StrategySpec): readonly StrategySpec[] {
  const { sizing } = spec;
  return sizing.basis === 'fraction' && typeof sizing.value === 'number'
    ? [{ ...spec, sizing: { basis: sizing.basis, value: sizing.value / 2 } }]
    : [];
}

const moves = {
  slower: {
    why: localText('A longer window trades less often.', '更长的窗口交易更少。', '更長的窗口交易更少。'),
    make: (spec) => scaled(spec, lengths(spec), longer),
  },
  faster: {
    why: localText('A shorter window trades more often.', '更短的窗口交易更多。', '更短的窗口交易更多。'),
    make: (spec) => scaled(spec, lengths(spec), shorter),
  },
  looser: {
    why: localText('A looser level lets more trades through.', '放宽阈值会有更多交易。', '放寬閾值會有更多交易。'),
    make: (spec) => moved(spec, 1),
  },
  tighter: {
    why: localText(
      'A stricter level keeps the clearer cases.',
      '收紧阈值只保留更明确的情形。',
      '收緊閾值只保留更明確的情形。',
    ),
    make: (spec) => moved(spec, -1),
  },
  trend: {
    why: localText(
      'Buying only above the long average keeps out of falling markets.',
      '仅在长期均线之上买入，可避开下跌行情。',
      '僅在長期平均線之上買入，可避開下跌行情。',
    ),
    make: withTrend,
  },
  simpler: {
    why: localText(
      'One condition fewer leaves less to fit to the past.',
      '少一个条件，便少一处迁就历史。',
      '少一個條件，便少一處遷就歷史。',
    ),
    make: withoutCondition,
  },
  confirmed: {
    why: localText(
      'A condition that has lasted is less often noise.',
      '持续成立的条件较少是噪声。',
      '持續成立的條件較少是雜訊。',
    ),
    make: confirmed,
  },
  stop: {
    why: localText('A stop bounds what one trade can lose.', '止损限制单笔亏损。', '止蝕限制單筆虧損。'),
    make: (spec) => withRisk(spec, { stopLoss: 0.08 }),
  },
  trailing: {
    why: localText('A trailing stop gives back less of a gain.', '移动止损可少回吐利润。', '移動止蝕可少回吐溢利。'),
    make: (spec) => withRisk(spec, { trailing: 0.15 }),
  },
  rarer: {
    why: localText('Ranking less often means fewer trades.', '降低调仓频率可减少交易。', '降低調倉頻率可減少交易。'),
    make: rarer,
  },
  smaller: {
    why: localText('A smaller position falls less.', '更小的仓位回撤更小。', '更小的倉位回撤更小。'),
    make: smaller,
  },
} satisfies Record<string, Move>;
type MoveId = keyof typeof moves;

const againstLuck: readonly MoveId[] = [
  'trend',
  'slower',
  'confirmed',
  'trailing',
  'simpler',
  'tighter',
  'faster',
  'stop',
  'looser',
];
const tradesLess: readonly MoveId[] = ['slower', 'rarer', 'confirmed', 'tighter', 'trend'];

/** Which moves answer which check, the likeliest first. What no single change can mend is answered by none. */
const answers: Readonly<Record<string, readonly MoveId[]>> = {
  'sample-size': ['looser', 'faster', 'simpler'],
  cost: tradesLess,
  delay: tradesLess,
  capacity: ['slower', 'rarer', 'smaller', 'confirmed'],
  plateau: ['slower', 'simpler', 'faster'],
  overfitting: ['simpler', 'slower', 'trend'],
  'superior-ability': againstLuck,
  regime: ['trend', 'stop', 'trailing', 'slower'],
  stress: ['trend', 'stop', 'trailing', 'smaller'],
  'probabilistic-sharpe': againstLuck,
  'deflated-sharpe': againstLuck,
  'track-record': againstLuck,
  bootstrap: againstLuck,
  'out-of-sample': againstLuck,
  'walk-forward': againstLuck,
  placebo: againstLuck,
};

export interface Variant {
  readonly spec: StrategySpec;
  readonly why: LocalText;
}

/** Every single change that the rules know against a failed check, the likeliest first. */
export function variantsAgainst(check: string, spec: StrategySpec): readonly Variant[] {
  return (answers[check] ?? []).flatMap((id) => moves[id].make(spec).map((one) => ({ spec: one, why: moves[id].why })));
}

/** What a change of one part is known to do, whoever made it; null where the rules know nothing of it. */
export function reasonFor(part: string, before: StrategySpec, after: StrategySpec): LocalText | null {
  const key = part.replace(/^parameters\./, '');
  const valueIn = ({ parameters }: StrategySpec): number =>
    parameters.find((one) => one.key === key)?.value ?? Number.NaN;
  const isUp = valueIn(after) > valueIn(before);
  if (lengths(before).some((one) => one.key === key)) return moves[isUp ? 'slower' : 'faster'].why;
  const level = levels(before).find(({ setting }) => setting.key === key);
  if (level !== undefined) return moves[level.opens > 0 === isUp ? 'looser' : 'tighter'].why;
  if (part === 'risk.stopLoss' && before.risk.stopLoss === undefined) return moves.stop.why;
  if (part === 'risk.trailing' && before.risk.trailing === undefined) return moves.trailing.why;
  const written = JSON.stringify(after);
  const made = (['trend', 'confirmed', 'simpler', 'rarer', 'smaller'] as const).find((id) =>
    moves[id].make(before).some((one) => JSON.stringify(one) === written),
  );
  return made === undefined ? null : moves[made].why;
}
