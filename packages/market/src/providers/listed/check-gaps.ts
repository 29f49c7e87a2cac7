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

interface GivenRows {
  readonly publisher: string;
  readonly actions: readonly CorporateAction[];
  /** It does not know dividends and splits of this. */
  readonly lacksActions?: boolean;
}

/** Index of the newest row before which prices step as only a split does and none is known; null where all is explained. */
function lastGap(
  rows: readonly ListedRow[],
  actions: readonly CorporateAction[],
  instrument: Instrument,
): number | null {
  const rule = ruleOf(instrument);
  const splits = actions.filter((action) => action.kind === 'split').map((split) => split.exDate);
  const place = rows.findLastIndex((row, at) => {
    const before = rows[at - 1];
    if (before === undefined || !(before.close > 0) || !(row.open > 0) || row.date < rule.since) return false;
    if (instrument.market === 'cn' && at <= newDays) return false;
    const step = row.open / before.close;
    if (step >= rule.least && step <= rule.most) return false;
    return !splits.some((date) => date > before.date && date <= row.date);
  });
  return place < 0 ? null : place;
}

/** A year of sessions: less says too little to stand for a history. */
const leastRows = 250;

/**
 * Bars as traded without the split that explains a gap would show a crash that never was. Of a source that knows no splits at all
 * the part since then is whole, and is kept; of others, where little is left, and of mainland shares, whose splits other
 * sources name, all is refused, so that another one is asked.
 */
export function sinceLastGap(
  rows: readonly ListedRow[],
  { actions, lacksActions = false, publisher }: GivenRows,
  instrument: Instrument,
): { readonly rows: readonly ListedRow[]; readonly notes: readonly string[] } {
  const at = lastGap(rows, actions, instrument);
  const [before, row] = at === null ? [] : [rows[at - 1], rows[at]];
  if (at === null || before === undefined || row === undefined) return { rows, notes: [] };
  if (lacksActions && instrument.market !== 'cn' && rows.length - at >= leastRows) {
    const note = `Begins on ${row.date}: the price steps from ${before.close} to ${row.open} there, and no split is known.`;
    return { rows: rows.slice(at), notes: [note] };
  }
  throw new PlumblineError(
    'data-refused',
    `${publisher} shows ${instrument.id} going from ${before.close} to ${row.open} overnight on ${row.date} and names no split.`,
    { date: row.date },
  );
}
