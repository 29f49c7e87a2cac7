import { sliceColumns, type BarColumns } from '@plumbline/model/bar';
import type { Costs } from '@plumbline/model/backtest';
import { PlumblineError } from '@plumbline/model/errors';
import type { Fill, OrderTicket, Rejection, RejectionReason } from '@plumbline/model/order';
import { openLot } from '../lots.ts';
import { placeOrder } from '../orders.ts';
import { freeTerms, type RulePack, type RuleTerms } from '../rule-pack.ts';
import { runEvent, type EventStrategy } from '../run-event.ts';
import { resultOf } from '../run-result.ts';

/** An order that was waiting when a bar began, and the account it belonged to. */
export interface FillQuestion {
  /** Raw bars, and the rules compiled for them. */
  readonly bars: BarColumns;
  readonly rules: RulePack;
  /** The bar asked about; the order was placed at the close before it. */
  readonly bar: number;
  readonly ticket: OrderTicket;
  /** Cash of the account, in the currency of the bars. */
  readonly cash: number;
  /** Units held before the bar; negative = sold short. */
  readonly held?: number;
  /** Bar on which they were bought; absent = long ago. */
  readonly heldSince?: number;
  readonly costs?: Partial<Costs>;
}

export interface FillAnswer {
  readonly outcome: 'filled' | 'shrunk' | 'not-filled';
  readonly fills: readonly Fill[];
  /** Why not, or why less; `price-not-reached` is the market's doing and no rule's. */
  readonly reasons: readonly {
    readonly reason: RejectionReason | 'price-not-reached';
    readonly wanted: number | null;
    readonly granted: number;
    readonly ruleIds: readonly string[];
  }[];
  /** The market's terms on that bar, for the reader. */
  readonly terms: Readonly<RuleTerms>;
}

/** The same rules, with bar 0 standing for the bar `from`. */
function shifted(rules: RulePack, from: number): RulePack {
  return {
    ...rules,
    read: (bar, terms) => rules.read(bar + from, terms),
    tickAt: (bar, price) => rules.tickAt(bar + from, price),
    fees: (bar, side, quantity, price, isMaker) => rules.fees(bar + from, side, quantity, price, isMaker),
    ruleIds: (bar, aspect, side) => rules.ruleIds(bar + from, aspect, side),
  };
}

function reasonsOf(rejections: readonly Rejection[], isFilled: boolean): FillAnswer['reasons'] {
  if (rejections.length === 0 && !isFilled) {
    return [{ reason: 'price-not-reached', wanted: null, granted: 0, ruleIds: [] }];
  }
  return rejections.map(({ reason, wanted, granted, ruleIds }) => ({
    reason,
    wanted: Number.isNaN(wanted) ? null : wanted,
    granted,
    ruleIds,
  }));
}

/**
 * Why an order was filled, shrunk or not filled on a bar.
 *
 * What it tells an investor: the answer to "why was I not filled", with the rule that forbade it, or that the price was
 * simply not reached. The order is met by the executor itself on that one bar, so the answer is the one a back-test
 * gives. Throws `bad-input` when the bar has none before it, `no-rule` when its date has no rule on record.
 */
export function explainFill(question: FillQuestion): FillAnswer {
  const { bars, rules, bar, ticket, cash, held = 0, heldSince = -1, costs } = question;
  if (!Number.isInteger(bar) || bar < 1 || bar >= bars.close.length) {
    const problem = `There is no bar ${bar} with one before it among ${bars.close.length}. Choose one from 1 on.`;
    throw new PlumblineError('bad-input', problem, { field: 'bar' });
  }
  const from = bar - 1;
  const price = bars.close[from];
  const place: EventStrategy = (book, now) => {
    if (now !== 0) return;
    if (held !== 0) openLot(book, held, price, heldSince - from, 0);
    placeOrder(book, ticket);
  };
  const worth = cash + held * price;
  const config = { cash: worth, rules: shifted(rules, from), ...(costs === undefined ? {} : { costs }) };
  const run = resultOf(runEvent(sliceColumns(bars, from, bar + 1), place, config), worth);
  const fills = run.fills.map((fill) => ({ ...fill, bar: fill.bar + from }));
  const reasons = reasonsOf(run.rejections, fills.length > 0);
  const terms = freeTerms(0);
  rules.read(bar, terms);
  const outcome = fills.length === 0 ? 'not-filled' : reasons.length === 0 ? 'filled' : 'shrunk';
  return { outcome, fills, reasons, terms };
}
