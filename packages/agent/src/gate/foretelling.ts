import { movingVerbs } from './inflections.ts';

const moving = [...movingVerbs.up, ...movingVerbs.down].filter((verb) => /^[a-z]+$/.test(verb)).join('|');
/** A time that is still to come, or what is to move: a forecast, however it is hedged. */
const foretelling = new RegExp(
  `\\b(?:next|coming) (?:year|quarter|month|week|decade|session)s?\\b|\\bby year[- ]end\\b|\\b(?:should|ought to|is set to|are set to|is bound to|are bound to|is due to|are due to) (?:${moving})\\b`,
  'i',
);

/** Whether a sentence tells what is to come; a question after it does not. */
export const foretells = (sentence: string): boolean => !/[?？]\s*$/.test(sentence) && foretelling.test(sentence);
