import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function conditions(text: string, locale: 'en' | 'zh-CN' | 'zh-HK'): string {
  const reading = readDialogue({ text }, { locale, box: 'screen', directory, today: '2026-11-23' });
  const { unread, conditions = [] } = printReading(reading);
  const found = conditions as readonly Readonly<Record<string, string | number | undefined>>[];
  const said = found.map((one) => [one.field, one.op, one.value, one.consecutive ?? ''].join(' ').trim());
  return [...unread.map((word) => `? ${word}`), ...said].join(' | ');
}

describe('what is said of many companies', () => {
  it.each([
    ['zh-CN', '净利润连续四年增长', 'netIncomeGrowth > 0 4'],
    ['zh-CN', '连续四年提高分红', 'dividendGrowthYears >= 4'],
    ['zh-HK', '股息連續四年增加嘅公用股', 'dividendGrowthYears >= 4 | sector == Utilities'],
    ['zh-CN', '毛利率大于30%，连续四年盈利', 'grossMargin > 0.3 | netIncome > 0 4'],
    ['zh-CN', '股价低于净资产的银行', 'pb < 1 | industry == Banks'],
    ['zh-CN', '从未分红的公司', 'dividendYears == 0'],
    ['zh-CN', '不分红的公司', 'dividendYield == 0'],
    ['en', 'ROE above 12%, exclude anything under $2bn', 'roe > 0.12 | marketCap >= 2000000000'],
    ['en', 'payout ratio below 70%, ROE over 7%', 'payoutRatio < 0.7 | roe > 0.07'],
    ['en', 'MACD crossed up this week', 'expr is barsSince(crossesAbove(MACD(),MACD.signal())) <= 5'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    expect(conditions(text, locale)).toBe(wanted);
  });

  it('asks whether there are any, and denies nothing', () => {
    expect(conditions('有没有市净率低于2的公司', 'zh-CN')).toBe('pb < 2');
    expect(conditions('are there any companies with a P/B below 2', 'en')).toBe('pb < 2');
  });
});
