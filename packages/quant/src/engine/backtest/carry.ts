import { dayMs } from '@plumbline/model/date';
import { sizeBases } from '@plumbline/model/order';
import { grossValue, type Book } from './book.ts';
import { dequeue } from './column-table.ts';
import { closeLot, payTax } from './lots.ts';
import { dropBrackets, resizeBrackets } from './orders.ts';
import { sizeEpsilon, floorToStep } from './quantity.ts';
import { reasonCode, recordFill } from './records.ts';

const yearMs = 365 * dayMs;
const unitsBasis = sizeBases.indexOf('units');
const targetUnitsBasis = sizeBases.indexOf('targetUnits');
const inLieu = reasonCode('cash-in-lieu');

/**
 * What holding a position costs or pays from the last close to this bar's open: splits change units and prices, dividends
 * and funding move cash, borrowing shares or money is charged for the time between the bars. Levels of waiting orders and
 * brackets fall with the price on an ex-date, by the share that it takes off the close before, so that a payment is no
 * fall that meets them (as brokers restate open orders, FINRA rule 5330, there for some kinds alone).
 */
export function carryOver(book: Book): void {
  const { extras, bar } = book;
  if (extras.splits !== undefined && extras.splits[bar] !== 1) applySplit(book, extras.splits[bar]);
  const { paid } = book.settings;
  if (paid !== null && paid[bar] !== paid[bar - 1]) restateLevels(book, paid[bar] / paid[bar - 1]);
  if (book.lots.count === 0) return;
  const { bars, costs, settings, lots } = book;
  const money = settings.multiplier;
  if (extras.dividends !== undefined && extras.dividends[bar] !== 0) payDividend(book, extras.dividends[bar]);
  if (extras.funding !== undefined) payFunding(book, extras.funding[bar], bars.open[bar]);
  if (costs.borrowRate === 0 && costs.marginRate === 0) return;
  const years = (bars.time[bar] - bars.time[bar - 1]) / yearMs;
  // The units are those after the split, and so is the price they are valued at.
  const price = bars.close[bar - 1] / (extras.splits?.[bar] ?? 1);
  let short = 0;
  for (let k = 0; k < lots.count; k += 1) short -= Math.min(lots.entries[k].size, 0);
  const borrowed = grossValue(book, price) - short * price * money - Math.max(0, book.equityNow);
  book.balance -= short * price * money * costs.borrowRate * years;
  if (borrowed > 0) book.balance -= borrowed * costs.marginRate * years;
}

/** Longs pay shorts where the rate is above 0, on the value at a price, out of the margin where one is set aside. */
function payFunding(book: Book, rate: number, price: number): void {
  const { bar, settings, lots, position, fills } = book;
  if (rate === 0 || lots.count === 0) return;
  const perUnit = price * rate * settings.multiplier;
  book.balance -= position * perUnit;
  for (let k = 0; k < lots.count; k += 1) {
    const lot = lots.entries[k];
    lot.margin -= lot.size * perUnit;
    lot.funding += lot.size * perUnit;
  }
  book.fundingPaid.push({ bar, perUnit, units: position, after: fills.count });
}

/**
 * Funding that fell due while the bar lasted, on what is held at its close. Of what was opened or closed meanwhile nobody
 * knows whether it was held at that time: the first pays, the second does not.
 */
export function payFundingWithin(book: Book): void {
  const { extras, bar, bars } = book;
  if (extras.fundingWithin !== undefined) payFunding(book, extras.fundingWithin[bar], bars.close[bar]);
}

/** Holders get what is left after tax; who is short pays in full. */
function payDividend(book: Book, perUnit: number): void {
  const { settings, bar } = book;
  const amount = book.position * perUnit * settings.multiplier;
  book.balance += amount;
  const rate = settings.dividendTax?.withheld[bar] ?? 0;
  if (rate > 0 && amount > 0) payTax(book, bar, amount * rate);
}

/** Levels that wait, and those around positions, are restated with the price: they stand where they stood against it. */
function restateLevels({ lots, orders }: Book, ratio: number): void {
  for (let k = 0; k < lots.count; k += 1) {
    const lot = lots.entries[k];
    lot.stopLoss /= ratio;
    lot.target /= ratio;
  }
  for (let k = 0; k < orders.count; k += 1) {
    const order = orders.entries[k];
    order.limit /= ratio;
    order.stop /= ratio;
    order.stopLoss /= ratio;
    order.target /= ratio;
  }
}

/** Holders get `ratio` units for one, at a price that much lower; what is pending is restated alike. */
function applySplit(book: Book, ratio: number): void {
  const { lots, orders } = book;
  for (let k = 0; k < lots.count; k += 1) {
    const lot = lots.entries[k];
    lot.size *= ratio;
    lot.entryPrice /= ratio;
  }
  book.position *= ratio;
  for (let k = 0; k < orders.count; k += 1) {
    const order = orders.entries[k];
    if (order.basis === unitsBasis || order.basis === targetUnitsBasis) order.size *= ratio;
  }
  restateLevels(book, ratio);
  const { rules } = book.settings;
  if (rules !== null && rules.unit > 0 && lots.count > 0) payFractions(book, rules.unit);
}

/**
 * Where only whole shares are held, what a split leaves below one goes on to the next lot with its cost, and what the last
 * cannot hold is paid out at the open.
 */
function payFractions(book: Book, unit: number): void {
  const { lots, bars, bar } = book;
  const { entries } = lots;
  let units = 0;
  let cost = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const lot = entries[k];
    const total = Math.abs(lot.size) + units;
    const price = (Math.abs(lot.size) * lot.entryPrice + cost) / total;
    const whole = floorToStep(total, unit);
    const isLast = k === lots.count - 1;
    units = Math.max(0, total - whole);
    cost = units * price;
    lot.entryPrice = price;
    const kept = isLast ? total : whole;
    lot.size = lot.size > 0 ? kept : -kept;
    resizeBrackets(book, lot.id, kept);
    if (whole > 0 || isLast) continue;
    dropBrackets(book, lot.id);
    dequeue(lots, lot);
    k -= 1;
  }
  const last = entries[lots.count - 1];
  if (units > sizeEpsilon * Math.abs(book.position)) {
    recordFill(book, bar, 0, book.position > 0 ? -1 : 1, units, bars.open[bar], 0, inLieu);
    closeLot(book, last, units, bars.open[bar], bar);
  }
  // Whole again to the last digit.
  book.position = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const lot = entries[k];
    lot.size = Math.sign(lot.size) * floorToStep(Math.abs(lot.size), unit);
    book.position += lot.size;
  }
}
