import { describe, expect, it } from 'vitest';
import { localText } from '@plumbline/model/local-text';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import { pastGrowth } from './past-growth.ts';
import type { Place } from './places.ts';
import { shareCount } from './places.ts';

const why = localText('Filed.', '申报。', '申報。');

/** Figures of one company by fiscal year, the newest first. */
function company(lines: Readonly<Record<string, readonly number[]>>) {
  const book = createFactBook({ instrumentId: 'US:ACME', asOf: '2026-03-01', simulated: false });
  for (const [metric, values] of Object.entries(lines))
    for (const [years, value] of values.entries())
      book.assumed({ id: `${metric}.${years}`, metric, value, currency: 'USD', why, range: { min: 0, max: 1000 } });
  const place = (years: number): Place => ({
    suffix: String(years),
    line: (line) => book.get(`${line}.${years}`)?.id ?? null,
    whyNot: () => null,
    before: (count) => (book.get(`revenue.${years + count}`) === null ? null : place(years + count)),
    given: new Map(),
  });
  return { book, place: place(0) };
}

function growth(...revenue: readonly number[]): number | null | undefined {
  const { book, place } = company({ revenue });
  const past = pastGrowth(book, place);
  if (past === null) return null;
  const expression = `min(${past.expressions.join(', ')}, 9)`;
  const { id } = book.derived({ id: 'growth', metric: 'growth', expression, inputs: past.inputs });
  return book.get(id)?.value;
}

describe('growth of the past', () => {
  it('is that of five years, or of three where no more are on record', () => {
    expect(growth(200, 180, 160, 140, 120, 100)).toBeCloseTo(2 ** (1 / 5) - 1, 12);
    expect(growth(200, 180, 160, 100)).toBeCloseTo(2 ** (1 / 3) - 1, 12);
    expect(growth(200, 100)).toBeNull();
  });

  it('counts no rebound: where sales had fallen by the first of these years, from the peak before', () => {
    expect(growth(130, 120, 110, 90, 60, 40, 100)).toBeCloseTo(1.3 ** (1 / 6) - 1, 12);
    expect(growth(130, 120, 110, 90, 60, 40, 70, 100)).toBeCloseTo(1.3 ** (1 / 7) - 1, 12);
    expect(growth(90, 80, 70, 60, 50, 40, 100), 'not come back yet').toBeCloseTo(0.9 ** (1 / 6) - 1, 12);
  });

  it('is left alone where sales were lower before, and where they are lower now than a little growth since the peak', () => {
    expect(growth(200, 180, 160, 140, 120, 100, 90, 80)).toBeCloseTo(2 ** (1 / 5) - 1, 12);
    expect(growth(80, 85, 90, 95, 98, 100, 101)).toBeCloseTo(0.8 ** (1 / 5) - 1, 12);
  });
});

describe('the shares that a value is divided by', () => {
  const read = (lines: Readonly<Record<string, readonly number[]>>) => {
    const { book, place } = company(lines);
    return shareCount(book, place);
  };

  it('are diluted, unless many were issued since the average was taken', () => {
    expect(read({ sharesDiluted: [100], sharesOutstanding: [98] })).toBe('sharesDiluted.0');
    expect(read({ sharesDiluted: [100], sharesOutstanding: [109] })).toBe('sharesDiluted.0');
    expect(read({ sharesDiluted: [100], sharesOutstanding: [150] })).toBe('sharesOutstanding.0');
    expect(read({ sharesOutstanding: [98] })).toBe('sharesOutstanding.0');
  });
});
