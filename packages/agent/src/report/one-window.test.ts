import type { Instrument } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { sentenceHandles } from './check/block-handles.ts';
import { fakeMarketData } from './testing/fake-market-data.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, coin, fund } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';
import { sentencesOf } from './testing/sentences-of.ts';

type Words = Readonly<Record<Locale, RegExp>>;

/** How a reader recognises the window in each language. */
const tenYears: Words = { en: /\bten years\b/, 'zh-CN': /近十年/, 'zh-HK': /近十年/ };
const wholeRecord: Words = { en: /\bwhole record\b/, 'zh-CN': /有记录以来/, 'zh-HK': /有紀錄以來/ };

const young = { from: '2021-03-01' } as const;
const cases: readonly (readonly [string, Instrument, { readonly from?: string }, Words])[] = [
  ['a company of many years', acme, {}, tenYears],
  ['a young company', acme, young, wholeRecord],
  ['a coin', coin, {}, tenYears],
  ['a young fund', fund, young, wholeRecord],
];

describe('the deepest fall', () => {
  it.each(cases)(
    'of %s is one figure of one window, which every sentence names',
    async (_, instrument, prices, words) => {
      const company = instrument === acme ? { company: growingCompany } : {};
      const { report } = await runReport(instrument, { ...company, prices });
      const falls = report.facts.filter(({ metric, formula }) => metric === 'maxDrawdown' && formula !== undefined);
      const own = falls.find(({ id }) => id === 'maxDrawdown');
      const window = own?.period;
      if (own?.value == null || window === undefined) throw new Error('no deepest fall');

      // By hand over the closes of that window, as the chart draws them.
      const data = fakeMarketData({ instrument, prices });
      const answer = await data.bars({ instrumentId: instrument.id, interval: '1d', adjustment: 'total' });
      if (answer.status === 'unavailable') throw new Error('no bars');
      let [high, deepest] = [0, 0];
      answer.value.columns.time.forEach((time, at) => {
        const day = new Date(time).toISOString().slice(0, 10);
        if (day < window.start || day > window.end) return;
        const close = answer.value.columns.close[at] ?? Number.NaN;
        high = Math.max(high, close);
        deepest = Math.min(deepest, close / high - 1);
      });
      expect(own.value).toBeCloseTo(deepest, 9);

      const ids = new Set(falls.map(({ id }) => id));
      const said = sentencesOf(report).filter((parts) => sentenceHandles(parts).some((id) => ids.has(id)));
      expect(said.length).toBeGreaterThan(2);
      for (const parts of said) {
        for (const locale of locales) {
          const text = parts[locale].filter((part) => typeof part === 'string').join('…');
          expect(text).toMatch(words[locale]);
        }
      }
    },
  );
});
