import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument } from '@plumbline/model/instrument';
import { dateIn, numberIn } from './cells.ts';
import type { ReportRow } from './schema.ts';

/** Every figure is for ten shares. */
const per = 10;

function tidy(value: number): number {
  return Number(value.toPrecision(10));
}

/**
 * Rows of RPT_SHAREBONUS_DET → dividends and bonus issues with an ex-date; plans without one are not in force yet. They count as
 * known from the notice of their execution, or from the ex-date where that notice is dated later.
 */
export function normaliseActions(rows: readonly ReportRow[], instrument: Instrument): readonly CorporateAction[] {
  return rows
    .flatMap((row): readonly CorporateAction[] => {
      const exDate = dateIn(row, 'EX_DIVIDEND_DATE');
      if (exDate === null) return [];
      const notice = dateIn(row, 'NOTICE_DATE');
      const base = {
        instrumentId: instrument.id,
        exDate,
        knownAt: notice !== null && notice < exDate ? notice : exDate,
      };
      const shares = numberIn(row, 'BONUS_IT_RATIO') ?? 0;
      const cash = numberIn(row, 'PRETAX_BONUS_RMB') ?? 0;
      return [
        ...(shares > 0 ? [{ kind: 'split' as const, ...base, ratio: tidy(1 + shares / per) }] : []),
        ...(cash > 0
          ? [{ kind: 'dividend' as const, ...base, amount: tidy(cash / per), currency: instrument.currency }]
          : []),
      ];
    })
    .toSorted((a, b) => a.exDate.localeCompare(b.exDate));
}
