import { locales } from '@plumbline/model/locale';
import { describe as suite, expect, it } from 'vitest';
import { problemsOf } from '../check-spec.ts';
import { parseSentence } from './parse-sentence.ts';
import { allIdeas as all, namesIn } from './testing/ideas.ts';
import { summaryOf } from './testing/summary-of.ts';

suite('an idea of the corpus', () => {
  it('is one of 300 at least, in two languages', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it.each(['en', 'zh-CN'] as const)('becomes the strategy that was meant, or one question: %s', (locale) => {
    const wrong = all
      .filter((idea) => idea.locale === locale)
      .map((idea) => ({ ...idea, got: summaryOf(parseSentence(idea.text, locale, { names: namesIn(idea.text) })) }))
      .filter(({ wanted, got }) => wanted !== got);
    expect(wrong).toEqual([]);
  });

  it('never becomes a strategy with errors, and every chip stands where it says', () => {
    for (const { text, locale } of all) {
      const answer = parseSentence(text, locale, { names: namesIn(text) });
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
});
