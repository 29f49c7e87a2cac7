import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { InstrumentView } from '@plumbline/contract/instrument';
import { isTooLong } from '@plumbline/model/text-limit';
import type { Reading } from '@plumbline/reading/reading';
import { record } from '../../lib/analytics.ts';
import { askQuestion } from '../../lib/ask-question.ts';
import { decideTarget, type Resolution, type TextTarget } from '../../lib/decide-target.ts';
import { directoryQuery } from '../../lib/directory.ts';
import { searchQuery } from '../../lib/queries.ts';
import { readingQuery } from '../../lib/reading-query.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { nextTarget, type ComposerMode } from './composer-mode.ts';

export interface Composer {
  readonly text: string;
  readonly mode: ComposerMode;
  /** What Enter will do; null while there is no text. */
  readonly target: TextTarget | null;
  readonly resolution: Resolution | null;
  /** How the text was read; null until it is, and while letters are added. */
  readonly reading: Reading | null;
  readonly hits: readonly InstrumentView[];
  readonly searching: boolean;
  /** The last Enter found no single instrument; the panel says so. */
  readonly undecided: boolean;
  /** Loads what reads a text, before it is typed. */
  readonly prepare: () => void;
  readonly setText: (text: string) => void;
  readonly setMode: (mode: ComposerMode) => void;
  /** Moves to the next target; false when Tab should leave the field. */
  readonly cycle: () => boolean;
  readonly setTarget: (target: TextTarget) => void;
  /** Runs what the text means, or the given target; about the instrument on screen when nothing is typed. */
  readonly submit: (target?: TextTarget, shown?: InstrumentView) => Promise<void>;
  readonly research: (instrument: InstrumentView) => void;
}

/** The text of the hero, what it was understood as, and where it goes. Nothing runs before Enter or a press. */
export function useComposer(): Composer {
  const navigate = useNavigate();
  const client = useQueryClient();
  const locale = useLocale();
  const [text, write] = useState('');
  const [mode, chooseMode] = useState<ComposerMode>('auto');
  const [chosen, setChosen] = useState<TextTarget | null>(null);
  const [undecided, setUndecided] = useState(false);
  const settled = useSettled(text, 120);
  const search = useQuery(searchQuery(settled, 5));
  const known = settled.trim() !== '' && text.trim() !== '' ? search.data : undefined;
  const resolution = known?.resolution ?? null;
  const hits = known?.hits.map((hit) => hit.instrument) ?? [];
  const read = useQuery({ ...readingQuery(client, settled, locale), placeholderData: keepPreviousData });
  const reading = read.data;
  const isRead = reading !== undefined && !read.isPlaceholderData && settled === text;
  const decided = mode !== 'auto' ? mode : reading === undefined ? null : decideTarget(reading, resolution);
  const target = text.trim() === '' ? null : (chosen ?? decided);

  const research = (instrument: InstrumentView): void => {
    record('research started', { market: instrument.market });
    void navigate({ to: '/research', search: { symbol: instrument.id } });
  };
  // A text that cannot be read here is a question: the server reads it too.
  const targetOf = async (words: string, found: Resolution | null): Promise<TextTarget> => {
    const read = await client.ensureQueryData(readingQuery(client, words, locale)).catch(() => null);
    return read === null ? 'chat' : decideTarget(read, found);
  };
  const submit = async (asked?: TextTarget, shown?: InstrumentView): Promise<void> => {
    const words = text.trim() === '' ? (shown?.symbol ?? '') : text.trim();
    if (words === '' || isTooLong(words)) return;
    // Enter may come before the answer to the last letter: wait for what these very words mean.
    const wanted = searchQuery(words, 5);
    // A sentence too long to be a name is not looked up.
    const found = wanted.enabled === true ? await client.ensureQueryData(wanted).catch(() => null) : null;
    const goal = asked ?? chosen ?? (mode === 'auto' ? await targetOf(words, found?.resolution ?? null) : mode);
    if (goal !== 'research') {
      // Where it could not be stored, it waits in the box of a new conversation.
      const id = await askQuestion(client, null, { text: words, locale }).catch(() => undefined);
      await navigate({
        to: '/chat/{-$conversationId}',
        params: { conversationId: id },
        search: id === undefined ? { q: words } : {},
      });
      return;
    }
    const first = found?.hits[0]?.instrument;
    if (found?.resolution === 'one' && first !== undefined) research(first);
    else setUndecided(true);
  };
  return {
    text,
    mode,
    target,
    resolution,
    reading: isRead ? reading : null,
    hits,
    searching: search.isFetching,
    undecided,
    prepare: () => void client.prefetchQuery(directoryQuery),
    setText: (next) => {
      write(next);
      setChosen(null);
      setUndecided(false);
    },
    setMode: (next) => {
      chooseMode(next);
      setChosen(null);
      setUndecided(false);
    },
    cycle: () => {
      if (target === null || decided === null) return false;
      const next = nextTarget(target, decided);
      if (next === null) return false;
      setChosen(next);
      return true;
    },
    setTarget: setChosen,
    submit,
    research,
  };
}
