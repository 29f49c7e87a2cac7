import type { BarColumns } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { exReference, limitBand, limitPercent } from './price-limits.ts';
import { readAt } from './read-at.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';
import { marketOn, mean, saturday } from './testing/market-on.ts';

const aShares = simulatedCatalogue.filter((entry) => entry.market === 'cn' && entry.kind === 'stock');

/** First broken rule of a series, or null. Plain loops: half a million bars pass through here. */
function violation({ time, open, high, low, close, volume }: BarColumns, hasVolume: boolean): string | null {
  for (let i = 0; i < time.length; i++) {
    const [o, h, l, c] = [open[i] ?? NaN, high[i] ?? NaN, low[i] ?? NaN, close[i] ?? NaN];
    if (!(l > 0)) return `${i}: low ${l}`;
    if (!(h >= o && h >= c && l <= o && l <= c)) return `${i}: ${o} ${h} ${l} ${c}`;
    if (i > 0 && !((time[i] ?? NaN) > (time[i - 1] ?? NaN))) return `${i}: not in order`;
    const units = volume[i] ?? NaN;
    if (hasVolume ? !(units > 0 && Number.isInteger(units)) : !Number.isNaN(units)) return `${i}: volume ${units}`;
  }
  return null;
}

describe('simulated daily bars of the whole catalogue', () => {
  it('hold 0 violations over the whole catalogue: positive, ordered, range around open and close, whole volumes', async () => {
    const { market, context } = marketOn(saturday);
    const broken: string[] = [];
    for (const instrument of simulatedCatalogue) {
      const { value } = await market.bars({ instrument, interval: '1d' }, context);
      const found = violation(value.series.columns, !['US:^VIX', 'US:^TNX'].includes(instrument.id));
      if (found !== null) broken.push(`${instrument.id} ${found}`);
    }
    expect(broken).toEqual([]);
  });

  it('keep A-shares inside their limits, halts and ex-dates included', async () => {
    const outside: string[] = [];
    const { market, context } = marketOn(saturday, 7);
    for (const instrument of aShares) {
      const { series, actions } = (await market.bars({ instrument, interval: '1d' }, context)).value;
      const { columns } = series;
      for (let i = 1; i < columns.time.length; i++) {
        const date = dateOf(readAt(columns.time, i));
        const before = dateOf(readAt(columns.time, i - 1));
        const due = actions.filter((action) => action.exDate > before && action.exDate <= date);
        const dividend = due.reduce((sum, action) => sum + (action.kind === 'dividend' ? action.amount : 0), 0);
        const ratio = due.reduce((product, action) => product * (action.kind === 'split' ? action.ratio : 1), 1);
        const percent = limitPercent(instrument, date);
        if (percent === null) throw new Error(`no limit for ${instrument.id}`);
        const [low, high] = limitBand(exReference(readAt(columns.close, i - 1), dividend, ratio), percent);
        if (readAt(columns.high, i) > high || readAt(columns.low, i) < low) {
          outside.push(
            `${instrument.id} ${date}: ${readAt(columns.low, i)}..${readAt(columns.high, i)} outside ${low}..${high}`,
          );
        }
      }
    }
    expect(outside).toEqual([]);
  });

  it('are raw: an ex-date takes the ratio and the dividend off the price, on average exactly', async () => {
    const left: number[] = [];
    let splits = 0;
    const { market, context } = marketOn(saturday);
    for (const instrument of aShares) {
      const { series, actions } = (await market.bars({ instrument, interval: '1d' }, context)).value;
      const { columns } = series;
      const dates = Array.from(columns.time, dateOf);
      for (const action of actions) {
        const at = dates.findIndex((date) => date >= action.exDate);
        const before = readAt(columns.close, at - 1);
        const reference = action.kind === 'split' ? before / action.ratio : before - action.amount;
        left.push(Math.log(readAt(columns.open, at) / reference));
        splits += action.kind === 'split' ? 1 : 0;
      }
    }
    expect(splits).toBeGreaterThan(20);
    expect(Math.max(...left.map(Math.abs))).toBeLessThan(0.21);
    expect(Math.abs(mean(left))).toBeLessThan(0.002);
  });
});
