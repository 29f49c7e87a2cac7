import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Book, Settings } from './book.ts';
import { noCompat } from './compat.ts';
import { mark, markStretch, nothingMet, ruin, settleEnd } from './mark.ts';
import { placeOrder } from './orders.ts';
import { planTarget } from './plan-order.ts';
import { runEventOn, type EventStrategy } from './run-event.ts';
import { settlePlan } from './settle-plan.ts';

/**
 * A position series as a strategy that orders: whenever the desired share of equity changes from the last one desired, an
 * order for the new one. NaN = no opinion, keep what is held. This is what `runVectorOn` means.
 */
export function followTargets(targets: Float64Array): EventStrategy {
  let last = 0;
  return (book, bar) => {
    const wish = targets[bar];
    if (Number.isNaN(wish) || wish === last) return;
    last = wish;
    placeOrder(book, { side: wish < 0 ? -1 : 1, basis: 'target', size: Math.abs(wish) });
  };
}

function fill(book: Book, bar: number, wish: number, orderId: number): void {
  const { bars, match, settings, plan } = book;
  book.bar = bar;
  match.price = settings.isSameClose && settings.delayBars === 0 ? bars.close[bar] : bars.open[bar];
  match.bar = bar;
  match.slips = true;
  planTarget(book, wish, false);
  if (plan.close + plan.open > 0) settlePlan(book, orderId, 0);
}

/** Whether every bar has to be looked at: holding costs, volume caps, market rules or quirks. */
export function needsEvents(settings: Settings): boolean {
  const { carries, maxVolumeShare, rules, maintenanceMargin, margin, hedging, exclusive, compat } = settings;
  const hasQuirks = compat !== noCompat && Object.values(compat).some(Boolean);
  const hasMargin = maintenanceMargin > 0 || margin !== null;
  return carries || maxVolumeShare > 0 || rules !== null || hasMargin || hedging || exclusive || hasQuirks;
}

function checkTargets(bars: BarColumns, targets: Float64Array): void {
  const length = bars.close.length;
  let row = -1;
  for (let i = targets.length - 1; i >= 0; i -= 1) if (Math.abs(targets[i]) === Number.POSITIVE_INFINITY) row = i;
  if (targets.length === length && row < 0) return;
  const problem = row < 0 ? `have ${targets.length} rows where the bars have ${length}` : `are infinite at row ${row}`;
  throw new PlumblineError('bad-input', `Back-test: targets ${problem}. Give one finite share per bar, NaN = keep.`, {
    field: 'targets',
    row: Math.max(row, 0),
  });
}

/**
 * Runs a position series over bars, stretch by stretch between its changes, and returns the books.
 *
 * What it tells an investor: what holding these shares of equity would have made, after cost, each change filled at the
 * next open. Means exactly what `runEvent` with `followTargets` means, and takes that road where holding costs, market
 * rules, volume caps or quirks need every bar looked at. targets: desired share of equity after each close, signed, 1 =
 * all of it long; length n of the bars; NaN = keep. Writes and returns the open, empty books it is given. Throws `bad-input` naming field and row.
 */
export function runVectorOn(book: Book, targets: Float64Array): Book {
  checkTargets(book.bars, targets);
  if (needsEvents(book.settings)) return runEventOn(book, followTargets(targets));
  return runStretches(book, changesOf(targets));
}

/** Where a position series changes: the bars after whose close another share is desired for, and the shares. */
export interface PositionChanges {
  readonly bars: readonly number[];
  readonly desiredSizes: readonly number[];
}

function changesOf(targets: Float64Array): PositionChanges {
  const bars: number[] = [];
  const desiredSizes: number[] = [];
  let last = 0;
  for (let bar = 0; bar < targets.length; bar += 1) {
    const wish = targets[bar];
    if (wish === last || Number.isNaN(wish)) continue;
    last = wish;
    bars.push(bar);
    desiredSizes.push(wish);
  }
  return { bars, desiredSizes };
}

function targetsOf({ bars, desiredSizes }: PositionChanges, length: number): Float64Array {
  const targets = new Float64Array(length);
  for (let k = 0; k < bars.length; k += 1) targets.fill(desiredSizes[k], bars[k], bars[k + 1] ?? length);
  return targets;
}

/** `runVectorOn` of a series known by its changes: bars in order, each wish a finite share that differs from the one before. */
export function runChangesOn(book: Book, changes: PositionChanges): Book {
  if (!needsEvents(book.settings)) return runStretches(book, changes);
  return runEventOn(book, followTargets(targetsOf(changes, book.bars.close.length)));
}

function runStretches(book: Book, changes: PositionChanges): Book {
  const { settings, bars } = book;
  const { length } = bars.close;
  const isAtClose = settings.isSameClose && settings.delayBars === 0;
  const wait = isAtClose ? 0 : 1 + settings.delayBars;
  let marked = 0;
  for (let k = 0; k < changes.bars.length; k += 1) {
    const orderId = book.nextId;
    book.nextId += 1;
    const bar = changes.bars[k] + wait;
    if (bar >= length) break;
    // A fill at the close still leaves this bar to the old position's check for ruin.
    const end = isAtClose ? bar + 1 : bar;
    const until = markStretch(book, marked, end, nothingMet);
    if (until < end) return ruined(book, until);
    fill(book, bar, changes.desiredSizes[k], orderId);
    if (isAtClose) mark(book, bar);
    marked = end;
  }
  const until = markStretch(book, marked, length, nothingMet);
  if (until < length) return ruined(book, until);
  return finished(book);
}

function ruined(book: Book, bar: number): Book {
  book.bar = bar;
  ruin(book, bar);
  return book;
}

function finished(book: Book): Book {
  const last = book.bars.close.length - 1;
  book.bar = last;
  settleEnd(book);
  book.equityNow = book.equity[last];
  return book;
}
