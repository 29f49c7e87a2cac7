import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** Titles of events that several sources tell of; what one source alone knows stands with that source. */
export const eventTitles = {
  resultsAnnounced: localText('Results announced', '公布业绩', '公佈業績'),
  resultsExpected: localText('Results expected', '预计公布业绩', '預計公佈業績'),
  resultsEstimated: localText(
    'Results expected (estimated day)',
    '预计公布业绩（日期为估计）',
    '預計公佈業績（日期為估計）',
  ),
} as const satisfies Readonly<Record<string, LocalText>>;

/** A day of results that lies ahead or behind. */
export function resultsTitle(date: string, today: string): LocalText {
  return date > today ? eventTitles.resultsExpected : eventTitles.resultsAnnounced;
}

/** The first day without a dividend. */
export function dividendTitle(amount: number, currency: string): LocalText {
  const paid = `${amount} ${currency}`;
  return localText(`Dividend of ${paid} per share`, `每股股息 ${paid}`, `每股股息 ${paid}`);
}

/** Shares after over shares before: above one a split, below one a consolidation. */
export function splitTitle(ratio: number): LocalText {
  const shares = Number((ratio >= 1 ? ratio : 1 / ratio).toPrecision(6));
  return ratio >= 1
    ? localText(`Split: 1 share becomes ${shares}`, `拆股：1 股变为 ${shares} 股`, `拆股：1 股變為 ${shares} 股`)
    : localText(
        `Consolidation: ${shares} shares become 1`,
        `合股：${shares} 股合为 1 股`,
        `合股：${shares} 股合為 1 股`,
      );
}
