import { sizeBases } from '@plumbline/model/order';
import { grossValue, type Book } from './book.ts';
import { dequeueRow } from './column-table.ts';
import { closeLot, payTax } from './lots.ts';
import { dropBrackets, resizeBrackets } from './orders.ts';
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
  if (extras.dividends !== undefined && extras.dividends[bar] !== 0) payDividend(book, extras.dividends[bar]);
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

/** Holders get what is left after tax; who is short pays in full. */
function payDividend(book: Book, perUnit: number): void {
  const { settings, bar } = book;
  const amount = book.position * perUnit * settings.multiplier;
  book.balance += amount;
  const rate = settings.dividendTax?.withheld[bar] ?? 0;
  if (rate > 0 && amount > 0) payTax(book, bar, amount * rate);
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
  if (rules !== null && rules.unit > 0 && lots.count > 0) payFractions(book, rules.unit);
}

/**
 * Where only whole shares are held, what a split leaves below one goes on to the next lot with its cost, and what the last
 * cannot hold is paid out at the open.
 */
function payFractions(book: Book, unit: number): void {
  const { lots, bars, bar } = book;
  const { id, size, entryPrice } = lots.columns;
  let units = 0;
  let cost = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const row = lots.queue[k];
    const total = Math.abs(size[row]) + units;
    const price = (Math.abs(size[row]) * entryPrice[row] + cost) / total;
    const whole = floorToStep(total, unit);
    const isLast = k === lots.count - 1;
    units = Math.max(0, total - whole);
    cost = units * price;
    entryPrice[row] = price;
    const kept = isLast ? total : whole;
    size[row] = size[row] > 0 ? kept : -kept;
    resizeBrackets(book, id[row], kept);
    if (whole > 0 || isLast) continue;
    dropBrackets(book, id[row]);
    dequeueRow(lots, row);
    k -= 1;
  }
  const last = lots.queue[lots.count - 1];
  if (units > dust * Math.abs(book.position)) {
    recordFill(book, bar, 0, book.position > 0 ? -1 : 1, units, bars.open[bar], 0, inLieu);
    closeLot(book, last, units, bars.open[bar], bar);
  }
  // Whole again to the last digit.
  book.position = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const row = lots.queue[k];
    size[row] = Math.sign(size[row]) * floorToStep(Math.abs(size[row]), unit);
    book.position += size[row];
  }
}
