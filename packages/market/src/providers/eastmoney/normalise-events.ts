import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent } from '@plumbline/model/market-event';
import { dateIn, numberIn } from './cells.ts';
import type { ReportRow } from './schema.ts';

const spans: Readonly<Record<string, LocalText>> = {
  '03-31': localText('first quarter', '一季度', '第一季度'),
  '06-30': localText('first half', '上半年', '上半年'),
  '09-30': localText('first nine months', '前三季度', '首三季度'),
  '12-31': localText('full year', '全年', '全年'),
};

function titleOf(end: string): LocalText {
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

/**
 * Rows of RPT_LICO_FN_CPD → days on which results were announced. Earnings per share count from January, so they stand beside an
 * expectation only for the first quarter and the year, and only there they are given.
 */
export function normaliseEvents(rows: readonly ReportRow[], instrument: Instrument): readonly MarketEvent[] {
  return rows
    .flatMap((row): readonly MarketEvent[] => {
      const end = dateIn(row, 'REPORTDATE');
      const date = dateIn(row, 'NOTICE_DATE');
      if (end === null || date === null || date < end) return [];
      const perShare = end.endsWith('-03-31') || end.endsWith('-12-31') ? numberIn(row, 'BASIC_EPS') : null;
      return [
        {
          instrumentId: instrument.id,
          kind: 'earnings',
          date,
          knownAt: date,
          title: titleOf(end),
          ...(perShare === null ? {} : { actual: perShare }),
        },
      ];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
