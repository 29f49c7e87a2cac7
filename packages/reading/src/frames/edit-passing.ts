import { editGrammar } from '../grammar/grammar.ts';
import { parseText } from '../parse/parse-text.ts';
import { editVocabulary } from '../vocabulary/vocabulary.ts';
import { draftStanding } from './draft-standing.ts';
import { readEdit } from './edit.ts';
import { editStanding } from './edit-stops.ts';
import { passingStanding } from './edit-talk.ts';
import type { FrameReader } from './frame-reader.ts';

const standing: ReadonlySet<string> = new Set([
  ...editStanding,
  ...passingStanding,
  ...draftStanding,
  'groups',
  'group',
  'exclusion',
]);

/** Changes in the words in which they are said in passing; what the reader of changes reads whole stays its own. */
export const editTalkReader: FrameReader = {
  act: 'edit',
  isFor: ({ open, box }) => open !== undefined && box !== 'screen',
  standing: [],
  parse: (text, context) =>
    parseText(text, editGrammar, (symbol) => standing.has(symbol), context, { vocabulary: editVocabulary }),
  read: readEdit,
};
