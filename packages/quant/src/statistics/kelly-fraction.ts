/**
 * The stake that makes wealth grow fastest in repeated bets: W - (1 - W) / payoff.
 * winRate: 0..1; payoff: average win over average loss, above zero. Negative when the bet should not be taken.
 * NaN when either is unknown.
 */
export function kellyFraction(winRate: number, payoff: number): number {
  return payoff > 0 ? winRate - (1 - winRate) / payoff : Number.NaN;
}
