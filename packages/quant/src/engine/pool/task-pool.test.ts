import { PlumblineError } from '@plumbline/model/errors';
import { describe, expect, it } from 'vitest';
import { createTaskPool } from './task-pool.ts';
import { evenRanges, type Task } from './task.ts';
import { runTask } from './testing/run-task.ts';
import { inProcessWorker, type InProcessWorker } from './testing/in-process-worker.ts';

interface Sum {
  readonly values: Float64Array;
  readonly rowsPerRange: number;
  readonly failsAt?: number;
}

/** Adds numbers whose sum depends on the order they are added in. */
const sumTask: Task<Sum, Sum, number, number> = {
  id: 'sum',
  plan: ({ values, rowsPerRange }) => evenRanges(values.length, rowsPerRange),
  prepare: (input) => input,
  run: ({ values, failsAt }, { from, to }, report) => {
    let sum = 0;
    for (let row = from; row < to; row += 1) {
      if (row === failsAt) {
        throw new PlumblineError('bad-input', `Row ${row} is not a number.`, { field: 'values', row });
      }
      sum += values[row];
      report(row + 1 - from);
    }
    return sum;
  },
  reduce: (parts) => parts.reduce((total, part) => total + part, 0),
};

const values = Float64Array.from({ length: 400 }, (_, i) => Math.sin(i) * 10 ** (i % 17));
const input: Sum = { values, rowsPerRange: 7 };

function poolOf(size: number, msPerReading?: number) {
  const workers: InProcessWorker[] = [];
  const pool = createTaskPool(() => {
    const worker = inProcessWorker([sumTask], { copy: structuredClone, later: setImmediate }, msPerReading);
    workers.push(worker);
    return worker;
  }, size);
  return { pool, workers };
}

const refused = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

describe('a pool of workers', () => {
  it('sends what runs have in common once, and only the latest of it', async () => {
    const { pool, workers } = poolOf(1);
    const kinds = (): readonly string[] => workers.flatMap(({ received }) => received.map(({ kind }) => kind));
    const shared = Array.from({ length: 6 }, (_, k) => ({ values: values.map((value) => value + k) }));
    for (const part of shared) {
      const whole = { ...part, rowsPerRange: 50 };
      for (const rowsPerRange of [50, 100]) {
        const sum = await pool.run(sumTask, { ...whole, rowsPerRange }, { shared: part });
        expect(sum).toBe(runTask(sumTask, { ...whole, rowsPerRange }));
      }
    }
    expect(kinds().filter((kind) => kind === 'keep')).toHaveLength(6);
    expect(kinds().filter((kind) => kind === 'drop')).toHaveLength(2);
    const opened = workers.flatMap(({ received }) => received.filter((message) => message.kind === 'open'));
    expect(opened.map((message) => Object.keys(message.input ?? {}))).toEqual(Array(12).fill(['rowsPerRange']));
  });

  it('gives the same bits whatever their number', async () => {
    const alone = runTask(sumTask, input);
    for (const size of [1, 2, 3, 4]) expect(await poolOf(size).pool.run(sumTask, input)).toBe(alone);
  });

  it('starts workers when there is work for them, gives work to each, and sends the input to each once', async () => {
    const { pool, workers } = poolOf(3);
    expect(workers).toHaveLength(0);
    await pool.run(sumTask, input);
    expect(workers).toHaveLength(3);
    for (const { received } of workers) {
      expect(received.filter(({ kind }) => kind === 'open')).toHaveLength(1);
      expect(received.filter(({ kind }) => kind === 'work').length).toBeGreaterThan(1);
      expect(received.at(-1)?.kind).toBe('close');
    }
  });

  it('hands each worker the piece after the one it is at, so that it never waits for more', async () => {
    const { pool, workers } = poolOf(2);
    await pool.warmUp();
    const sum = pool.run(sumTask, input);
    const pieces = workers.map(({ received }) => received.filter(({ kind }) => kind === 'work').length);
    expect(pieces).toEqual([2, 2]);
    expect(await sum).toBe(runTask(sumTask, input));
  });

  it('answers several runs at once, each with its own', async () => {
    const { pool } = poolOf(2);
    const lengths = [10, 200, 400, 3];
    const inputs = lengths.map((length) => ({ ...input, values: values.subarray(0, length) }));
    expect(await Promise.all(inputs.map((one) => pool.run(sumTask, one)))).toEqual(
      inputs.map((one) => runTask(sumTask, one)),
    );
  });

  it('answers a task without rows at once', async () => {
    expect(await poolOf(2).pool.run(sumTask, { ...input, values: new Float64Array(0) })).toBe(0);
  });

  it('reports progress that never falls, within a range too, and every part with its number', async () => {
    const seen: number[] = [];
    const parts: number[] = [];
    const onProgress = (done: number, total: number): void => {
      expect(total).toBe(400);
      seen.push(done);
    };
    await poolOf(2).pool.run(
      sumTask,
      { ...input, rowsPerRange: 100 },
      { onProgress, onPart: (_, at) => parts.push(at) },
    );
    expect(seen.length).toBeGreaterThan(50);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(400);
    expect(parts.toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('stops when told to, and serves what comes after', async () => {
    const { pool, workers } = poolOf(2, 8);
    const stop = new AbortController();
    let done = 0;
    const onProgress = (rows: number): void => {
      done = rows;
      if (rows > 100) stop.abort();
    };
    const error = await refused(pool.run(sumTask, input, { onProgress, signal: stop.signal }));
    expect(error).toMatchObject({ code: 'cancelled' });
    expect(done).toBeLessThan(400);
    expect(await pool.run(sumTask, input)).toBe(runTask(sumTask, input));
    expect(workers).toHaveLength(2);
    expect(await refused(pool.run(sumTask, input, { signal: stop.signal }))).toMatchObject({ code: 'cancelled' });
  });

  it('lets a later run under the same key take the place of an earlier one', async () => {
    const { pool } = poolOf(2);
    const short = { ...input, values: values.subarray(0, 50) };
    const runs = [input, input, short].map((one) => pool.run(sumTask, one, { latest: 'slider' }));
    const other = pool.run(sumTask, input, { latest: 'another' });
    expect(await Promise.all(runs.slice(0, 2).map(refused))).toMatchObject([
      { code: 'cancelled' },
      { code: 'cancelled' },
    ]);
    expect(await runs[2]).toBe(runTask(sumTask, short));
    expect(await other).toBe(runTask(sumTask, input));
  });

  it('rejects with the error of the worker, code and details kept, and goes on', async () => {
    const { pool } = poolOf(2);
    const error = await refused(pool.run(sumTask, { ...input, failsAt: 150 }));
    expect(error).toBeInstanceOf(PlumblineError);
    expect(error).toMatchObject({ code: 'bad-input', details: { field: 'values', row: 150 } });
    expect(await pool.run(sumTask, input)).toBe(runTask(sumTask, input));
  });

  it('fails what a dying worker had in hand and starts another in its place', async () => {
    const { pool, workers } = poolOf(1);
    const lost = refused(pool.run(sumTask, input));
    workers[0].crash(new Error('out of memory'));
    expect(await lost).toMatchObject({ code: 'internal' });
    expect(await pool.run(sumTask, input)).toBe(runTask(sumTask, input));
    expect(workers).toHaveLength(2);
  });

  it('rejects with what went wrong in joining the parts', async () => {
    const broken = { ...sumTask, reduce: (): number => JSON.parse('{') };
    expect(await refused(poolOf(1).pool.run(broken, input))).toBeInstanceOf(SyntaxError);
  });

  it('refuses a task that no worker knows, and everything once closed', async () => {
    const { pool } = poolOf(1);
    expect(await refused(pool.run({ ...sumTask, id: 'other' }, input))).toMatchObject({ code: 'internal' });
    const waiting = refused(pool.run(sumTask, input));
    pool.close();
    expect(await waiting).toMatchObject({ code: 'cancelled' });
    expect(await refused(pool.run(sumTask, input))).toMatchObject({ code: 'draining' });
  });

  it('warms up every worker before there is work', async () => {
    const { pool, workers } = poolOf(3);
    await pool.warmUp();
    expect(workers).toHaveLength(3);
  });
});
