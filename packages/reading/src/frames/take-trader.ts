import type { Edge } from '../parse/chart.ts';
import { all, any, close, compare, type Comparison, type Term } from '../term.ts';
import type { Draft } from './gather.ts';

/** The lines that the price was last set against, one beside the other. */
function linesSaid({ last }: Draft): readonly Term[] {
  const term = last?.term;
  const parts = term?.is === 'and' || term?.is === 'or' ? term.args : [];
  const right = parts.flatMap((one) => (one.is === 'compare' && one.left === close ? [one.right] : []));
  return right.length === parts.length && right.length > 1 ? right : [];
}

/** Phrases of traders that speak of what was said before them. */
export const traderTakers: Readonly<Record<string, (draft: Draft, edge: Edge) => void>> = {
  // "Below either": of the lines that it was above.
  eitherLine: (draft, edge) => {
    const { op, isAny } = edge.value as { readonly op: Comparison; readonly isAny: boolean };
    const terms = linesSaid(draft).map((line) => compare(op, close, line));
    if (terms.length === 0) return;
    draft.condition({ term: isAny ? any(terms) : all(terms) }, edge);
  },
};
