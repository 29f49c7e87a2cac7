import type { Instrument } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import type { FakeCompany } from './testing/fake-statements.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, bank, coin, fund } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';
import { sentencesOf } from './testing/sentences-of.ts';

/** Words that say which way a figure without its sign points, as a reader takes them. */
const up: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:above|rose|beat|grew|same direction)\b/,
  'zh-CN': /高于|高|增加|增长|跑赢|同向|相同/,
  'zh-HK': /高於|高|增加|增長|跑贏|同向|相同/,
};
const down: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:below|fell|behind|falls?|loss|less|opposite direction)\b/,
  'zh-CN': /低于|低|减少|下降|跑输|亏损|回撤|反向|相反/,
  'zh-HK': /低於|低|減少|下跌|跑輸|虧損|跌幅|反向|相反/,
};

const companies: readonly FakeCompany[] = [
  growingCompany,
  { ...growingCompany, operatingMargin: -0.2, cash: 1e8, debt: 5e9 },
  { ...growingCompany, quarterlyGrowth: -0.02, operatingMargin: 0.05, debt: 6e9, cash: 5e8 },
];
const walks = [{}, { seed: 5, drift: -0.0008, swing: 0.03 }, { firstPrice: 3 }, { firstPrice: 200, seed: 9 }];
const cases: readonly (readonly [Instrument, FakeCompany | undefined])[] = [
  ...companies.map((company) => [acme, company] as const),
  [bank, growingCompany],
  [coin, undefined],
  [fund, undefined],
];

describe('a figure printed without its sign', () => {
  it('stands among words that say its direction, in every language', async () => {
    let seen = 0;
    for (const [instrument, company] of cases) {
      for (const prices of walks) {
        const { report } = await runReport(instrument, { ...(company === undefined ? {} : { company }), prices });
        const values = new Map(report.facts.map(({ id, value }) => [id, value ?? Number.NaN]));
        for (const sentence of sentencesOf(report)) {
          for (const locale of locales) {
            const parts = sentence[locale];
            parts.forEach((part, at) => {
              if (typeof part === 'string' || !('fact' in part) || part.as !== 'size') return;
              const value = values.get(part.fact) ?? Number.NaN;
              if (value === 0) return;
              seen += 1;
              const until = parts.slice(0, at + 2).filter((one) => typeof one === 'string');
              const beside = until.join(' … ');
              const words = (value > 0 ? up : down)[locale];
              expect(beside, `${part.fact} ${value}: ${JSON.stringify(parts)}`).toMatch(words);
            });
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(300);
  });
});
