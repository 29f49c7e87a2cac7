import type { DeskClaim, DeskDissent, RatingStep } from '@plumbline/model/desk';
import type { RatingLabel } from '@plumbline/model/rating';
import { ratingLabels } from '@plumbline/model/rating';
import { dissentReasons } from './words.ts';

/** Claims outside of the rule that a notch needs, one of them a quotation. */
const neededClaims = 3;

export interface WantedStep {
  readonly claim: DeskClaim;
  readonly toward: 'up' | 'down';
}

export interface Reconciled {
  readonly rating: RatingLabel | null;
  readonly steps: readonly RatingStep[];
  readonly dissent: DeskDissent | null;
}

/** Claims that show the same figures or the same passage are one piece of evidence. */
function evidenceOf({ facts, quote }: DeskClaim): string {
  return quote === null ? facts.toSorted().join(' ') : quote.span;
}

/**
 * The rating of the desk: the rule's, or one notch beside it where at least three different supported claims outside of the
 * rule's inputs, one of them a quotation, speak that way. Anything else the chair wants is dissent.
 */
export function reconcile(
  rule: RatingLabel | null,
  wanted: RatingLabel | null,
  given: readonly WantedStep[],
): Reconciled {
  const same = { rating: rule, steps: [], dissent: null };
  if (wanted === null || wanted === rule) return same;
  const claims = given.map(({ claim }) => claim.id);
  const refuse = (why: keyof typeof dissentReasons): Reconciled => ({
    ...same,
    dissent: { by: 'chair', wants: wanted, why: dissentReasons[why], claims },
  });
  if (rule === null) return refuse('noRule');
  const [from, to] = [ratingLabels.indexOf(rule), ratingLabels.indexOf(wanted)];
  const toward = to > from ? 'up' : 'down';
  const speaks = toward === 'up' ? 'for' : 'against';
  const moving = given.filter(({ claim, ...step }) => step.toward === toward && claim.speaks === speaks);
  const outside = moving.filter(({ claim }) => claim.isOutsideRule);
  if (new Set(outside.map(({ claim }) => evidenceOf(claim))).size < neededClaims) return refuse('tooFew');
  if (outside.every(({ claim }) => claim.quote === null)) return refuse('noQuote');
  const steps = moving.map(({ claim }): RatingStep => ({
    claim: claim.id,
    toward,
    weight: claim.weight,
    isOutsideRule: claim.isOutsideRule,
    hasQuote: claim.quote !== null,
  }));
  const rating = ratingLabels[from + Math.sign(to - from)] ?? rule;
  const dissent = rating === wanted ? null : refuse('notch').dissent;
  return { rating, steps, dissent };
}
