import { parseStrategySpec, type Expression, type StrategySpec } from '@plumbline/model/strategy-spec';
import { crossSpec } from './specs.ts';

type Random = () => number;

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)];
}

const price = (field: 'open' | 'high' | 'low' | 'close' | 'volume'): Expression => ({ op: 'price', field });
const number = (value: number): Expression => ({ op: 'constant', value });
const times = (of: Expression, factor: number): Expression => ({ op: 'multiply', args: [number(factor), of] });
const study = (id: string, parameters: Readonly<Record<string, number>>, output?: string): Expression => ({
  op: 'indicator',
  id,
  parameters,
  ...(output === undefined ? {} : { output }),
});
const period = (random: Random, least = 2, most = 25): number => least + Math.floor(random() * (most - least));

/** A price that a strategy computes, near the market's: whatever scale the bars have, so has it. */
function anyPrice(random: Random): Expression {
  return pick<() => Expression>(random, [
    () => price(pick(random, ['open', 'high', 'low', 'close'])),
    () => study('sma', { period: period(random) }),
    () => study('ema', { period: period(random) }),
    () => study('max', { period: period(random) }),
    () => study('min', { period: period(random) }),
    () => study('bbands', { period: period(random, 5) }, pick(random, ['upper', 'middle', 'lower'])),
    () => ({ op: 'ago', of: price('close'), bars: 1 + Math.floor(5 * random()) }),
    () => ({ op: 'subtract', args: [price('close'), times(study('atr', { period: period(random) }), random())] }),
    () => ({ op: 'max', args: [price('close'), study('sma', { period: period(random) })] }),
  ])();
}

/** A price on one side of the market, a little away from it. */
function priceBeyond(random: Random, side: 1 | -1): Expression {
  const away = 1 + side * (0.002 + 0.03 * random());
  return times(random() < 0.6 ? price('close') : anyPrice(random), away);
}

/** A condition that says the same on any scale of the prices. */
function anyCondition(random: Random, isUp: boolean): Expression {
  const op = isUp ? 'above' : 'below';
  return pick<() => Expression>(random, [
    () => ({ op, left: anyPrice(random), right: anyPrice(random) }),
    () => ({ op: isUp ? 'crossesAbove' : 'crossesBelow', left: price('close'), right: anyPrice(random) }),
    () => ({ op, left: study('rsi', { period: period(random) }), right: number(isUp ? 55 : 45) }),
    () => ({ op, left: price('volume'), right: times(study('sma', { period: 10 }), 0) }),
    () => ({
      op,
      left: price('volume'),
      right: { op: 'indicator', id: 'sma', parameters: { period: 10 }, of: price('volume') },
    }),
    () => ({
      op,
      left: { op: 'divide', args: [price('close'), { op: 'ago', of: price('close'), bars: 3 }] },
      right: number(isUp ? 1.01 : 0.99),
    }),
    () => ({ op: 'lasting', of: { op, left: price('close'), right: study('ema', { period: 8 }) }, bars: 2 }),
  ])();
}

/** A condition on the position held. */
function onPosition(random: Random): Expression {
  return pick<() => Expression>(random, [
    () => ({ op: 'above', left: { op: 'position', field: 'profit' }, right: number(0.02 + 0.1 * random()) }),
    () => ({
      op: 'below',
      left: price('close'),
      right: times({ op: 'position', field: 'entryPrice' }, 0.9 + 0.08 * random()),
    }),
    () => ({
      op: 'above',
      left: price('high'),
      right: times({ op: 'position', field: 'entryPrice' }, 1.02 + 0.08 * random()),
    }),
    () => ({
      op: 'atLeast',
      left: { op: 'position', field: 'barsHeld' },
      right: number(2 + Math.floor(20 * random())),
    }),
  ])();
}

/** Expressions that name an amount of money, or take a logarithm: they say something else on another scale. */
function absolute(random: Random): Expression {
  const level = number(Math.round(2000 * random()) / 20);
  return pick<() => Expression>(random, [
    () => ({ op: 'above', left: price('close'), right: level }),
    () => ({ op: 'crossesAbove', left: price('close'), right: level }),
    () => ({
      op: 'above',
      left: { op: 'indicator', id: 'sma', parameters: { period: 9 }, of: { op: 'log', of: price('close') } },
      right: number(3 + 2 * random()),
    }),
    () => ({ op: 'lasting', of: { op: 'below', left: price('close'), right: level }, bars: 3 }),
    () => ({
      op: 'above',
      left: { op: 'multiply', args: [price('close'), price('volume')] },
      right: number(1e8 * random()),
    }),
    () => ({
      op: 'below',
      left: { op: 'ago', of: { op: 'subtract', args: [price('close'), number(1.5)] }, bars: 4 },
      right: price('low'),
    }),
  ])();
}

/** A waiting entry of any kind. */
function entryOrder(random: Random, side: 1 | -1): Readonly<Record<string, unknown>> | undefined {
  const kind = pick(random, ['market', 'limit', 'stop', 'stop-limit', 'trail', 'bracket'] as const);
  const bracket = {
    ...(random() < 0.4 ? { stopLoss: times(price('close'), 1 - side * (0.02 + 0.08 * random())) } : {}),
    ...(random() < 0.4 ? { target: times(price('close'), 1 + side * (0.02 + 0.08 * random())) } : {}),
  };
  const life = random() < 0.5 ? {} : { goodForBars: 1 + Math.floor(12 * random()) };
  if (kind === 'market') return undefined;
  if (kind === 'limit') return { limit: priceBeyond(random, side === 1 ? -1 : 1), ...life, ...bracket };
  if (kind === 'stop') return { stop: priceBeyond(random, side), ...life, ...bracket };
  if (kind === 'trail') return { trail: 0.01 + 0.05 * random(), ...life, ...bracket };
  if (kind === 'bracket') return { stopLoss: times(price('close'), 1 - side * 0.05), ...bracket };
  return { stop: priceBeyond(random, side), limit: times(price('close'), 1 + side * 0.05), ...life, ...bracket };
}

function riskOf(random: Random): Readonly<Record<string, number>> {
  return {
    ...(random() < 0.35 ? { stopLoss: 0.02 + 0.1 * random() } : {}),
    ...(random() < 0.35 ? { target: 0.02 + 0.1 * random() } : {}),
    ...(random() < 0.3 ? { trailing: 0.02 + 0.1 * random() } : {}),
    ...(random() < 0.2 ? { maxBars: 3 + Math.floor(20 * random()) } : {}),
  };
}

/**
 * A strategy of random conditions, orders, brackets, sizes and costs, which says the same on any scale of the prices; with
 * `isAbsolute` amounts of money come in, and it does not.
 */
export function randomOrderSpec(random: Random, isAbsolute = false): StrategySpec {
  const hasLong = random() < 0.75;
  const hasShort = !hasLong || random() < 0.4;
  const leave = (isUp: boolean): Expression => {
    const one = random() < 0.5 ? onPosition(random) : anyCondition(random, isUp);
    return random() < 0.3 ? { op: 'or', args: [one, onPosition(random)] } : one;
  };
  const enter = (isUp: boolean): Expression => {
    const one = isAbsolute && random() < 0.6 ? absolute(random) : anyCondition(random, isUp);
    return random() < 0.3 ? { op: 'and', args: [one, anyCondition(random, isUp)] } : one;
  };
  const order = (side: 1 | -1) => {
    const terms = entryOrder(random, side);
    if (!isAbsolute || terms === undefined || !('limit' in terms) || random() < 0.5) return terms;
    return { ...terms, limit: { op: 'subtract', args: [price('close'), number(0.5 * side)] } };
  };
  const [long, short] = [hasLong ? order(1) : undefined, hasShort ? order(-1) : undefined];
  const risk = riskOf(random);
  const hasStop =
    risk.stopLoss !== undefined ||
    [hasLong ? (long ?? {}) : null, hasShort ? (short ?? {}) : null].every((one) => one === null || 'stopLoss' in one);
  const sizing = pick(random, [
    { basis: 'fraction', value: 0.2 + 0.6 * random() },
    { basis: 'cash', value: 1000 + 4000 * random() },
    { basis: 'weight', of: study('rsi', { period: 5 }), cap: 0.5 },
    ...(hasStop ? [{ basis: 'risk', value: 0.002 + 0.008 * random() }] : []),
  ]);
  const some = (value: number): number => (random() < 0.5 ? 0 : value * random());
  return parseStrategySpec({
    ...crossSpec(),
    parameters: [],
    entry: { ...(hasLong ? { long: enter(true) } : {}), ...(hasShort ? { short: enter(false) } : {}) },
    exit: {
      ...(hasLong && random() < 0.9 ? { long: leave(false) } : {}),
      ...(hasShort && random() < 0.9 ? { short: leave(true) } : {}),
    },
    ...(long === undefined && short === undefined
      ? {}
      : { entryOrders: { ...(long === undefined ? {} : { long }), ...(short === undefined ? {} : { short }) } }),
    sizing,
    risk,
    costs: {
      commission: { rate: some(0.002), perUnit: 0, fixed: some(2), min: some(2), max: null },
      spread: some(0.002),
      slippage: { fixed: some(0.001), volatilityShare: some(0.2), volumeImpact: 0 },
      borrowRate: some(0.02),
      marginRate: 0,
    },
    execution: {
      fillPolicy: random() < 0.85 ? 'next-open' : 'same-close',
      delayBars: random() < 0.8 ? 0 : 1 + Math.floor(2 * random()),
      leverage: 2,
      quantityStep: 0,
      maxVolumeShare: 0,
    },
  });
}
