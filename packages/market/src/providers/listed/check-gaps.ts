import type { CorporateAction } from '@plumbline/model/corporate-action';
import { PlumblineError } from '@plumbline/model/errors';
import type { ListedRow } from './listed-row.ts';

/** A fall or rise beyond these from one close to the next opening is a change of what a share is, unless an action explains it. */
const deepestFall = 0.56;
const highestRise = 1.8;

/**
 * Bars as traded without the split that explains a gap would show a crash that never was. A source that names no split there is
 * refused, so that another one is asked.
 */
export function checkGaps(
  rows: readonly ListedRow[],
  actions: readonly CorporateAction[],
  publisher: string,
  symbol: string,
): void {
  const explained = actions.filter((action) => action.kind === 'split').map((split) => split.exDate);
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    if (before === undefined || !(before.close > 0) || !(row.open > 0)) return;
    const step = row.open / before.close;
    if (step >= deepestFall && step <= highestRise) return;
    if (explained.some((date) => date > before.date && date <= row.date)) return;
    throw new PlumblineError(
      'data-refused',
      `${publisher} shows ${symbol} going from ${before.close} to ${row.open} overnight on ${row.date} and names no split.`,
      { date: row.date },
    );
  });
}
