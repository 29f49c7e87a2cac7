import type { LocalText } from '@plumbline/model/locale';

/** What is needed to judge a dividend yield: the dividend of a year and the prices of a year. */
export interface YieldEvidence {
  readonly dividendPerShare: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export type YieldReading = { readonly fraction: number } | { readonly fraction: null; readonly why: LocalText };

/** Dividends are raised and prices leave last year's range; the faults to be caught are a hundredfold. */
const slack = 1.5;

function agrees(fraction: number, { dividendPerShare, low, high }: YieldEvidence): boolean | null {
  if (dividendPerShare === null || low === null || high === null || !(low > 0) || !(dividendPerShare > 0)) return null;
  return fraction >= dividendPerShare / high / slack && fraction <= (dividendPerShare / low) * slack;
}

/**
 * A dividend yield given in percent → a fraction. Known trap: the same field has come a hundred times too large (41.2 for Apple, which
 * paid 1.04 on a price near 250). What the dividend and the year's prices contradict is given as unknown with the reason, and
 * without them a yield above a fifth is not believed.
 */
export function readDividendYield(percent: number, evidence: YieldEvidence): YieldReading {
  const fraction = Number((percent / 100).toPrecision(10));
  const verdict = agrees(fraction, evidence);
  if (verdict === true || (verdict === null && fraction >= 0 && fraction <= 0.2)) return { fraction };
  const { dividendPerShare, low, high } = evidence;
  const proof =
    verdict === null
      ? { en: 'no dividend or price range is at hand to bear it out', zh: '缺少股息与价格区间佐证' }
      : {
          en: `a dividend of ${dividendPerShare} and prices from ${low} to ${high} say otherwise`,
          zh: `与每股股息 ${dividendPerShare}、价格区间 ${low}–${high} 不符`,
        };
  return {
    fraction: null,
    why: {
      en: `The source gives ${percent}%, but ${proof.en}.`,
      'zh-CN': `来源给出 ${percent}%，但${proof.zh}。`,
      'zh-HK': `來源給出 ${percent}%，但${traditional(proof.zh)}。`,
    },
  };
}

function traditional(text: string): string {
  return text
    .replace('缺少股息与价格区间佐证', '欠缺股息與價格區間佐證')
    .replace('与每股股息', '與每股股息')
    .replace('价格区间', '價格區間');
}
