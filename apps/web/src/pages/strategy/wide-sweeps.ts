import { PlumblineError } from '@plumbline/model/errors';
import { signalBarsOf } from '@plumbline/quant/engine/strategy/price-actions';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { isRoughSweep, runWideSweep } from '@plumbline/quant/engine/sweep/wide-sweep';
import { cellCount, type WideSweepRequest } from '@plumbline/quant/engine/sweep/wide-sweep-request';
import { readStored, writeStored } from '../../lib/storage.ts';
import { backgroundPool } from '../../workers/engine-pool.ts';
import { heldInput } from './held-input.ts';

/** A sweep as far as it has come. */
export interface WideSweepState {
  readonly state: 'running' | 'stopped' | 'done' | 'failed';
  /** Cell by cell, the second axis turning fastest; NaN where nothing is known. */
  readonly sharpe: Float64Array;
  readonly done: number;
  /** Time spent on it, pauses left out. */
  readonly ms: number;
  readonly isRough: boolean;
  readonly error: unknown;
}

/** A sweep goes on while its chart is not looked at; what it found outlives the page. */
interface Sweep {
  shown: WideSweepState;
  readonly isDone: Uint8Array;
  stop: AbortController | null;
}

interface StoredSweep {
  readonly key: string;
  readonly cells: readonly (number | null)[];
  readonly isDone: readonly number[];
  readonly ms: number;
  readonly isRough: boolean;
}

const storedKey = 'plumbline.sweep';
const tellMs = 40;
const sweeps = new Map<string, Sweep>();
const listeners = new Set<() => void>();
let latest: string | null = null;
/** What was looked for in the store last and was not there. */
let missed = '';

/** What a sweep is about: found cells are only worth something for the same rules, values and prices. */
export function sweepKey({ spec, others, axes }: WideSweepRequest, input: BacktestInput): string {
  const prices = input.assets.map(({ id, bars }) => [id, bars.time.length, bars.time.at(-1)]);
  const last = input.assets.map((asset) => signalBarsOf(asset).close.at(-1));
  return JSON.stringify([spec, others, axes, prices, last, input.outOfSample]);
}

function countDone(isDone: Uint8Array): number {
  return isDone.reduce((sum, one) => sum + one, 0);
}

function restore(key: string): Sweep | null {
  const text = readStored(storedKey);
  if (text === null) return null;
  try {
    // Only this file writes there.
    const stored = JSON.parse(text) as StoredSweep;
    if (stored.key !== key || stored.cells.length !== stored.isDone.length) return null;
    const isDone = Uint8Array.from(stored.isDone);
    const done = countDone(isDone);
    const { ms, isRough } = stored;
    const state = done === isDone.length ? 'done' : 'stopped';
    const sharpe = Float64Array.from(stored.cells, (value) => value ?? Number.NaN);
    return { isDone, stop: null, shown: { state, sharpe, done, ms, isRough, error: null } };
  } catch {
    return null;
  }
}

function keep(): void {
  const sweep = latest === null ? undefined : sweeps.get(latest);
  if (latest === null || sweep === undefined) return;
  const { shown, isDone } = sweep;
  const cells = [...shown.sharpe].map((value) => (Number.isFinite(value) ? value : null));
  const stored: StoredSweep = { key: latest, cells, isDone: [...isDone], ms: shown.ms, isRough: shown.isRough };
  writeStored(storedKey, JSON.stringify(stored));
}

let telling: ReturnType<typeof setTimeout> | null = null;

function tell(): void {
  if (telling !== null) clearTimeout(telling);
  telling = null;
  for (const listener of listeners) listener();
}

/** Cells that come one upon the other are drawn together; a change of state is told at once. */
function show(sweep: Sweep, change: Partial<WideSweepState>): void {
  sweep.shown = { ...sweep.shown, ...change };
  if (change.state === undefined) telling ??= setTimeout(tell, tellMs);
  else tell();
}

export function watchSweeps(listener: () => void): () => void {
  // A page that is left or reloaded takes up where it was.
  if (listeners.size === 0) window.addEventListener('pagehide', keep);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sweep of that key; null when there is none. */
export function findSweep(key: string): WideSweepState | null {
  const known = sweeps.get(key);
  if (known !== undefined) return known.shown;
  if (missed === key) return null;
  const restored = restore(key);
  if (restored === null) {
    missed = key;
    return null;
  }
  sweeps.set(key, restored);
  latest = key;
  return restored.shown;
}

/** Ends a sweep for now; what was found stays. */
export function stopSweep(key: string): void {
  sweeps.get(key)?.stop?.abort();
}

/** Computes what is still open of a sweep; from nothing unless it was stopped. */
export function startSweep(order: WideSweepRequest, input: BacktestInput): void {
  const key = sweepKey(order, input);
  const count = cellCount(order.axes);
  const paused = sweeps.get(key);
  const isResumed = paused !== undefined && paused.shown.state !== 'done' && paused.shown.done > 0;
  const fresh: WideSweepState = {
    state: 'running',
    sharpe: new Float64Array(count).fill(Number.NaN),
    done: 0,
    ms: 0,
    isRough: isRoughSweep(input),
    error: null,
  };
  paused?.stop?.abort();
  const stop = new AbortController();
  const sweep: Sweep = isResumed
    ? { shown: { ...paused.shown, error: null, state: 'running' }, isDone: paused.isDone, stop }
    : { shown: fresh, isDone: new Uint8Array(count), stop };
  sweeps.set(key, sweep);
  latest = key;
  tell();
  const open = Array.from(sweep.isDone.keys()).filter((cell) => sweep.isDone[cell] === 0);
  const startedAt = performance.now() - sweep.shown.ms;
  const onCells = (cells: readonly number[], values: Float64Array): void => {
    const sharpe = sweep.shown.sharpe.slice();
    for (const [k, cell] of cells.entries()) {
      sharpe[cell] = values[k] ?? Number.NaN;
      sweep.isDone[cell] = 1;
    }
    show(sweep, { sharpe, done: countDone(sweep.isDone), ms: performance.now() - startedAt });
  };
  const options = { latest: 'wide-sweep', signal: stop.signal, shared: heldInput(input), onCells };
  runWideSweep(backgroundPool, order, input, open, options).then(
    () => {
      sweep.stop = null;
      show(sweep, { state: 'done' });
    },
    (error: unknown) => {
      sweep.stop = null;
      const isStopped = error instanceof PlumblineError && error.code === 'cancelled';
      show(sweep, isStopped ? { state: 'stopped' } : { state: 'failed', error });
      keep();
    },
  );
}
