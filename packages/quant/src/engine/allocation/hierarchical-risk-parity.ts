import type { Matrix } from '../../statistics/algebra/cholesky.ts';
import { toOne, variancesOf } from './inverse-volatility.ts';

/** Euclidean distances between the columns of the correlation distances sqrt((1 - ρ) / 2). */
function distancesOf(covariance: Matrix, variances: Float64Array): Matrix {
  const near = covariance.map((row, i) =>
    row.map((value, j) => Math.sqrt(Math.max(0, 0.5 * (1 - value / Math.sqrt(variances[i] * variances[j]))))),
  );
  return near.map((_, i) =>
    Float64Array.from(near, (__, j) => Math.sqrt(near.reduce((sum, row) => sum + (row[i] - row[j]) ** 2, 0))),
  );
}

interface Link {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** The links of single linkage: the minimum spanning tree, shortest first, equal ones in the order found (Prim). */
function spanningTree(distances: Matrix): readonly Link[] {
  const n = distances.length;
  const best = Float64Array.from(distances[0]);
  const from = new Int32Array(n);
  const isIn = new Uint8Array(n);
  isIn[0] = 1;
  const links: Link[] = [];
  for (let k = 1; k < n; k += 1) {
    let next = -1;
    for (let i = 0; i < n; i += 1) if (isIn[i] === 0 && (next < 0 || best[i] < best[next])) next = i;
    isIn[next] = 1;
    links.push({ a: from[next], b: next, length: best[next] });
    for (let i = 0; i < n; i += 1) {
      if (isIn[i] === 1 || !(distances[next][i] < best[i])) continue;
      best[i] = distances[next][i];
      from[i] = next;
    }
  }
  return links.toSorted((x, y) => x.length - y.length);
}

/** Assets in an order in which alike ones stand side by side: the leaves of the tree of clusters, older cluster first. */
function orderOf(distances: Matrix): readonly number[] {
  const n = distances.length;
  const cluster = Array.from({ length: n }, (_, i) => i);
  const leaves = new Map<number, readonly number[]>(cluster.map((id) => [id, [id]]));
  let next = n;
  for (const { a, b } of spanningTree(distances)) {
    const [left, right] = [cluster[a], cluster[b]].toSorted((x, y) => x - y);
    const joined = [...(leaves.get(left) ?? []), ...(leaves.get(right) ?? [])];
    leaves.set(next, joined);
    for (const leaf of joined) cluster[leaf] = next;
    next += 1;
  }
  return leaves.get(next - 1) ?? [0];
}

/** Variance of a cluster held in inverse-variance weights. */
function clusterVariance(covariance: Matrix, variances: Float64Array, members: readonly number[]): number {
  const weights = toOne(Float64Array.from(members, (asset) => 1 / variances[asset]));
  let sum = 0;
  for (const [i, a] of members.entries()) {
    for (const [j, b] of members.entries()) sum += weights[i] * weights[j] * covariance[a][b];
  }
  return sum;
}

/**
 * Long-only weights that split the money down a tree of alike assets, each time in inverse proportion to the variance of
 * the halves: hierarchical risk parity.
 *
 * What it tells an investor: a spread over truly different risks that needs no inverse of the covariance, so that it does not
 * jump when estimates do. covariance: n × n; weights are positive and sum to one. Single linkage, as in the source.
 * Source: López de Prado, Building Diversified Portfolios that Outperform Out of Sample, 2016.
 */
export function hierarchicalRiskParityWeights(covariance: Matrix): Float64Array {
  const variances = variancesOf(covariance);
  const weights = new Float64Array(variances.length).fill(1);
  const order = orderOf(distancesOf(covariance, variances));
  let clusters: readonly (readonly number[])[] = [order];
  while (clusters.length > 0) {
    clusters = clusters.flatMap((members) => {
      if (members.length < 2) return [];
      const half = Math.floor(members.length / 2);
      const left = members.slice(0, half);
      const right = members.slice(half);
      const leftVariance = clusterVariance(covariance, variances, left);
      const rightVariance = clusterVariance(covariance, variances, right);
      const share = 1 - leftVariance / (leftVariance + rightVariance);
      for (const asset of left) weights[asset] *= share;
      for (const asset of right) weights[asset] *= 1 - share;
      return [left, right];
    });
  }
  return toOne(weights);
}
