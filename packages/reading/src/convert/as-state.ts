import { compare, mapTerm, type Term } from '../term.ts';

/** Crossings as what they lead to: on the day that is asked a line has been crossed or it has not. */
export const asState = (term: Term): Term =>
  mapTerm(term, (part) => {
    if (part.is !== 'call' || part.args.length !== 2) return null;
    if (part.name === 'crossesAbove') return compare('>', part.args[0]!, part.args[1]!);
    return part.name === 'crossesBelow' ? compare('<', part.args[0]!, part.args[1]!) : null;
  });
