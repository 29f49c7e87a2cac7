import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { Attached } from './use-choices.ts';

/** A question that was not sent yet. */
export interface ComposerDraft {
  readonly text: string;
  readonly attached: readonly Attached[];
}

const textKey = (place: string): string => `plumbline.chat-draft.${place}`;
const attachedKey = (place: string): string => `plumbline.chat-attached.${place}`;
const kinds = ['instrument', 'strategy', 'report'];

function readAttached(place: string): readonly Attached[] {
  try {
    const kept: unknown = JSON.parse(readStored(attachedKey(place)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAttached) : [];
  } catch {
    return [];
  }
}

function isAttached(value: unknown): value is Attached {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name } = value as Readonly<Record<keyof Attached, unknown>>;
  return typeof kind === 'string' && kinds.includes(kind) && typeof id === 'string' && typeof name === 'string';
}

/** Keeps what is typed in one place of this browser, so that leaving the page loses nothing. */
export function useDraft(place: string, initial: string): readonly [ComposerDraft, (draft: ComposerDraft) => void] {
  const [draft, setDraft] = useState<ComposerDraft>(() => ({
    text: initial || (readStored(textKey(place)) ?? ''),
    attached: readAttached(place),
  }));
  const write = (next: ComposerDraft): void => {
    setDraft(next);
    writeStored(textKey(place), next.text === '' ? null : next.text);
    writeStored(attachedKey(place), next.attached.length === 0 ? null : JSON.stringify(next.attached));
  };
  return [draft, write];
}
