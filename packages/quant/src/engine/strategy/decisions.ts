import type { BarColumns } from '@plumbline/model/bar';
import type { Book } from '../backtest/book.ts';
import type { CompiledStrategy } from './compile-strategy.ts';
import type { Kernel, StateReader } from './kernel.ts';
import { nextSide } from './position-series.ts';
import type { ExpressionContext } from './expression-context.ts';

const enterLong = 1;
const leaveLong = 2;
const enterShort = 4;
const leaveShort = 8;
/** What can end each side, by side + 1: short, flat, long. */
const ends = [leaveShort | enterLong, enterLong | enterShort, leaveLong | enterShort];

/** The side that follows, by the one before and the conditions that hold: `nextSide` looked up instead of asked. */
const following = Int8Array.from({ length: 3 * 16 }, (_, at) => {
  const bit = (place: number): number => (at >> place) & 1;
  return nextSide((at >> 4) - 1, bit(0), bit(1), bit(2), bit(3));
});

/** The four conditions of a strategy at every bar: those that follow from columns as bits, the others as readers. */
export interface Decisions {
  readonly bits: Uint8Array;
  readonly readers: readonly { readonly bit: number; readonly read: StateReader }[];
  /** Bits that depend on the position and are known only at their bar. */
  readonly open: number;
}

/** A condition that follows from the bars alone: its column, or the few bars at which it holds instead. */
interface Source {
  readonly bit: number;
  readonly column: Float64Array | null;
  readonly events: readonly number[] | null;
}

/** Writes the bits into cleared memory, one byte per bar. */
function writeBits(bits: Uint8Array, sources: readonly Source[]): Uint8Array {
  const { length } = bits;
  for (const { bit, column, events } of sources) {
    if (events !== null) for (let k = 0; k < events.length; k += 1) bits[events[k]] |= bit;
    // Nobody can predict a condition: multiplying costs less than asking.
    else if (column !== null) for (let i = 0; i < length; i += 1) bits[i] |= bit * Number(column[i] === 1);
  }
  return bits;
}

interface KnownBits {
  readonly sources: readonly Source[];
  readonly bits: Uint8Array;
}

/** The last bits made over a series: the next run under the same conditions, at other costs or stops, wants them again. */
const ofBars = new WeakMap<BarColumns, KnownBits[]>();
const keptPerSeries = 8;

function sameSources(a: readonly Source[], b: readonly Source[]): boolean {
  if (a.length !== b.length) return false;
  for (let k = 0; k < a.length; k += 1) {
    if (a[k].column !== b[k].column || a[k].events !== b[k].events || a[k].bit !== b[k].bit) return false;
  }
  return true;
}

function bitsOf(sources: readonly Source[], bars: BarColumns): Uint8Array {
  const kept = ofBars.get(bars) ?? [];
  const { length } = bars.close;
  for (const known of kept) if (known.bits.length === length && sameSources(known.sources, sources)) return known.bits;
  const bits = writeBits(new Uint8Array(length), sources);
  if (kept.length === 0) ofBars.set(bars, kept);
  if (kept.length === keptPerSeries) kept.shift();
  kept.push({ sources, bits });
  return bits;
}

/** Looks the conditions up once for a run. memory: a byte per bar to be written over; absent = its own. */
export function decisionsOf(
  { long, short }: CompiledStrategy,
  context: ExpressionContext,
  memory: Uint8Array | null = null,
): Decisions {
  const sources: Source[] = [];
  const readers: { readonly bit: number; readonly read: StateReader }[] = [];
  let open = 0;
  const add = (kernel: Kernel | null, bit: number): void => {
    if (kernel === null) return;
    if (kernel.isStateful) {
      readers.push({ bit, read: kernel.reader(context) });
      open |= bit;
      return;
    }
    const events = kernel.events === null ? null : kernel.events(context);
    sources.push({ bit, column: events === null ? kernel.column(context) : null, events });
  };
  add(long.enter, enterLong);
  add(long.leave, leaveLong);
  add(short.enter, enterShort);
  add(short.leave, leaveShort);
  const bits = memory === null ? bitsOf(sources, context.bars) : writeBits(memory.fill(0), sources);
  return { bits, readers, open };
}

/** The side desired for after a bar, from the one before. */
export function decide({ bits, readers }: Decisions, book: Book, bar: number, side: number): number {
  let now = bits[bar];
  for (let k = 0; k < readers.length; k += 1) if (readers[k].read(book, bar) === 1) now |= readers[k].bit;
  return now === 0 ? side : following[((side + 1) << 4) | now];
}

/** The first bar after one at which the side may change; the next bar where that depends on the position. */
export function nextDecision({ bits, open }: Decisions, bar: number, side: number): number {
  const ending = ends[side + 1];
  if ((open & ending) !== 0) return bar + 1;
  let next = bar + 1;
  while (next < bits.length && (bits[next] & ending) === 0) next += 1;
  return next;
}
