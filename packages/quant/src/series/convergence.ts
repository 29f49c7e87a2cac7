import { whole } from './rows.ts';

/**
 * The distance between a fast and a slow exponential mean, its own exponential mean, and the distance between those two, all
 * from row long + signal − 2 on. The fast mean is seeded at the start of the slow one.
 * lengths: bars that seed the fast mean, the slow one and the mean of the distance. nearTake, farTake: weights of a new value.
 */
export function writeConvergence(
  x: Float64Array,
  [line, mean, histogram]: readonly Float64Array[],
  lengths: readonly [short: number, long: number, signal: number],
  nearTake: number,
  farTake: number,
): void {
  const short = whole(lengths[0]);
  const long = whole(lengths[1]);
  const signal = whole(lengths[2]);
  const begin = whole(long + signal - 2);
  const length = whole(x.length);
  if (begin >= length) return;
  // Distances from the first value, so that a series that does not move gives lines of exactly nothing. One round for all
  // three means: each waits for its own last value only.
  const base = x[0];
  let near = 0;
  let far = 0;
  for (let i = 0; i < long; i += 1) far += x[i] - base;
  for (let i = long - short; i < long; i += 1) near += x[i] - base;
  near /= short;
  far /= long;
  let sum = near - far;
  for (let i = long; i <= begin; i += 1) {
    near = (1 - nearTake) * near + nearTake * (x[i] - base);
    far = (1 - farTake) * far + farTake * (x[i] - base);
    sum += near - far;
  }
  let smooth = sum / signal;
  line[begin] = near - far;
  mean[begin] = smooth;
  histogram[begin] = near - far - smooth;
  const take = 2 / (signal + 1);
  for (let i = begin + 1; i < length; i += 1) {
    const distance = x[i] - base;
    near = (1 - nearTake) * near + nearTake * distance;
    far = (1 - farTake) * far + farTake * distance;
    const gap = near - far;
    smooth = (1 - take) * smooth + take * gap;
    line[i] = gap;
    mean[i] = smooth;
    histogram[i] = gap - smooth;
  }
}
