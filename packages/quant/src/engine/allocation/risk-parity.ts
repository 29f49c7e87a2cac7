import { PlumblineError } from '@plumbline/model/errors';
import type { Matrix } from '../../statistics/algebra/cholesky.ts';
import { toOne, variancesOf } from './inverse-volatility.ts';

const mostRounds = 10_000;

function checkBudgets(budgets: Float64Array, assets: number): void {
  if (budgets.length === assets && budgets.every((budget) => budget > 0 && Number.isFinite(budget))) return;
  const problem = 'Risk parity: every asset needs a positive share of the risk.';
  throw new PlumblineError('bad-input', problem, { field: 'budgets' });
}

/**
 * Long-only weights in which each asset carries its share of the portfolio's risk: w_i (Σw)_i is proportional to its budget.
 *
 * What it tells an investor: a mix in which no holding dominates the swings, correlation counted. covariance: n × n; budgets:
 * shares of risk, equal unless given. Weights are positive and sum to one. Cyclical coordinate descent on
 * ½ w'Σw - Σ b_i ln w_i, which has one minimum. Source: Griveau-Billion, Richard and Roncalli 2013; Maillard et al. 2010.
 */
export function riskParityWeights(covariance: Matrix, budgets?: Float64Array): Float64Array {
  const variances = variancesOf(covariance);
  const assets = variances.length;
  const shares = toOne(budgets ?? new Float64Array(assets).fill(1));
  checkBudgets(shares, assets);
  const weights = variances.map((variance, i) => Math.sqrt(shares[i] / variance));
  for (let round = 0; round < mostRounds; round += 1) {
    let largest = 0;
    for (let i = 0; i < assets; i += 1) {
      let others = -variances[i] * weights[i];
      for (let j = 0; j < assets; j += 1) others += covariance[i][j] * weights[j];
      const root = Math.sqrt(others * others + 4 * variances[i] * shares[i]);
      // Written so that nothing cancels when the asset moves with the others.
      const next = others > 0 ? (2 * shares[i]) / (others + root) : (root - others) / (2 * variances[i]);
      largest = Math.max(largest, Math.abs(next - weights[i]) / next);
      weights[i] = next;
    }
    if (largest < 1e-14) break;
  }
  return toOne(weights);
}
