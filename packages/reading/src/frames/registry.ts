import { draftReader } from './draft.ts';
import { editReader } from './edit.ts';
import { editTalkReader } from './edit-passing.ts';
import type { FrameReader } from './frame-reader.ts';
import { screenReader } from './screen.ts';

/** Every act that can be read, in the order in which equal readings win. */
export const frameReaders: readonly FrameReader[] = [
  screenReader,
  draftReader,
  editReader,
  editTalkReader,
];
