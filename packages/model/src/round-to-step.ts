/** Distance in steps under which a quotient counts as exact: binary noise of decimal prices, far below half a step. */
const noise = 1e-9;

/**
 * A positive amount as a whole number of steps (ticks, cents, dollars), as a ledger or an exchange rounds it.
 * half-up: the exchanges' rounding of limit prices (9.045 → 9.05); up: duties; down: the largest legal order.
 * Decimal fractions that binary numbers miss by a hair (10.05 × 0.9) are read as the decimal they mean.
 * Returns the result without binary rounding residue for steps of at most eight decimals; NaN when an input is.
 */
export function roundToStep(amount: number, step: number, mode: 'half-up' | 'up' | 'down'): number {
  const quotient = amount / step;
  const slack = noise * Math.max(1, Math.abs(quotient) * 1e-3);
  const steps = wholeSteps(quotient, slack, mode);
  // A tenth or a hundredth has no exact binary form: dividing by ten or a hundred lands on the nearest one.
  const perUnit = Math.round(1 / step);
  if (perUnit > 0 && Math.abs(perUnit * step - 1) < noise) return steps / perUnit;
  return Number((steps * step).toFixed(8));
}

function wholeSteps(quotient: number, slack: number, mode: 'half-up' | 'up' | 'down'): number {
  if (mode === 'half-up') return Math.floor(quotient + 0.5 + slack);
  return mode === 'up' ? Math.ceil(quotient - slack) : Math.floor(quotient + slack);
}
