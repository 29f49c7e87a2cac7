import type { Mention, Message } from '@plumbline/model/conversation';
import { dateOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { Clock } from '@plumbline/model/ports';
import type { Desk } from '../tool.ts';
import { attachmentsOf } from './attachments.ts';
import { readTurn } from './read-turn.ts';

const mostInstruments = 6;

interface Spoken {
  readonly desk: Desk;
  readonly locale: Locale;
  readonly clock: Clock;
  readonly history: readonly Message[];
  readonly mentions: readonly Mention[];
}

/** Instruments that words name or that were attached to them; without words, the one that is spoken of. */
export async function namedIn(
  { desk, locale, clock, history, mentions }: Spoken,
  words: string,
): Promise<readonly InstrumentId[]> {
  const [attached, directory] = await Promise.all([attachmentsOf(desk, mentions, locale), desk.directory()]);
  const ids = attached.flatMap(({ instrumentId }) => instrumentId ?? []);
  const text = words === '' ? 'How is it doing?' : words;
  const { frames } = readTurn({ text, locale, today: dateOf(clock.now()), directory, attached: ids, history }).reading;
  const named = frames.flatMap((frame) => ('instruments' in frame ? frame.instruments.map(({ value }) => value) : []));
  return [...new Set([...ids, ...named])].slice(0, mostInstruments);
}
