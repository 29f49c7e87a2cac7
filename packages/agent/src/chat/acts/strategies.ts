import type { ActOf, Turn } from '../step.ts';
import { call } from '../step.ts';

/** Texts one a line each, as the tool takes them. */
export const lines = (texts: readonly string[]): string => texts.map((one) => one.replaceAll(/\s+/g, ' ')).join('\n');

function propose({ text, open, attached }: Turn, isEdit: boolean) {
  const before = isEdit && open !== null ? lines(open.texts) : undefined;
  return [call('propose-strategy', { idea: text, before, symbols: attached.length === 0 ? undefined : attached })];
}

export const draftAct: ActOf<'draft'> = (_, turn) => propose(turn, false);
export const editAct: ActOf<'edit'> = (_, turn) => propose(turn, true);
export const screenAct: ActOf<'screen'> = (_, { text }) => [call('screen', { rule: text })];
