import type { Frame } from '../claim.ts';
import { refusal } from '../refusals.ts';

/** A sentence that a tool returned, in the words of the product: a rule, a definition, an event, what a screen found. */
export const foundFrame: Frame = {
  id: 'found',
  takes:
    'repeats a sentence that a tool returned: a rule, a definition, an event, a result. sentence: its id, such as c2.1',
  fields: ['sentence'],
  saysAssumptions: true,
  check({ sentence = '' }, { sentences, binder }) {
    const found = sentences.get(sentence);
    if (found === undefined) return refusal('handle', sentence);
    const unknown = found.text.en.find(
      (part) => typeof part !== 'string' && 'fact' in part && binder.isKnown(part.fact),
    );
    return unknown === undefined ? null : refusal('missing', sentence);
  },
  write({ sentence = '' }, { sentences }) {
    const found = sentences.get(sentence);
    if (found === undefined) throw new Error(`no sentence ${sentence}`);
    return found.text;
  },
};
