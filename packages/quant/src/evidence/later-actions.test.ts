import { parseStrategySpec, type Expression } from '@plumbline/model/strategy-spec';
import { expect, it } from 'vitest';
import { adjustedBars } from '../engine/backtest/actions/price-scale.ts';
import { lookAheadCheck } from './checks/look-ahead.ts';
import { openEvidence } from './evaluate-verdict.ts';
import type { EvidenceAsset } from './evidence-input.ts';
import { judge } from './judge.ts';
import { crossInput, wanderingBars } from './testing/evidence-input.ts';

const smooth = wanderingBars(600, 4, 0.004);
const splits = smooth.close.map((_, row) => (row === 200 ? 4 : row === 420 ? 3 : 1));
const ratioTo = (row: number): number => (row < 200 ? 12 : row < 420 ? 3 : 1);
const traded = (column: Float64Array): Float64Array => column.map((price, row) => price * ratioTo(row));
const bars = {
  ...smooth,
  open: traded(smooth.open),
  high: traded(smooth.high),
  low: traded(smooth.low),
  close: traded(smooth.close),
};
const knownAt = { column: bars.time };

const close: Expression = { op: 'price', field: 'close' };
const column: Expression = { op: 'series', name: 'column' };
const number = (value: number): Expression => ({ op: 'constant', value });
const average = (of?: Expression): Expression => ({
  op: 'indicator',
  id: 'sma',
  parameters: { period: 15 },
  ...(of === undefined ? {} : { of }),
});

function leaksOf(asset: Partial<EvidenceAsset>, entry: Expression, exit: Expression, more = {}): number | null {
  const { spec, ...input } = crossInput(bars);
  const changed = parseStrategySpec({ ...spec, parameters: [], entry: { long: entry }, exit: { long: exit }, ...more });
  const whole = { id: 'US:SPY', currency: 'USD', bars, splits, ...asset };
  return judge(lookAheadCheck, openEvidence({ ...input, spec: changed, assets: [whole], settings: [] })).value;
}

const up: Expression = { op: 'above', left: close, right: average() };
const down: Expression = { op: 'below', left: close, right: average() };
const limited = (of: Expression) => ({
  entryOrders: { long: { limit: { op: 'multiply', args: [number(0.99), of] }, goodForBars: 3 } },
});

it('finds nothing in rules that read adjusted prices as they stood on each bar', () => {
  expect(leaksOf({}, up, down)).toBe(0);
  expect(leaksOf({}, { op: 'below', left: close, right: number(250) }, down, limited(close))).toBe(0);
});

it('finds the level of a column of prices that were divided by splits still to come', () => {
  const asset = { series: { column: smooth.close }, knownAt };
  const level: Expression = { op: 'below', left: column, right: number(smooth.close[100]) };
  expect(leaksOf(asset, level, { op: 'not', of: level })).toBeGreaterThan(0);
  // As an order's price it is compared with what is traded.
  expect(leaksOf(asset, up, down, limited(column))).toBeGreaterThan(0);
});

it('lets such a column be compared with itself, where its level does not matter', () => {
  const asset = { series: { column: smooth.close }, knownAt };
  const isUp: Expression = { op: 'above', left: column, right: average(column) };
  expect(leaksOf(asset, isUp, { op: 'not', of: isUp })).toBe(0);
  // Adjusted for what had happened by then, as the product itself does, it is no leak at any level.
  const forward = { series: { column: adjustedBars(bars, { splits }).close }, knownAt };
  const level: Expression = { op: 'below', left: column, right: number(1500) };
  expect(leaksOf(forward, level, { op: 'not', of: level })).toBe(0);
});

it('finds bars that were adjusted before they were given with their splits', () => {
  expect(leaksOf({ bars: smooth }, up, down)).toBeGreaterThan(0);
});
