import { locales, type Locale } from '@plumbline/model/locale';
import type { InstrumentId } from '@plumbline/model/instrument';
import { describe as suite, expect, it } from 'vitest';
import { describe } from '../strategy-language/describe.ts';
import { problemsOf } from '../strategy-language/check-spec.ts';
import { crossSpec } from '../strategy/testing/specs.ts';
import { parseSentence } from './parse-sentence.ts';
import { chineseIdeas } from './testing/ideas-chinese.ts';
import { englishIdeas } from './testing/ideas-english.ts';
import { summaryOf } from './testing/summary-of.ts';

const names: Readonly<Record<string, readonly InstrumentId[]>> = {
  茅台: ['SH:600519'],
  贵州茅台: ['SH:600519'],
  腾讯: ['HK:00700'],
  騰訊: ['HK:00700'],
  宁德时代: ['SZ:300750'],
  招商银行: ['SH:600036'],
  沪深300: ['SH:510300'],
  比特币: ['CRYPTO:BTC-USD'],
  平安: ['SH:601318', 'SZ:000001'],
  Apple: ['US:AAPL'],
  bitcoin: ['CRYPTO:BTC-USD'],
};
const options = { find: (word: string) => names[word] ?? [] };

interface Idea {
  readonly text: string;
  readonly wanted: string;
  readonly locale: Locale;
}

function ideas(list: string, locale: Locale): readonly Idea[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [text, wanted] = line.split(' => ');
      return { text, wanted, locale };
    });
}

const all = [...ideas(englishIdeas, 'en'), ...ideas(chineseIdeas, 'zh-CN')];

suite('an idea in words', () => {
  it('is one of 300 at least, in two languages', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it.each(['en', 'zh-CN'] as const)('becomes the strategy that was meant, or one question: %s', (locale) => {
    const wrong = all
      .filter((idea) => idea.locale === locale)
      .map((idea) => ({ ...idea, got: summaryOf(parseSentence(idea.text, locale, options)) }))
      .filter(({ wanted, got }) => wanted !== got);
    expect(wrong).toEqual([]);
  });

  it('never becomes a strategy with errors, and every chip stands where it says', () => {
    for (const { text, locale } of all) {
      const answer = parseSentence(text, locale, options);
      for (const chip of answer.chips) {
        expect(chip.text).toBe(text.slice(chip.from, chip.to));
        expect(chip.isAssumed).toBe(chip.text === '');
        for (const one of locales) expect(chip.means[one], text).not.toBe('');
      }
      if (answer.kind === 'question') {
        expect(answer.question.text.en).toMatch(/\?$|\.$/);
        continue;
      }
      const errors = problemsOf(answer.spec).filter(({ severity }) => severity === 'error');
      expect(errors, text).toEqual([]);
    }
  });

  it('shows what was understood, and marks what was assumed', () => {
    const text = '茅台 20 日均线上穿 60 日均线买入,跌破卖出';
    const { chips } = parseSentence(text, 'zh-CN', options);
    expect(chips.map(({ path, text: words }) => [path, words])).toEqual([
      ['universe.instruments', '茅台'],
      ['entry.long', '20 日均线上穿 60 日均线'],
      ['exit.long', '跌破'],
    ]);
    expect(chips[2].means['zh-CN']).toBe('20 日简单移动平均线下穿60 日简单移动平均线');
    const bare = parseSentence('buy when RSI is below 30, sell when RSI is above 70', 'en');
    expect(bare.chips.filter(({ isAssumed }) => isAssumed).map(({ means }) => means.en)).toEqual(['US:SPY']);
  });

  it('asks which one where a name means several', () => {
    const answer = parseSentence('平安 RSI低于30买入，高于70卖出', 'zh-CN', options);
    expect(answer).toMatchObject({ kind: 'question', question: { about: 'instrument', from: 0, to: 2 } });
    expect(answer.kind === 'question' ? answer.question.candidates : []).toEqual(['SH:601318', 'SZ:000001']);
  });

  it('reads back what the product itself has written', () => {
    const spec = crossSpec({ risk: { stopLoss: 0.07 } });
    for (const locale of locales) {
      const answer = parseSentence(describe(spec, locale), locale);
      expect(answer.kind === 'spec' ? answer.spec : null).toEqual(spec);
    }
  });

  it.each(['', '   ', '(((', '？？？', 'a'.repeat(500), '买'.repeat(300), '20 '.repeat(200)])(
    'never fails on %j',
    (text) => {
      expect(parseSentence(text, 'en').kind).toBe('question');
    },
  );
});
