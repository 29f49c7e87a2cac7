import type { Book } from '../backtest/book.ts';
import type { CompiledStrategy } from './compile-strategy.ts';
import type { ExpressionContext, Kernel, StateReader } from './kernel.ts';
import { nextSide } from './position-series.ts';

const enterLong = 1;
const leaveLong = 2;
const enterShort = 4;
const leaveShort = 8;
/** What can end each side, by side + 1: short, flat, long. */
const ends = [leaveShort | enterLong, enterLong | enterShort, leaveLong | enterShort];

/** The four conditions of a strategy at every bar: those that follow from columns as bits, the others as readers. */
export interface Decisions {
  readonly bits: Uint8Array;
  readonly readers: readonly { readonly bit: number; readonly read: StateReader }[];
  /** Bits that depend on the position and are known only at their bar. */
  readonly open: number;
}

/** Looks the conditions up once for a run. */
export function decisionsOf({ long, short }: CompiledStrategy, context: ExpressionContext): Decisions {
  const bits = new Uint8Array(context.bars.close.length);
  const readers: { readonly bit: number; readonly read: StateReader }[] = [];
  const add = (kernel: Kernel | null, bit: number): void => {
    if (kernel === null) return;
    if (kernel.isStateful) {
      readers.push({ bit, read: kernel.reader(context) });
      return;
    }
    if (kernel.events !== null) {
      const bars = kernel.events(context);
      for (let k = 0; k < bars.length; k += 1) bits[bars[k]] |= bit;
      return;
    }
    const column = kernel.column(context);
    // Nobody can predict a condition: multiplying costs less than asking.
    for (let i = 0; i < bits.length; i += 1) bits[i] |= bit * Number(column[i] === 1);
  };
  add(long.enter, enterLong);
  add(long.leave, leaveLong);
  add(short.enter, enterShort);
  add(short.leave, leaveShort);
  return { bits, readers, open: readers.reduce((all, { bit }) => all | bit, 0) };
}

/** The side wished for after a bar, from the one before. */
export function decide({ bits, readers }: Decisions, book: Book, bar: number, side: number): number {
  let now = bits[bar];
  for (let k = 0; k < readers.length; k += 1) if (readers[k].read(book, bar) === 1) now |= readers[k].bit;
  if (now === 0) return side;
  return nextSide(side, now & enterLong, (now & leaveLong) >> 1, (now & enterShort) >> 2, (now & leaveShort) >> 3);
}

/** The first bar after one at which the side may change; the next bar where that depends on the position. */
export function nextDecision({ bits, open }: Decisions, bar: number, side: number): number {
  const ending = ends[side + 1];
  if ((open & ending) !== 0) return bar + 1;
  let next = bar + 1;
  while (next < bits.length && (bits[next] & ending) === 0) next += 1;
  return next;
}
