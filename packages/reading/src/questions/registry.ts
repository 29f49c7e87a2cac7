import { compareReader, eventsReader, figureReader, newsReader, whyReader } from './ask-figures.ts';
import { defineReader, ruleReader } from './ask-knowledge.ts';
import { refuseReader, smalltalkReader } from './ask-talk.ts';
import type { QuestionReader } from './slots.ts';

/** Every act of the conversation, in the order in which equal readings win. */
export const questionReaders: readonly QuestionReader[] = [
  figureReader,
  compareReader,
  whyReader,
  newsReader,
  eventsReader,
  defineReader,
  ruleReader,
  refuseReader,
  smalltalkReader,
] as readonly QuestionReader[];
