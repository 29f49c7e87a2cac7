import { locales } from '@plumbline/model/locale';
import type { LocalText } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { hasFreeClaim } from '../check/free-digits.ts';
import { blendTexts } from './blend.ts';
import { checkTexts } from './check.ts';
import { companyTexts } from './company.ts';
import { cycleTexts } from '../sections/cycle/texts.ts';
import { gapTexts } from './gaps.ts';
import { markdownWords } from './markdown-words.ts';
import { priceTexts } from '../sections/price/texts.ts';
import { flagTexts, qualityTexts } from '../sections/quality/texts.ts';
import { returnsTexts } from '../sections/returns/texts.ts';
import { scenarioTexts } from '../sections/scenarios/texts.ts';
import { caseTexts } from '../sections/case/texts.ts';
import { factorTexts } from '../sections/factors/texts.ts';
import { falsifierTexts } from './falsifiers.ts';
import { ownershipTexts } from '../sections/ownership/texts.ts';
import { readingTexts } from './readings.ts';
import { readingReasons } from './reading-reasons.ts';
import { riskTexts } from '../sections/risks/texts.ts';
import { technicalTexts } from '../sections/technicals/texts.ts';
import { eventTexts } from '../sections/events/texts.ts';
import { ratingTexts } from './rating.ts';
import { ratingLabelTexts, ratingPartTexts } from './rating-words.ts';
import { listingNames, ruleTexts } from '../sections/rules/texts.ts';
import { sectionTitles } from '@plumbline/model/section-keys';
import { stageTexts } from './stages.ts';
import { capsuleWords } from './capsule-words.ts';
import { strategyWords } from './strategy-words.ts';
import { standingTexts } from './standing.ts';
import { summaryTexts } from '../sections/summary/texts.ts';
import { valuationTexts } from '../sections/valuation/texts.ts';

const { kind, ...eventSentences } = eventTexts;
const { short, ...ruleSentences } = ruleTexts;
const { noReading, weight, ...ratingReasons } = ratingTexts;

const tables: Readonly<Record<string, Readonly<Record<string, LocalText>>>> = {
  capsuleWords,
  caseTexts,
  standingTexts,
  eventSentences,
  eventKinds: kind,
  factorTexts,
  falsifierTexts,
  noReading,
  ownershipTexts,
  ratingLabelTexts,
  ratingPartTexts,
  ratingReasons,
  listingNames,
  readingReasons,
  readingTexts,
  riskTexts,
  ruleSentences,
  shortSales: short,
  technicalTexts,
  weight,
  blendTexts,
  checkTexts,
  companyTexts,
  cycleTexts,
  flagTexts,
  gapTexts,
  markdownWords,
  priceTexts,
  qualityTexts,
  returnsTexts,
  scenarioTexts,
  sectionTitles,
  stageTexts,
  strategyWords,
  summaryTexts,
  valuationTexts,
};
const all = Object.entries(tables).map(([table, texts]) => [table, Object.values(texts)] as const);

function slots(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+(?::size)?\}/g)].map(([slot]) => slot).toSorted();
}

describe('messages', () => {
  it.each(all)('of %s have the same slots in every language', (_, texts) => {
    for (const text of texts) {
      const [first, ...others] = locales.map((locale) => slots(text[locale]));
      for (const other of others) expect(other, text.en).toEqual(first);
    }
  });

  it.each(all)('of %s use full-width punctuation in Chinese', (_, texts) => {
    for (const text of texts) {
      // Latin terms such as EV/EBIT keep their own signs; a slot may be followed by a full-width one only.
      for (const locale of ['zh-CN', 'zh-HK'] as const) {
        expect(text[locale], text.en).not.toMatch(/[\u3400-\u9fff}] ?[,;:?!()]|[,;:?!()] ?[\u3400-\u9fff{]/);
      }
    }
  });

  it.each(all)('of %s end their sentences alike in every language', (_, texts) => {
    for (const text of texts) {
      for (const locale of ['zh-CN', 'zh-HK'] as const) {
        expect(text[locale].endsWith('。'), text.en).toBe(text.en.endsWith('.'));
      }
    }
  });

  const sentences = [
    readingTexts,
    caseTexts,
    technicalTexts,
    factorTexts,
    ownershipTexts,
    eventSentences,
    ruleSentences,
    companyTexts,
    cycleTexts,
    priceTexts,
    qualityTexts,
    returnsTexts,
    summaryTexts,
    gapTexts,
  ];
  it.each(sentences.map((table) => Object.values<LocalText>(table)))(
    'carry no number and no promise of their own',
    (...texts) => {
      for (const text of texts) {
        const parts = { en: [text.en], 'zh-CN': [text['zh-CN']], 'zh-HK': [text['zh-HK']] };
        expect(hasFreeClaim(parts, []), text.en).toBe(false);
      }
    },
  );
});
