import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function read(text: string, box: ReadingContext['box'], given?: string): PrintedReading {
  const locale = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
  return printReading(
    readDialogue({ text, ...(given !== undefined && { given }) }, { locale, box, directory, today: '2026-11-23' }),
  );
}

describe('a change that says what stays', () => {
  const given = 'Buy Nike above its 40 day average, sell below it, stop 5%';
  it.each([
    'stop 9%, leave the rest as is',
    'make the stop 9% and keep everything else the same',
    '止损改成9%，其他别动',
  ])('changes the one part alone: %s', (text) => {
    const { state, unread, args, spec } = read(text, 'strategy', given);
    expect([state, unread, args['changes']]).toEqual(['understood', [], ['stop 9% of entry']]);
    expect(spec).toMatchObject({
      entry: 'close > SMA(close,40)',
      exit: 'close < SMA(close,40)',
      stops: 'stop 9% of entry',
    });
  });

  it('names what it does not know', () => {
    expect(read('stop 9%, leave the florb as is', 'strategy', given).unread.join(' ')).toContain('florb');
  });
});

describe('volume so far above its average', () => {
  it.each([
    ['buy Nike when volume is 40% above its 30-day average, sell after 5 days', 'strategy'],
    ['US stocks with volume at least 40% above the 30 day average', 'screen'],
  ] as const)('is of shares traded, and of no price: %s', (text, box) => {
    const { unread, spec, conditions } = read(text, box);
    const said = 'volume > SMA(volume,30) * 1.4';
    expect(unread).toEqual([]);
    if (box === 'strategy') expect(spec).toMatchObject({ entry: said });
    else expect(conditions).toEqual([{ field: 'expr', op: 'is', value: said }]);
  });

  it('leaves a price on its own average', () => {
    const { spec } = read('buy Nike when it is 4% above its 30-day average, sell after 5 days', 'strategy');
    expect(spec).toMatchObject({ entry: 'close >= SMA(close,30) * 1.04' });
  });
});

describe('the cheapest by what a price is set against', () => {
  it.each([
    ['sales', 'ps'],
    ['earnings', 'pe'],
    ['book value', 'pb'],
    ['operating cash flow', 'pcf'],
  ])('are those with the lowest multiple of it, and not with the least of it: %s', (figure, multiple) => {
    const listed = read(`the 15 cheapest US stocks on ${figure}`, 'screen');
    expect(listed.conditions).toContainEqual({ field: multiple, op: 'lowest', value: 15 });
    const { spec, unread } = read(`Every month buy the cheapest 15 Nasdaq 100 stocks by ${figure}`, 'strategy');
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ rank: `top 15 by lowest ${multiple} within Nasdaq 100` });
    const apart = read(`Rank the Nasdaq 100 by ${figure} and buy the cheapest 15, monthly`, 'strategy');
    expect(apart.spec).toMatchObject({ rank: `top 15 by lowest ${multiple} within Nasdaq 100` });
  });

  it('are not the smallest companies', () => {
    expect(read('the 15 cheapest US stocks by market cap', 'screen').state).toBe('ask');
    expect(read('the 15 US stocks with the lowest revenue', 'screen').conditions).toContainEqual({
      field: 'revenue',
      op: 'lowest',
      value: 15,
    });
  });
});

describe('companies of a kind', () => {
  it('are not the one of that name', () => {
    const { act, instruments, conditions } = read('list the ten largest US banks', 'chat');
    expect([act, instruments]).toEqual(['screen', []]);
    expect(conditions).toContainEqual({ field: 'industry', op: '==', value: 'Banks' });
    expect(read('news on US banks', 'chat').instruments).toEqual([]);
    expect(read("what are US Bank's earnings", 'chat').instruments).toEqual(['US:USB']);
  });
});

describe('an order of a list', () => {
  it('is a ranking where a high value is sought, and is asked about where it may be either', () => {
    expect(read('ROE above 12%, sorted by yield, top 25', 'screen').conditions).toContainEqual({
      field: 'dividendYield',
      op: 'highest',
      value: 25,
    });
    expect(read('ROE above 12%, sorted by P/E, top 25', 'screen').state).toBe('ask');
  });
});

describe('what is kept out of', () => {
  const line = 'close > SMA(close,150)';
  const calm = 'of(INDEX:VIX,close <= 28)';
  const alarm = 'of(INDEX:VIX,close > 28)';
  it.each([
    ['flat when VIX is over 28', `${line} and ${calm}`, `${alarm} or close <= SMA(close,150)`],
    ['be in cash when VIX is over 28', `${line} and ${calm}`, `${alarm} or close <= SMA(close,150)`],
    ['sell if VIX is over 28', line, `${alarm} or close <= SMA(close,150)`],
    ['sell when it closes below that average', line, 'close < SMA(close,150)'],
    [
      'but be flat the week before earnings',
      `${line} and daysTo(event.earnings) > 5`,
      'daysTo(event.earnings) <= 5 or close <= SMA(close,150)',
    ],
  ])('is also not bought, and what is held while it is above its line is left below it: %s', (out, entry, exit) => {
    const { spec, unread } = read(`Hold Nike while it is above its 150-day average, ${out}`, 'strategy');
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ entry, exit });
    const { spec: same } = read(`Own Nike as long as it is above its 150-day average, ${out}`, 'strategy');
    expect(same).toEqual(spec);
  });

  it.each([
    ['财报前四天不持仓', 4],
    ['财报前一周空仓', 5],
  ])('before an event is each of the days: %s', (out, days) => {
    const { spec } = read(`五粮液站上30日线买入，跌破卖出，${out}`, 'strategy');
    expect(spec).toMatchObject({
      entry: `crossesAbove(close,SMA(close,30)) and daysTo(event.earnings) > ${days}`,
      exit: `crossesBelow(close,SMA(close,30)) or daysTo(event.earnings) <= ${days}`,
    });
  });
});
