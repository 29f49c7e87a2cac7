import { addDays, dateOf, daysBetween } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { NetworkColumn, NetworkSeries } from '@plumbline/model/network-series';
import { between, normalAt } from './random.ts';
import { readAt } from './read-at.ts';
import { isLastOpen } from './simulated-bars.ts';
import type { Simulated } from './simulation.ts';
import { sizedOn } from './sizes/sized-on.ts';
import { coinSize } from './sizes/usual-level.ts';
import { streamKey } from './stream-key.ts';

/** Share of all coins that changes hands on a day and so takes over the price of that day. */
const turnover = 0.006;
/** Coins added in the first simulated year, and how that part shrinks from year to year. */
const firstGrowth = 0.06;
const growthDecay = 0.82;
const daysInYear = 365;

/** A perpetual contract pays 0.01 % every eight hours when nobody leans either way, and at most 0.75 %. */
const calmFunding = 0.0001;
const mostFunding = 0.0075;
const fundingsPerDay = 3;
const leanMemory = 0.9;

interface Days {
  readonly dates: readonly string[];
  readonly close: Float64Array;
}

/** Days that are over: a day that is not has no daily figures. */
function wholeDays(simulated: Simulated): Days {
  const { time, close } = simulated.path.columns;
  const count = time.length - (isLastOpen(simulated) ? 1 : 0);
  return { dates: Array.from(time.subarray(0, count), dateOf), close: close.subarray(0, count) };
}

/** Coins of each day for one of the eve of the first: new ones come slower every year. */
function issueOf(days: number): Float64Array {
  const issued = new Float64Array(days);
  let coins = 1;
  for (let day = 0; day < days; day++) {
    coins *= 1 + (firstGrowth * growthDecay ** Math.floor(day / daysInYear)) / daysInYear;
    issued[day] = coins;
  }
  return issued;
}

/** Coins in circulation at the end of each day: as many on the tables' day as the tables say, never more than there can be. */
function supplyOf({ seed, instrument }: Simulated, dates: readonly string[]): Float64Array {
  const size = coinSize(seed, instrument);
  const sizedDay = dates[0] === undefined ? 0 : Math.max(0, daysBetween(dates[0], sizedOn));
  const toSized = readAt(issueOf(sizedDay + 1), sizedDay);
  const most = size.most ?? Number.POSITIVE_INFINITY;
  return issueOf(dates.length).map((issued) => Math.floor(Math.min(most, (size.supply / toSized) * issued)));
}

/** What one coin cost on the whole when it last moved. */
function costOf(close: Float64Array): Float64Array {
  const cost = new Float64Array(close.length);
  let held = close[0] ?? 0;
  close.forEach((price, day) => {
    held += turnover * (price - held);
    cost[day] = held;
  });
  return cost;
}

/** A count that grows with the years and with gains, and wanders. */
function activity(key: number, close: Float64Array, cost: Float64Array, usual: number): Float64Array {
  let wander = 0;
  return close.map((price, day) => {
    wander = 0.97 * wander + 0.03 * normalAt(key, day);
    const years = day / daysInYear;
    return Math.round(usual * Math.exp(0.12 * years + 0.5 * Math.log(price / readAt(cost, day)) + wander));
  });
}

/** What holders of long contracts paid on each day, over their value; negative when the short side paid. */
function fundingOf(key: number, close: Float64Array): Float64Array {
  let lean = 0;
  return close.map((price, day) => {
    const move = day === 0 ? 0 : Math.log(price / readAt(close, day - 1));
    lean = leanMemory * lean + (1 - leanMemory) * move;
    const once = calmFunding + 0.08 * lean + 0.00004 * normalAt(key, day);
    return Number((fundingsPerDay * Math.max(-mostFunding, Math.min(mostFunding, once))).toFixed(8));
  });
}

/** Supply, holders' cost, activity and funding of a simulated coin, day by day; nothing of a day that is not over. */
export function simulatedNetwork(simulated: Simulated): NetworkSeries {
  const { instrument, seed, profile } = simulated;
  if (instrument.kind !== 'crypto')
    throw new PlumblineError('not-covered', `${instrument.id} has no network of its own.`);
  const key = streamKey(seed, 'network', instrument.id);
  const { dates, close } = wholeDays(simulated);
  const knownAt = dates.map((date) => addDays(date, 1));
  const supply = supplyOf(simulated, dates);
  const cost = costOf(close);
  const capOf = (price: Float64Array): Float64Array =>
    price.map((value, day) => Math.round(value * readAt(supply, day)));
  const [cap, realized] = [capOf(close), capOf(cost)];
  const money = { unit: 'money', currency: instrument.currency } as const;
  const { most } = coinSize(seed, instrument);
  const column = (
    part: Omit<NetworkColumn, 'dates' | 'knownAt' | 'values' | 'locator' | 'isDerived'>,
    values: Float64Array,
  ): NetworkColumn => ({
    ...part,
    dates,
    knownAt,
    values: [...values],
    locator: `simulated ${part.metric}`,
    isDerived: false,
  });
  return {
    instrumentId: instrument.id,
    columns: [
      column(
        { metric: 'price', unit: 'price', currency: instrument.currency },
        close.map((price) => Number(price.toFixed(profile.decimals))),
      ),
      column({ metric: 'marketCap', ...money }, cap),
      column({ metric: 'realizedCap', ...money }, realized),
      {
        ...column(
          { metric: 'mvrv', unit: 'ratio' },
          cap.map((value, day) => value / readAt(realized, day)),
        ),
        locator: 'marketCap / realizedCap',
        isDerived: true,
      },
      column(
        { metric: 'activeAddresses', unit: 'count' },
        activity(key ^ 0x11, close, cost, between(key, 2, 2e4, 4e5)),
      ),
      column({ metric: 'transactions', unit: 'count' }, activity(key ^ 0x22, close, cost, between(key, 3, 3e4, 6e5))),
      column({ metric: 'circulatingSupply', unit: 'coins' }, supply),
      ...(most === null
        ? []
        : [
            column(
              { metric: 'maxSupply', unit: 'coins' },
              supply.map(() => Math.floor(most)),
            ),
          ]),
      column({ metric: 'fundingRate', unit: 'fraction' }, fundingOf(key ^ 0x33, close)),
    ],
  };
}
