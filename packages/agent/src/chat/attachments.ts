import type { Mention } from '@plumbline/model/conversation';
import type { InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { Desk } from '../tool.ts';

/** What a reader attached to a question, as far as it is theirs and still there. */
export interface Attachment {
  readonly kind: Mention['kind'];
  readonly id: string;
  readonly name: string;
  /** The instrument it is, or is about. */
  readonly instrumentId: InstrumentId | null;
}

async function attachmentOf(desk: Desk, { kind, id }: Mention, locale: Locale): Promise<Attachment | null> {
  if (kind === 'strategy') {
    const found = (await desk.strategies()).find((one) => one.id === id);
    return found === undefined ? null : { kind, id, name: found.name, instrumentId: null };
  }
  const instrumentId = kind === 'report' ? await desk.reported(id) : parseInstrumentId(id);
  const instrument = instrumentId === null ? null : await desk.instrument(instrumentId);
  return instrument === null ? null : { kind, id, name: instrument.name[locale], instrumentId: instrument.id };
}

/** Looks attachments up for one reader; what is foreign or gone is left out. */
export async function attachmentsOf(
  desk: Desk,
  mentions: readonly Mention[],
  locale: Locale,
): Promise<readonly Attachment[]> {
  const found = await Promise.all(mentions.map((mention) => attachmentOf(desk, mention, locale)));
  return found.filter((one) => one !== null);
}

/** The same for a language model: names and ids, so that its tools find them without guessing. */
export function attachedLine(attachments: readonly Attachment[]): string {
  if (attachments.length === 0) return '';
  const list = attachments.map(({ kind, id, name, instrumentId }) => `${kind} "${name}" (${instrumentId ?? id})`);
  return `\n\nAttached by the reader: ${list.join(', ')}.`;
}
