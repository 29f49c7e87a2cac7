import type { Falsifier } from '@plumbline/model/falsifier';
import type { Rating, RatingLabel } from '@plumbline/model/rating';
import { labelOfScore } from '@plumbline/model/rating';
import type { BlockOf } from '../block.ts';
import type { ReportBook } from '../figure/report-book.ts';

/** Figures as they stand under the assumptions of the reader. */
type Figures = Pick<ReportBook, 'fact' | 'isModified'>;

/** The label that the score now has: the words of a rating follow its number. Null where there is none any more. */
export function labelNow({ label, score }: Pick<Rating, 'label' | 'score'>, book: Figures): RatingLabel | null {
  if (label === null || score === null || !book.isModified(score)) return label;
  const now = book.fact(score)?.value ?? null;
  return now === null ? null : labelOfScore(now);
}

/** Whether the sentence of the judge, which was written of other points, may not hold any more. */
export function isJudgedAnew({ judge }: Pick<BlockOf<'claims'>, 'judge'>, book: Figures): boolean {
  const weighed = judge === null ? [] : [judge.bull, judge.bear, judge.balance, 'ratingScore', 'conviction'];
  return weighed.some((id) => book.isModified(id));
}

/** Whether a claim counts for the other side now, or for none, so that its words do not hold. */
export function isTurned(strength: string, side: 'bull' | 'bear', book: Figures): boolean {
  if (!book.isModified(strength)) return false;
  const points = book.fact(strength)?.value ?? 0;
  return side === 'bull' ? points <= 0 : points >= 0;
}

/** Whether what would change the rating has come true by what the reader assumes. */
export function isMet({ fact, thresholdFact, operator }: Falsifier, book: Figures): boolean {
  if (![fact, thresholdFact].some((id) => book.isModified(id))) return false;
  const [now, limit] = [fact, thresholdFact].map((id) => book.fact(id)?.value ?? null);
  if (now == null || limit == null) return false;
  return operator === 'below' ? now <= limit : now >= limit;
}
