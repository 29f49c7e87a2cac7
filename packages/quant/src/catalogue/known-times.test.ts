import { addDays, dateOf } from '@plumbline/model/date';
import type { StatementItem } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { completeSpec } from '../engine/strategy/complete-spec.ts';
import { lookAheadCheck } from '../evidence/checks/look-ahead.ts';
import { openEvidence } from '../evidence/evaluate-verdict.ts';
import { judge } from '../evidence/judge.ts';
import type { Field, FieldInput } from './field.ts';
import { lastKnown } from './field-parts.ts';
import { earningsSurprise } from './fields/earnings-surprise.ts';
import { fields } from './fields/registry.ts';
import { knownTimes } from './known-times.ts';

const bars = randomBars(900, randomFrom(8));
const dayOf = (row: number): string => dateOf(bars.time[row]);

/** A filing each quarter, some forty days after its period. */
const statements = Array.from({ length: 9 }, (_, k) => k * 90 + 20).flatMap((row, k): StatementItem[] =>
  (['netIncome', 'equity', 'sharesOutstanding', 'epsDiluted', 'totalAssets', 'grossProfit'] as const).map((line) => ({
    line,
    value: 100 + k * 7,
    period: { kind: 'instant', start: dayOf(row), end: dayOf(row), label: `Q${k}` },
    currency: line === 'sharesOutstanding' ? 'shares' : 'USD',
    knownAt: dayOf(row + 41),
    source: { id: 's', locator: 'l' },
    derived: false,
  })),
);
const events = Array.from({ length: 9 }, (_, k) => ({
  instrumentId: 'US:NVDA' as const,
  kind: 'earnings' as const,
  date: dayOf(k * 90 + 60),
  knownAt: dayOf(k * 90 + 31),
  title: localText('e', 'e', 'e'),
  actual: 1 + (k % 3),
  expected: 1.5,
}));
const input: FieldInput = { bars, currency: 'USD', events, actions: [], statements, network: [] };

const columnsOf = (all: readonly Field[]) => Object.fromEntries(all.map(({ name, compute }) => [name, compute(input)]));
const timesOf = (all: readonly Field[], most = 40) => knownTimes(all, input, columnsOf(all), most);

/** Equity as if it had been published at another time than it was. */
const told = (at: (item: StatementItem) => string): Field => ({
  ...earningsSurprise,
  name: 'leak',
  compute: (given) =>
    lastKnown(
      given.bars,
      given.statements.flatMap((item) => (item.line === 'equity' ? [{ knownAt: at(item), value: item.value }] : [])),
    ),
});
const planted = {
  'the end of the period': told(({ period }) => period.end),
  'the evening before': told(({ knownAt }) => addDays(knownAt, -1)),
  'the next close': { ...earningsSurprise, name: 'leak', compute: (given: FieldInput) => nextOf(given.bars.close) },
  'a result on the day it was announced': {
    ...earningsSurprise,
    name: 'leak',
    compute: (given: FieldInput) =>
      lastKnown(
        given.bars,
        given.events.flatMap(({ knownAt, actual }) => (actual === undefined ? [] : [{ knownAt, value: actual }])),
      ),
  },
};

function nextOf(close: Float64Array): Float64Array {
  return close.map((value, row) => close[row + 1] ?? value);
}

function lookAhead(field: Field, knownAt: Readonly<Record<string, Float64Array>> | undefined) {
  const series = { [field.name]: field.compute(input) };
  const limit = { op: 'constant', value: 110 };
  const long = { op: 'above', left: { op: 'series', name: field.name }, right: limit };
  const spec = parseStrategySpec(completeSpec({ entry: { long } }, ['US:NVDA']));
  const asset = { id: 'US:NVDA', currency: 'USD', bars, series, ...(knownAt === undefined ? {} : { knownAt }) };
  const account = { benchmark: null, cash: 10_000, baseCurrency: 'USD', periodsPerYear: 252, outOfSample: 0.3 };
  const answer = judge(lookAheadCheck, openEvidence({ ...account, spec, assets: [asset], trials: 1, seed: 1 }));
  const late = answer.figures.find(({ id }) => id === 'lateRows')?.value;
  return { status: answer.status, late };
}

describe('the times at which columns were known', () => {
  it('are the rows’ own days for every column of the product, made again from what was published by then', () => {
    const times = timesOf(fields);
    const filled = fields.filter(({ name }) => columnsOf(fields)[name]?.some((value) => !Number.isNaN(value)));
    expect(filled.length).toBeGreaterThan(8);
    for (const { name } of fields) expect(times[name], name).toBe(bars.time);
  });

  it.each(Object.entries(planted))('show a column that reads %s', (_, field) => {
    const times = timesOf([field]);
    const late = [...(times['leak'] ?? [])].filter((at, row) => at > (bars.time[row] ?? 0)).length;
    expect(late).toBeGreaterThan(5);
    expect(lookAhead(field, times)).toEqual({ status: 'fail', late });
  });

  it('let the verdict pass an honest column, which it only watches without them', () => {
    const field = fields.find(({ name }) => name === 'priceToBook') ?? earningsSurprise;
    expect(lookAhead(field, timesOf([field])).status).toBe('pass');
    expect(lookAhead(field, undefined).status).toBe('watch');
  });
});
