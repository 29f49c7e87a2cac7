import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { readScreen } from '../convert/screen-rules.ts';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

const contextOf = (text: string, box: ReadingContext['box']): ReadingContext => {
  const locale = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
  return { locale, box, directory, today: '2026-11-23' };
};
const read = (text: string, box: ReadingContext['box'] = 'screen'): PrintedReading =>
  printReading(readDialogue({ text }, contextOf(text, box)));

const bound = (field: string, op: string, value: number) => ({ field, op, value });
const formula = (value: string) => ({ field: 'expr', op: 'is', value });

describe('growth over several years', () => {
  it.each([
    ['revenue growth over the last 5 years above 8% a year', bound('revenueCagr5y', '>', 0.08)],
    ['sales grew more than 12% a year over the past 4 years', bound('revenueCagr4y', '>', 0.12)],
    ['近四年净利润复合增长15%以上', bound('netIncomeCagr4y', '>=', 0.15)],
    ['营收五年复合增长率大于8%', bound('revenueCagr5y', '>', 0.08)],
  ])('is one figure, named where no column has it: %s', (text, wanted) => {
    const { unread, conditions } = read(text);
    expect([unread, conditions]).toEqual([[], [wanted]]);
    expect(readScreen(text, contextOf(text, 'screen')).rules === null).toBe(!/revenueCagr3y/u.test(wanted.field));
  });
});

describe('a figure that rises or falls from year to year', () => {
  it.each([
    ['growing sales, falling share count', [bound('revenueGrowth', '>', 0), bound('shareCountGrowth', '<', 0)]],
    ['rising gross margin', [formula('grossMargin > grossMargin[1y]')]],
    ['毛利率连续三年提升', [formula('consecutiveYears(grossMargin > grossMargin[1y],3)')]],
    ['eps up every year for six years', [{ ...bound('epsGrowth', '>', 0), consecutive: 6, per: 'year' }]],
  ])('is set against the year before: %s', (text, wanted) => {
    const { unread, conditions } = read(text);
    expect([unread, conditions]).toEqual([[], wanted]);
  });

  it('is refused in words', () => {
    const text = 'US stocks with rising gross margin';
    expect(readScreen(text, contextOf(text, 'screen')).question?.en).toContain('gross margin against the year before');
  });
});

describe('weekly bars', () => {
  it.each([
    ['RSI under 35 on the weekly chart, S&P 500', [formula('weekly(RSI(14) < 35)')]],
    ['周线RSI低于35的沪深300成分股', [formula('weekly(RSI(14) < 35)')]],
    [
      '周线MACD金叉、日线站上30日线的股票',
      [formula('weekly(crossesAbove(MACD(),MACD.signal()))'), formula('close > SMA(close,30)')],
    ],
  ])('are those of the condition that names them: %s', (text, wanted) => {
    const { unread, conditions } = read(text);
    expect([unread, conditions]).toEqual([[], wanted]);
    expect(readScreen(text, contextOf(text, 'screen')).rules).toBeNull();
  });

  it('leave an average of days on daily bars, and ask which bars an indicator of both is sold by', () => {
    const text =
      'buy Nike when weekly RSI is below 35 and it trades above its 90 day average, sell below its 90 day average';
    expect(read(text, 'strategy').spec).toMatchObject({
      bar: '1d',
      entry: 'weekly(RSI(14) < 35) and close > SMA(close,90)',
    });
    const open = read(
      'buy Nike when weekly RSI is below 35 and it trades above its 90 day average, sell at RSI 65',
      'strategy',
    );
    expect([open.state, open.question?.about]).toEqual(['ask', 'bar']);
  });
});
