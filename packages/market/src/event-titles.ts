import { formatFigure } from '@plumbline/model/format';
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
  const decimals = Math.min(6, Math.max(2, (String(amount).split('.')[1] ?? '').length));
  const paid = formatFigure({ value: amount, unit: 'price', currency, decimals }, 'en');
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

const spans: Readonly<Record<string, LocalText>> = {
  '03-31': localText('first quarter', '一季度', '第一季度'),
  '06-30': localText('first half', '上半年', '上半年'),
  '09-30': localText('first nine months', '前三季度', '首三季度'),
  '12-31': localText('full year', '全年', '全年'),
};

/** Results of the mainland, which are of the time since January. */
export function periodResultsTitle(end: string): LocalText {
  const year = end.slice(0, 4);
  const span = spans[end.slice(5)];
  if (span === undefined) {
    return localText(
      `Results of the period to ${end} announced`,
      `公布截至 ${end} 期间的业绩`,
      `公佈截至 ${end} 期間的業績`,
    );
  }
  return localText(
    `Results of the ${span.en} of ${year} announced`,
    `公布 ${year} 年${span['zh-CN']}业绩`,
    `公佈 ${year} 年${span['zh-HK']}業績`,
  );
}

/** Whose shares become free, in the words of the mainland's lists. */
const holders: ReadonlyMap<string, LocalText> = new Map([
  ['首发原股东限售股份', localText('shares held since before the listing', '首发前股份', '上市前持有的股份')],
  [
    '首发机构配售股份',
    localText('shares placed with institutions at the listing', '首发机构配售股份', '上市時配售予機構的股份'),
  ],
  [
    '首发战略配售股份',
    localText(
      'shares placed with strategic investors at the listing',
      '首发战略配售股份',
      '上市時配售予策略投資者的股份',
    ),
  ],
  ['定向增发机构配售股份', localText('shares of a private placement', '定向增发股份', '定向增發股份')],
  ['股权激励限售股份', localText('shares granted to staff', '股权激励股份', '股權激勵股份')],
  ['股权分置限售股份', localText('shares of the share reform', '股权分置股份', '股權分置股份')],
]);

/** The end of a lock-up, of shares of a kind as the mainland's lists call it. */
export function lockUpTitle(kind: string): LocalText {
  const whose = holders.get(kind);
  if (whose === undefined) return localText('End of a lock-up', '限售解禁', '禁售期屆滿');
  return localText(`End of a lock-up: ${whose.en}`, `限售解禁：${whose['zh-CN']}`, `禁售期屆滿：${whose['zh-HK']}`);
}
