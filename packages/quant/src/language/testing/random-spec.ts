import { parseStrategySpec, type Amount, type Expression, type StrategySpec } from '@plumbline/model/strategy-spec';
import {
  allocationMethods,
  arithmeticOps,
  calendarFields,
  comparisonOps,
  learningMethods,
  logicOps,
  positionFields,
  priceFields,
  pauseReasons,
  purchaseMoney,
  rebalancePeriods,
} from '@plumbline/model/strategy-spec';
import { intervals } from '@plumbline/model/bar';
import { fillPolicies } from '@plumbline/model/backtest';
import { indicators } from '../../catalogue/indicators/registry.ts';

type Random = () => number;

const instruments = [
  'US:SPY',
  'US:BRK.B',
  'SH:600519',
  'SZ:300750',
  'HK:00700',
  'CRYPTO:BTC-USD',
  'US:^GSPC',
  'SH:^000300',
] as const;
const titles = ['Plain', 'With "quotes" and \\ stroke', '均线“交叉”，止损。', 'Ends in a stop.', 'x\ny\t{brace} [key]'];
/** Names that mean something else in one view or another. */
const keys = ['fast', 'slow', 'close', 'max', 'sma', 'and', 'position', 'x1', 'by', 'units', 'e', 'barsBack', 'other'];

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)];
}

function some<T>(random: Random, list: readonly T[], most: number): readonly T[] {
  return list
    .map((one) => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, 1 + Math.floor(random() * most))
    .map(([, one]) => one);
}

/** Numbers of all sizes, signs and lengths, exact in decimals or not. */
function anyNumber(random: Random): number {
  return pick(random, [
    () => Math.floor(random() * 100),
    () => -Math.floor(random() * 50) - 1,
    () => random(),
    () => Math.round(random() * 1000) / 100,
    () => random() * 1e-9,
    () => random() * 1e23,
    () => 0.1 + 0.2,
  ])();
}

function maybe<T>(random: Random, make: () => T, chance = 0.5): T | undefined {
  return random() < chance ? make() : undefined;
}

/** A generator of strategies that the schema accepts, of every shape it knows; what they say need not make sense. */
export function randomSpec(random: Random): StrategySpec {
  const names = some(random, keys, 5);
  const amount = (): Amount => (random() < 0.3 ? { parameter: pick(random, names) } : anyNumber(random));
  const share = (): Amount => (random() < 0.3 ? { parameter: pick(random, names) } : random());
  const indicator = (depth: number): Expression => {
    const { id, params, outputs, inputs } = pick(random, indicators);
    const given = params.filter(() => random() < 0.7);
    return {
      op: 'indicator',
      id,
      parameters: maybe(
        random,
        () =>
          Object.fromEntries(
            given.map(({ name, default: value }) => [name, random() < 0.5 ? value : amount()] as const),
          ),
        0.8,
      ),
      output: maybe(random, () => pick(random, outputs).name, 0.4),
      of: inputs.includes('real') ? maybe(random, () => number(depth - 1), 0.4) : undefined,
      against: inputs.includes('real2') ? number(depth - 1) : undefined,
    };
  };
  const list = (make: () => Expression): readonly Expression[] =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, make);
  const leaf = (): Expression =>
    pick<() => Expression>(random, [
      () => ({ op: 'constant', value: anyNumber(random) }),
      () => ({ op: 'parameter', key: pick(random, names) }),
      () => ({ op: 'price', field: pick(random, priceFields) }),
      () => ({ op: 'series', name: pick(random, ['surprise', 'daysToEarnings', 'close']) }),
      () => ({ op: 'position', field: pick(random, positionFields) }),
      () => ({ op: 'calendar', field: pick(random, calendarFields) }),
      () => indicator(0),
    ])();
  const number = (depth: number): Expression => {
    if (depth <= 0) return leaf();
    return pick<() => Expression>(random, [
      leaf,
      () => indicator(depth),
      () => ({ op: pick(random, arithmeticOps), args: list(() => number(depth - 1)) }),
      () => ({ op: pick(random, ['negate', 'absolute', 'log'] as const), of: number(depth - 1) }),
      () => ({ op: 'ago', of: number(depth - 1), bars: amount() }),
      () => ({
        op: 'other',
        instrument: maybe(random, () => pick(random, instruments)) ?? null,
        of: number(depth - 1),
      }),
      () => ({
        op: pick(random, ['score', 'percentile'] as const),
        of: number(depth - 1),
        within: pick(random, ['universe', 'sector'] as const),
      }),
      () => ({
        op: 'learned',
        method: pick(random, learningMethods),
        args: list(() => number(depth - 1)),
        horizon: amount(),
        memory: amount(),
      }),
    ])();
  };
  const truth = (depth: number): Expression => {
    const compare = (): Expression => ({
      op: pick(random, comparisonOps),
      left: number(depth - 1),
      right: number(depth - 1),
    });
    if (depth <= 0) return compare();
    return pick<() => Expression>(random, [
      compare,
      () => ({ op: pick(random, logicOps), args: list(() => truth(depth - 1)) }),
      () => ({ op: 'not', of: truth(depth - 1) }),
      () => ({ op: 'lasting', of: truth(depth - 1), bars: amount() }),
      () => ({ op: 'ago', of: truth(depth - 1), bars: amount() }),
      () => ({ op: 'other', instrument: null, of: truth(depth - 1) }),
    ])();
  };
  const sides = (chance: number) => ({
    long: maybe(random, () => truth(3), chance),
    short: maybe(random, () => truth(2), chance / 2),
  });
  const order = () => ({
    limit: maybe(random, () => number(1), 0.3),
    stop: maybe(random, () => number(2), 0.3),
    trail: maybe(random, share, 0.2),
    goodForBars: maybe(random, amount, 0.3),
    stopLoss: maybe(random, () => number(1), 0.2),
    target: maybe(random, () => number(1), 0.2),
  });
  const money = (): number => (random() < 0.5 ? 0 : random() * 10);
  const small = (): number => (random() < 0.5 ? 0 : random() / 100);
  const sizing = pick<() => StrategySpec['sizing']>(random, [
    () => ({ basis: pick(random, ['fraction', 'risk'] as const), value: share() }),
    () => ({ basis: pick(random, ['units', 'cash'] as const), value: amount() }),
    () => ({ basis: 'weight', of: number(2), cap: share() }),
    () => ({ basis: 'allocation', method: pick(random, allocationMethods), lookback: amount(), gross: share() }),
    () => ({
      basis: 'levels',
      levels: [
        { when: truth(1), share: share() },
        { when: truth(0), share: share() },
      ],
    }),
    () => ({
      basis: 'fixed',
      weights: some(random, instruments, 4).map((instrument) => ({ instrument, weight: share() })),
    }),
  ]);
  return parseStrategySpec({
    schema: 'plumbline-strategy/1',
    name: pick(random, titles),
    kind: pick(random, ['trend', 'event', 'multi-factor', 'custom']),
    universe: {
      instruments: some(random, instruments, 4),
      set: maybe(random, () => ({ kind: pick(random, ['index', 'screen']), title: pick(random, titles) }), 0.3),
      membership: maybe(
        random,
        () =>
          some(random, instruments, 3)
            .slice(random() < 0.3 ? 9 : 0)
            .map((instrument) => ({
              instrument,
              from: '2019-01-31',
              to: maybe(random, () => '2020-02-29') ?? null,
            })),
        0.3,
      ),
    },
    bar: pick(random, intervals),
    entry: sides(0.9),
    exit: sides(0.7),
    entryOrders: maybe(random, () => ({ long: maybe(random, order), short: maybe(random, order, 0.3) }), 0.3),
    ranking: maybe(
      random,
      () => ({
        by: number(2),
        count: 1 + Math.floor(random() * 30),
        order: pick(random, ['highest', 'lowest']),
        every: pick(random, rebalancePeriods),
        shortCount: maybe(random, () => 1 + Math.floor(random() * 9)),
      }),
      0.3,
    ),
    rebalance: maybe(random, () => pick(random, rebalancePeriods), 0.2),
    sizing: sizing(),
    idle: maybe(random, () => pick(random, instruments), 0.2),
    risk: {
      stopLoss: maybe(random, share, 0.3),
      target: maybe(random, share, 0.3),
      trailing: maybe(random, share, 0.3),
      maxBars: maybe(random, amount, 0.3),
      scaleOut: maybe(
        random,
        () => [
          ...Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({ gain: share(), share: share() })),
          ...Array.from({ length: Math.floor(random() * 3) }, () => ({ when: truth(1), share: share() })),
        ],
        0.2,
      ),
      pause: maybe(random, () => ({ after: pick(random, pauseReasons), bars: amount() }), 0.2),
    },
    grid: maybe(
      random,
      () =>
        random() < 0.5
          ? { low: amount(), high: amount(), count: amount() }
          : { step: share(), count: amount(), ...(random() < 0.5 && { reference: amount() }) },
      0.2,
    ),
    recurring: maybe(
      random,
      () => ({
        every: pick(random, rebalancePeriods),
        on: maybe(random, () => 1 + Math.floor(random() * 28)),
        money: pick(random, purchaseMoney),
        more: maybe(random, () => [{ when: truth(1), times: amount() }]),
      }),
      0.2,
    ),
    scaleIn: maybe(
      random,
      () =>
        random() < 0.5
          ? {
              on: pick(random, ['gain', 'loss']),
              every: share(),
              size: share(),
              of: pick(random, ['equity', 'first']),
              most: amount(),
            }
          : {
              parts: Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
                when: truth(1),
                size: share(),
                of: pick(random, ['equity', 'first']),
                most: amount(),
              })),
            },
      0.2,
    ),
    costs: {
      commission: {
        rate: small(),
        perUnit: money(),
        fixed: money(),
        min: money(),
        max: maybe(random, money, 0.3) ?? null,
      },
      spread: small(),
      slippage: { fixed: small(), volatilityShare: money(), volumeImpact: money() },
      borrowRate: small(),
      marginRate: small(),
    },
    execution: {
      fillPolicy: pick(random, fillPolicies),
      delayBars: Math.floor(random() * 3),
      leverage: random() < 0.5 ? 1 : 0.5 + random() * 3,
      quantityStep: money(),
      maxVolumeShare: small(),
    },
    parameters: names.map((key) => {
      const value = anyNumber(random);
      return { key, min: value - random(), max: value + random(), step: 0.001 + random(), value };
    }),
    benchmark: maybe(random, () => pick(random, instruments)) ?? null,
  });
}
