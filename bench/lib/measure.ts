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

export function print(measurements: readonly Measurement[]): void {
  process.stdout.write(JSON.stringify(measurements));
}
