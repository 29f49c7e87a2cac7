import type { Edge } from '../parse/chart.ts';
import type { Parsed } from '../parse/parse-text.ts';
import type { Act, Frame, Part, Question, ReadingContext } from '../reading.ts';
import { spanOf } from '../account.ts';
import type { Folded } from '../text/fold.ts';

/** What every reader of an act is given: the phrases of the text in order. */
export interface FrameInput {
  readonly folded: Folded;
  readonly phrases: readonly Edge[];
  readonly context: ReadingContext;
}

/** A frame that could be filled, and the phrases that its slots used. */
export interface FrameResult {
  readonly frame: Frame;
  readonly used: ReadonlySet<Edge>;
  /** What is still open; nothing runs before it is settled. */
  readonly question?: Question | undefined;
  /** What the product cannot do, by its name. */
  readonly refusal?: string | undefined;
  /** Values that the text does not state. */
  readonly assumed: readonly string[];
  /** Votes for this act by cue words; unread words count against it ten each. */
  readonly votes: number;
}

/** One act. It gives null where its slots cannot be filled from the phrases. */
export interface FrameReader {
  readonly act: Act;
  /** Kinds of phrase that stand by themselves for this act, beyond those that every act knows. */
  readonly standing: readonly string[];
  /** Where the act can be meant at all; everywhere if absent. */
  readonly isFor?: (context: ReadingContext) => boolean;
  /** The phrases in the words of this act alone; null where those of all acts say enough. */
  readonly parse?: (text: string, context: ReadingContext, shared: Parsed) => Parsed | null;
  read(input: FrameInput): FrameResult | null;
}

/** A slot filled from the text. */
export function said<T>(folded: Folded, value: T, ...edges: readonly Edge[]): Part<T> {
  return { value, from: 'text', spans: edges.map((edge) => spanOf(folded, edge)) };
}

/** A slot filled by a convention; it is shown as assumed. */
export function usual<T>(value: T): Part<T> {
  return { value, from: 'default', spans: [] };
}
