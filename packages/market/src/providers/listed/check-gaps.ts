import type { CorporateAction } from '@plumbline/model/corporate-action';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { ListedRow } from './listed-row.ts';

interface GapRule {
  /** Opening over the close before, below or above which something else than trade has happened. */
  readonly least: number;
  readonly most: number;
  readonly since: string;
}

/** A fall or rise like this overnight is rather a split than a price. */
const free: GapRule = { least: 0.56, most: 1.8, since: '' };

/** On the mainland prices are held within 10 to 20 percent a day since December 1996, 30 in Beijing; shares are never consolidated. */
const mainland: GapRule = { least: 0.75, most: Number.POSITIVE_INFINITY, since: '1996-12-16' };
const beijing: GapRule = { ...mainland, least: 0.65 };

/** New shares trade without limits for up to five days. */
const newDays = 5;

function ruleOf({ id, market }: Instrument): GapRule {
  if (market !== 'cn') return free;
  return id.startsWith('BJ:') ? beijing : mainland;
}

/**
 * Bars as traded without the split that explains a gap would show a crash that never was. A source that names no split there is
 * refused, so that another one is asked.
 */
export function checkGaps(
  rows: readonly ListedRow[],
  actions: readonly CorporateAction[],
  instrument: Instrument,
  publisher: string,
): void {
  const rule = ruleOf(instrument);
  const splits = actions.filter((action) => action.kind === 'split').map((split) => split.exDate);
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    if (before === undefined || !(before.close > 0) || !(row.open > 0) || row.date < rule.since) return;
    if (instrument.market === 'cn' && at <= newDays) return;
    const step = row.open / before.close;
    if (step >= rule.least && step <= rule.most) return;
    if (splits.some((date) => date > before.date && date <= row.date)) return;
    throw new PlumblineError(
      'data-refused',
      `${publisher} shows ${instrument.id} going from ${before.close} to ${row.open} overnight on ${row.date} and names no split.`,
      { date: row.date },
    );
  });
}
