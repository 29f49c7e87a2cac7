import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { riskFreeRateAssumption } from '@plumbline/quant/facts/assumptions';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { assume } from '../value/choices.ts';

interface CurrencyRates {
  readonly riskFree: number;
  readonly premium: number;
  readonly growth: number;
  readonly source: LocalText;
}

const dollar: CurrencyRates = {
  riskFree: 0.0425,
  premium: 0.05,
  growth: 0.025,
  source: localText('long US government bonds', '美国长期国债', '美國長期國債'),
};

/** Long-run rates by currency: levels that hold over a cycle, not today's quotes, so that two reports compare. */
const rates: Readonly<Record<string, CurrencyRates>> = {
  USD: dollar,
  HKD: {
    riskFree: 0.0375,
    premium: 0.05,
    growth: 0.025,
    source: localText('long Hong Kong government bonds', '香港长期政府债券', '香港長期政府債券'),
  },
  CNY: {
    riskFree: 0.02,
    premium: 0.05,
    growth: 0.02,
    source: localText('long Chinese government bonds', '中国长期国债', '中國長期國債'),
  },
};

/** The rates that belong to a currency; the dollar's where we have none of its own. */
export function ratesOf(currency: string): CurrencyRates {
  return rates[currency] ?? dollar;
}

/** The yearly return without risk in a currency, as an assumption on record. */
export function riskFreeFact(book: FactBook, currency: string): string {
  const { riskFree, source } = ratesOf(currency);
  const why = localText(
    `Our long-run level for ${source.en}; today’s yield may differ.`,
    `我们对${source['zh-CN']}长期收益率水平的假设，与当前收益率可能不同。`,
    `我們對${source['zh-HK']}長期孳息率水平的假設，與目前孳息率可能不同。`,
  );
  return assume(book, riskFreeRateAssumption, riskFree, { why });
}
