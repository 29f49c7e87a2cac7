import type { Locale } from '@plumbline/model/locale';
import type { NamedInstrument } from '@plumbline/model/ports';
import { describe, expect, it } from 'vitest';
import { parseSentence } from './parse-sentence.ts';
import { allIdeas, namesIn } from './testing/ideas.ts';
import { summaryOf } from './testing/summary-of.ts';

const read = (text: string, names: readonly NamedInstrument[] = namesIn(text)) => {
  const locale: Locale = /[\u4e00-\u9fff]/.test(text) ? 'zh-CN' : 'en';
  return parseSentence(text, locale, { names });
};
/** The words that are asked about; null when the idea became a strategy. */
const askedIn = (text: string): string | null => {
  const answer = read(text);
  return answer.kind === 'question' ? text.slice(answer.question.from, answer.question.to) : null;
};
const understood = allIdeas.filter(
  ({ text, locale }) => parseSentence(text, locale, { names: namesIn(text) }).kind === 'spec',
);

describe('an idea with a word that is not read', () => {
  it('never becomes a strategy: an unknown word, anywhere', () => {
    for (const { text, locale } of understood) {
      const places = [...text.matchAll(locale === 'en' ? /[ ]/g : /[，, ]/g)].map(({ index }) => index);
      for (const at of [0, ...places.filter((_, k) => k % 3 === 0)]) {
        const word = locale === 'en' ? ' frobnic ' : ' 龘靐 ';
        const changed = `${text.slice(0, at)}${word}${text.slice(at)}`;
        const answer = parseSentence(changed, locale, { names: namesIn(changed) });
        expect(answer.kind, changed).toBe('question');
      }
    }
  });

  it('never keeps its rule when its condition is denied', () => {
    for (const { text, locale } of understood) {
      const when = /\b(?:when|if|while)\b/i.exec(text);
      if (locale !== 'en' || when === null) continue;
      const changed = `${text.slice(0, when.index + when[0].length)} not${text.slice(when.index + when[0].length)}`;
      expect(askedIn(changed), changed).not.toBeNull();
    }
    for (const text of [
      'RSI不低于30时不买入，高于70卖出',
      'RSI低于30别买入，高于70卖出',
      '非周五 RSI低于30买入，高于70卖出',
      'RSI低于30买入，高于70卖出，除周五外',
    ]) {
      expect(askedIn(text), text).not.toBeNull();
    }
  });

  it.each([
    'buy SPY when VIX is above 30, sell when VIX is below 20',
    'hold SPY when SPY is above its 200-day average, otherwise hold TLT',
    'buy NVDA when the price is above 1,000, sell after 5 days',
    'buy tech stocks when RSI is below 30, sell above 70',
    'buy when the MACD line crosses below 25, sell after 5 days',
    'buy when RSI is below 30, sell when RSI is above 700',
    'buy SPY on Saturdays and sell on Sundays',
    '腾讯 RSI低于30买入，高于70卖出，每次5手',
    'NVDA 涨停买入，持有2天',
    '588000 上穿 20 日均线买入，510300 跌破 20 日均线卖出',
  ])('asks: %s', (text) => {
    expect(askedIn(text)).not.toBeNull();
  });

  it('takes no capitals for a ticker that is not listed', () => {
    const answer = read('创业板ETF RSI低于30买入，高于70卖出');
    expect(answer).toMatchObject({ kind: 'question', question: { about: 'word' } });
    expect(JSON.stringify(answer)).not.toContain('US:ETF');
  });
});

describe('words of the market', () => {
  it.each([
    // The exchange's trading unit: one lot is 100 shares in Shanghai and Shenzhen.
    [
      '茅台 RSI低于30买入，高于70卖出，每次5手',
      'trade SH:600519 | buy when rsi(14) < 30 | sell when rsi(14) > 70 | size 500 units',
    ],
    // A candle compares the close with the open of its own day, not with the close before.
    ['茅台 连续3根阴线买入，持有5天', 'trade SH:600519 | buy when lasting(close < open, 3) | leave after 5 bars'],
    ['茅台 连续3天下跌买入，持有5天', 'trade SH:600519 | buy when lasting(close < close[1], 3) | leave after 5 bars'],
    // 10 % on the main board, 20 % on ChiNext and STAR.
    ['茅台 涨停买入，持有2天', 'trade SH:600519 | buy when rocp(1) >= 0.095 | leave after 2 bars'],
    ['300750 涨停买入，持有2天', 'trade SZ:300750 | buy when rocp(1) >= 0.195 | leave after 2 bars'],
    ['300750 跌停买入，持有2天', 'trade SZ:300750 | buy when rocp(1) <= -0.195 | leave after 2 bars'],
  ])('%s', (text, wanted) => {
    expect(summaryOf(read(text))).toBe(wanted);
  });
});
