import type { Grid } from '@plumbline/model/strategy-spec';
import type { Book } from '../backtest/book.ts';
import { cancelOrders, placePrepared, prepareOrder } from '../backtest/orders.ts';
import type { EventStrategy } from '../backtest/run-event.ts';
import { positiveAmount, type CompiledStrategy } from './compile-strategy.ts';
import type { ExpressionContext } from './expression-context.ts';
import { holdingGuard } from './holding-guard.ts';
import { refuseAt, type Kernel, type StateReader } from './kernel.ts';

const mostCells = 200;

/** One unit of a grid: bought at a price, sold at the next one up. */
interface Cell {
  buyAt: number;
  sellAt: number;
  /** What it holds. */
  units: number;
  /** Its order on the books; -1 = none. */
  order: number;
  /** There was no money for it: it waits for the next sale. */
  isStarved: boolean;
}

const cell = (buyAt: number, sellAt: number): Cell => ({ buyAt, sellAt, units: 0, order: -1, isStarved: false });

/** The cells of a grid from its lowest price up. close: the one that it begins at. */
function cellsOf(grid: Grid, close: number, value: (name: string) => number): readonly Cell[] {
  const count = value('count');
  if (!Number.isInteger(count) || count > mostCells)
    refuseAt('grid.count', `must be a whole number up to ${mostCells}.`);
  if ('low' in grid) {
    const [low, high] = [value('low'), value('high')];
    if (!(high > low)) refuseAt('grid.high', 'must be above the low end.');
    const price = (at: number): number => low + ((high - low) * at) / count;
    return Array.from({ length: count }, (_, at) => cell(price(at), price(at + 1)));
  }
  const step = value('step');
  if (!(step * count < 1)) refuseAt('grid.step', 'so many steps lead below nothing.');
  const from = 'reference' in grid ? value('reference') : close;
  return Array.from({ length: count }, (_, at) =>
    cell(from * (1 - step * (count - at)), from * (1 - step * (count - at - 1))),
  );
}

/** What an order bought or sold: its fills. */
function filledBy({ fills }: Book, id: number): number {
  const { orderId, quantity } = fills.columns;
  let sum = 0;
  for (let row = fills.count - 1; row >= 0; row -= 1) if (orderId[row] === id) sum += quantity[row];
  return sum;
}

/**
 * A grid as a strategy that orders: one unit waits at each of its prices to be bought, and once it is, at the next price up
 * to be sold. It begins at the first close at which the entry holds: units whose price is above the market are bought at
 * once, as grids of exchanges do. Where there is no money for a unit, that is noted and it waits for the next sale. The exit,
 * and a stop or target around all that is held, sell all of it; the grid begins anew at the next entry.
 */
export function gridStrategy(
  strategy: CompiledStrategy,
  grid: Grid,
  context: ExpressionContext,
  startBar = 0,
): EventStrategy {
  const { sizing } = strategy.spec;
  const reader = (kernel: Kernel | null): StateReader => kernel?.reader(context) ?? (() => 0);
  const enters = reader(strategy.long.enter);
  const leaves = reader(strategy.long.leave);
  const amount = 'value' in sizing ? (positiveAmount(sizing.value, context.parameters, 'sizing.value') ?? 0) : 0;
  const values = new Map(Object.entries(grid));
  const valueOf = (name: string): number => positiveAmount(values.get(name), context.parameters, `grid.${name}`) ?? 0;
  const guard = holdingGuard(strategy.spec, context.parameters);
  let cells: readonly Cell[] = [];
  let units = amount;
  let seen = 0;
  let fills = 0;
  const sizeOf = (book: Book): { readonly basis: 'units' | 'budget'; readonly size: number } => {
    if (sizing.basis === 'units') return { basis: 'units', size: units };
    return { basis: 'budget', size: sizing.basis === 'fraction' ? amount * book.cash : amount };
  };
  const order = (book: Book, bar: number, one: Cell): void => {
    if (one.isStarved) return;
    const ticket =
      one.units > 0
        ? { side: -1 as const, basis: 'units' as const, size: one.units, limit: one.sellAt, closesOnly: true }
        : { side: 1 as const, ...sizeOf(book), limit: one.buyAt };
    one.order = placePrepared(book, prepareOrder(ticket, bar));
  };
  /** Takes note of the orders that are gone. */
  const settle = (book: Book): void => {
    const { orders } = book;
    const pending = new Set<number>();
    for (let k = 0; k < orders.count; k += 1) pending.add(orders.entries[k].id);
    for (const one of cells) {
      if (one.order < 0 || pending.has(one.order)) continue;
      const filled = filledBy(book, one.order);
      const isSale = one.units > 0;
      one.isStarved = !isSale && filled === 0;
      if (isSale) for (const other of cells) other.isStarved = false;
      one.units = isSale ? Math.max(0, one.units - filled) : filled;
      one.order = -1;
    }
  };
  const leave = (book: Book, bar: number): void => {
    cells = [];
    cancelOrders(book);
    if (book.position !== 0) placePrepared(book, prepareOrder({ side: 1, basis: 'target', size: 0 }, bar));
  };
  const split = (by: number): void => {
    units *= by;
    for (const one of cells) {
      one.buyAt /= by;
      one.sellAt /= by;
      one.units *= by;
    }
  };
  return (book, bar) => {
    const by = book.extras.splits?.[bar] ?? 1;
    if (by !== 1) split(by);
    if (bar < startBar) return;
    guard?.follow(book, bar);
    const isOver = guard?.wasMet(book) === true;
    if (cells.length > 0 && (isOver || leaves(book, bar) === 1)) {
      leave(book, bar);
      return;
    }
    if (cells.length === 0) {
      if (enters(book, bar) !== 1 || leaves(book, bar) === 1 || book.position !== 0) return;
      cells = cellsOf(grid, book.bars.close[bar], valueOf);
    } else if (book.fills.count === fills && book.rejections.count === seen) return;
    settle(book);
    for (const one of cells) if (one.order < 0) order(book, bar, one);
    fills = book.fills.count;
    seen = book.rejections.count;
  };
}
