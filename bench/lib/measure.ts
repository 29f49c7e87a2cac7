/** One measured figure; `budget` is the most it may be. */
export interface Measurement {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  readonly budget?: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Median milliseconds of one call, after a warm-up. */
export function timeCall(call: () => unknown, rounds = 201, warmUp = 50): number {
  for (let i = 0; i < warmUp; i += 1) call();
  const times: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const startedAt = performance.now();
    call();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Milliseconds of so many runs of a call, one after the other. */
export function timesOf(call: () => unknown): (runs: number) => Promise<readonly number[]> {
  return async (runs) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const startedAt = performance.now();
      await call();
      times.push(performance.now() - startedAt);
    }
    return times;
  };
}

/** Two ways of doing the same work, compared in turns; milliseconds of a run. */
export interface Comparison {
  readonly first: number;
  readonly second: number;
  /** Median over the turns of the second's time over the first's. */
  readonly ratio: number;
  /** The second's quietest turn over the first's: what else the machine does can only add to either. */
  readonly quietest: number;
}

/**
 * Times two ways in turns of a few runs each, so that a machine that is slower for a while is so for both. Each is asked for
 * the milliseconds of so many runs, the first of which does not count: who has waited for the other begins slower. A turn is
 * the median of the rest. Warm both up before.
 */
export async function compareInTurns(
  first: ReturnType<typeof timesOf>,
  second: ReturnType<typeof timesOf>,
  turns = 20,
  runs = 4,
): Promise<Comparison> {
  const turn = async (time: typeof first): Promise<number> => median((await time(runs)).slice(1));
  const ones: number[] = [];
  const others: number[] = [];
  for (let k = 0; k < turns; k += 1) {
    // Each goes before the other as often as after it.
    if (k % 2 === 0) ones.push(await turn(first));
    others.push(await turn(second));
    if (k % 2 === 1) ones.push(await turn(first));
  }
  return {
    first: median(ones),
    second: median(others),
    ratio: median(others.map((ms, k) => ms / ones[k])),
    quietest: Math.min(...others) / Math.min(...ones),
  };
}

export function print(measurements: readonly Measurement[]): void {
  process.stdout.write(JSON.stringify(measurements));
}
