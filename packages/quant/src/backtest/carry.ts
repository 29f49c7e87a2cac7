import { sizeBases, type Side } from '@plumbline/model/order';
import { grossValue, type Book } from './book.ts';
import { closeLot } from './lots.ts';
import { dust, floorToStep } from './quantity.ts';
import { reasonCode, recordFill } from './records.ts';

const yearMs = 365 * 86_400_000;
const unitsBasis = sizeBases.indexOf('units');
const targetUnitsBasis = sizeBases.indexOf('targetUnits');
const inLieu = reasonCode('cash-in-lieu');

/**
 * What holding a position costs or pays from the last close to this bar's open: splits change units and prices, dividends
 * and funding move cash, borrowing shares or money is charged for the time between the bars.
 */
export function carryOver(book: Book): void {
  const { extras, bar } = book;
  if (extras.splits !== undefined && extras.splits[bar] !== 1) applySplit(book, extras.splits[bar]);
  if (book.lots.count === 0) return;
  const { bars, costs, settings, lots } = book;
  const { size } = lots.columns;
  const money = settings.multiplier;
  if (extras.dividends !== undefined) book.balance += book.position * extras.dividends[bar] * money;
  if (extras.funding !== undefined) book.balance -= book.position * bars.open[bar] * extras.funding[bar] * money;
  if (costs.borrowRate === 0 && costs.marginRate === 0) return;
  const years = (bars.time[bar] - bars.time[bar - 1]) / yearMs;
  const price = bars.close[bar - 1];
  let short = 0;
  for (let k = 0; k < lots.count; k += 1) short -= Math.min(size[lots.queue[k]], 0);
  const borrowed = grossValue(book, price) - short * price * money - Math.max(0, book.equityNow);
  book.balance -= short * price * money * costs.borrowRate * years;
  if (borrowed > 0) book.balance -= borrowed * costs.marginRate * years;
}

/** Holders get `ratio` units for one, at a price that much lower; what is pending is restated alike. */
function applySplit(book: Book, ratio: number): void {
  const { lots, orders } = book;
  const held = lots.columns;
  for (let k = 0; k < lots.count; k += 1) {
    const row = lots.queue[k];
    held.size[row] *= ratio;
    held.entryPrice[row] /= ratio;
    held.stopLoss[row] /= ratio;
    held.target[row] /= ratio;
  }
  book.position *= ratio;
  const pending = orders.columns;
  for (let k = 0; k < orders.count; k += 1) {
    const row = orders.queue[k];
    pending.limit[row] /= ratio;
    pending.stop[row] /= ratio;
    pending.stopLoss[row] /= ratio;
    pending.target[row] /= ratio;
    if (pending.basis[row] === unitsBasis || pending.basis[row] === targetUnitsBasis) pending.size[row] *= ratio;
  }
  const { rules } = book.settings;
  if (rules !== null && rules.unit > 0) payFractions(book, rules.unit);
}

/** Where only whole shares are held, what a split leaves below one is paid out at the open, newest lots first. */
function payFractions(book: Book, unit: number): void {
  const { lots, bars, bar } = book;
  const held = Math.abs(book.position);
  let fraction = held - floorToStep(held, unit);
  if (fraction <= dust * held) return;
  const side: Side = book.position > 0 ? -1 : 1;
  recordFill(book, bar, 0, side, fraction, bars.open[bar], 0, inLieu);
  for (let k = lots.count - 1; k >= 0 && fraction > dust; k -= 1) {
    const row = lots.queue[k];
    const part = Math.min(fraction, Math.abs(lots.columns.size[row]));
    closeLot(book, row, part, bars.open[bar], bar);
    fraction -= part;
  }
}
