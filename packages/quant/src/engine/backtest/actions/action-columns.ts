import type { BarColumns } from '@plumbline/model/bar';
import type { CorporateAction, RightsIssue } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';

/**
 * What a holder does with rights. subscribe: pays and holds more shares; sell: gets what a right is worth by the close
 * before; lapse: lets them go, and bears the fall.
 */
export type RightsPolicy = 'subscribe' | 'sell' | 'lapse';

/** Cash per unit and new units per old one, taking effect before each bar's open; cash is counted on the new units. */
export interface ActionColumns {
  readonly dividends: Float64Array;
  readonly splits: Float64Array;
}

interface Offer {
  readonly kind: 'rights';
  readonly exDate: string;
  readonly ratio: number;
  readonly price: number;
}

function requirePositive(field: string, value: number, exDate: string): void {
  if (value > 0 && Number.isFinite(value)) return;
  throw new PlumblineError(
    'bad-input',
    `Corporate action of ${exDate}: ${field} must be a positive number, not ${value}.`,
    {
      field,
      exDate,
    },
  );
}

/** Cash per old share that rights bring, and new shares per old one. close: the last one with rights. */
function rightsOf(
  { ratio, price, exDate }: Offer,
  close: number,
  policy: RightsPolicy,
): { readonly cash: number; readonly ratio: number } {
  requirePositive('ratio', ratio, exDate);
  requirePositive('price', price, exDate);
  const exRights = (close + ratio * price) / (1 + ratio);
  // Rights below the market's price are worth nothing and nobody takes them up.
  if (price >= close || policy === 'lapse') return { cash: 0, ratio: 1 };
  return policy === 'sell' ? { cash: close - exRights, ratio: 1 } : { cash: -ratio * price, ratio: 1 + ratio };
}

/**
 * Corporate actions laid out beside raw bars for the executors.
 *
 * What it tells an investor: what a share paid and became while it was held, so that an ex-date is not a loss. Actions of
 * one day take effect together on the first bar on or after it: bonus shares, splits and rights multiply the units, and
 * dividends, which are announced per old share, are restated per new one. bars: raw, oldest first, n rows; results have n
 * rows. Those before the second bar, or after the last, change nothing that is held. Throws `bad-input` for a ratio,
 * price or dividend that is not positive.
 */
export function actionColumns(
  actions: readonly CorporateAction[],
  { time, close }: BarColumns,
  rights: readonly RightsIssue[] = [],
  policy: RightsPolicy = 'sell',
): ActionColumns {
  const dividends = new Float64Array(time.length);
  const splits = new Float64Array(time.length).fill(1);
  const offers: readonly Offer[] = rights.map((offer) => ({ ...offer, kind: 'rights' }));
  for (const action of [...actions, ...offers]) {
    const row = time.findIndex((instant) => instant >= timeOf(action.exDate));
    if (row <= 0) continue;
    if (action.kind === 'dividend') {
      requirePositive('amount', action.amount, action.exDate);
      dividends[row] += action.amount;
    } else if (action.kind === 'split') {
      requirePositive('ratio', action.ratio, action.exDate);
      splits[row] *= action.ratio;
    } else {
      const { cash, ratio } = rightsOf(action, close[row - 1], policy);
      dividends[row] += cash;
      // Bonus and rights shares of one day are both counted on the old ones.
      splits[row] += ratio - 1;
    }
  }
  return { dividends: dividends.map((amount, row) => amount / splits[row]), splits };
}
