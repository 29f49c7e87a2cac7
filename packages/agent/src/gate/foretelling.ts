import { movingVerbs } from './inflections.ts';

const moving = [...movingVerbs.up, ...movingVerbs.down].filter((verb) => /^[a-z]+$/.test(verb)).join('|');
/** A time that is still to come, or what is to move: a forecast, however it is hedged. */
const foretelling = new RegExp(
  `\\b(?:next|coming) (?:year|quarter|month|week|decade|session)s?\\b|\\bby year[- ]end\\b|\\b(?:lifts?|raises?|boosts?|push(?:es)?|drives?) (?:the |its |up the )?(?:share |stock )?prices?\\b|\\b(?:should|ought to|is set to|are set to|is bound to|are bound to|is due to|are due to) (?:${moving})\\b`,
  'i',
);

/** What somebody's sales, debts or value are made of, what a test was made on, how much to own: facts and advice, not thoughts. */
const asserting =
  /\b(?:part|share|portion|bulk|half|most|much|majority|all) of (?:the |its |their )?(?:\w+ )?(?:revenues?|sales|profits?|income|debt|cash|assets?|earnings|value|growth|costs?) (?:is|are|comes?|depends?|lies?|rests?|goes|stems?)\b(?!.*\bterminal\b)|\bhere to stay\b|\bthe (?:back-?test|test|sample|period) (?:covers?|includes?|spans?)\b|\broom for (?:a |an |the )?(?:higher|further|more)\b|\bfurther (?:gains?|upside|rises?|increases?)\b|\b(?:weight|weighting|stake|allocation) (?:\w+ )?(?:may|might|could|would|is|seems?) (?:be )?(?:appropriate|right|warranted|justified|better)\b|\brather (?:own|hold)\b|(?<!\bnot )\b(?:says?|tells?|shows?|reveals?)(?: us| you)? (?:much|most|plenty|everything|all) about (?:the |its |their )?future\b/i;
const supposing = /\b(?:may|might|could|whether|if|how|what)\b/i;

/** Whether a sentence tells what is to come or what is the case; a question after it does not. */
export function foretells(sentence: string): boolean {
  if (/[?？]\s*$/.test(sentence)) return false;
  const isSupposed = supposing.test(sentence) && !/\b(?:weight|weighting|stake|allocation|rather)\b/i.test(sentence);
  return foretelling.test(sentence) || (asserting.test(sentence) && !isSupposed);
}
