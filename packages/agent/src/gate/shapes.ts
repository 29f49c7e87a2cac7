import type { Fact } from '@plumbline/model/fact';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts, TextPart } from '@plumbline/model/text-part';

/** Where a sentence may stand: said by figures and quotations, as the writer's own thinking, or not at all. */
export type Lane = 'supported' | 'reasoning' | 'withheld';

/** Letters a sentence may have. */
export const longestSentence = 1200;

/** A passage of a stored document that may be quoted. */
export interface Span {
  readonly id: string;
  readonly text: string;
  /** Whose document it is; absent where it is nobody's. */
  readonly instrumentId?: InstrumentId;
  /** What kind of document, as a sentence calls it: `10-K`, `annual report`. */
  readonly form?: string;
  /** The page it begins on, where its document has pages. */
  readonly page?: number;
  /** The item of its document, such as `1A` for the risk factors of a 10-K. */
  readonly item?: string;
}

/** A sentence that the product wrote, by the id under which a model may repeat it. */
export interface ToldSentence {
  readonly id: string;
  readonly text: LocalParts;
}

/** A name that may hold digits or capitals, and what it is the name of. */
export interface Term {
  readonly name: string;
  /** The kind of figure it names. */
  readonly metric?: string;
  /** The instrument it names. */
  readonly instrumentId?: InstrumentId;
}

export interface GateKnowledge {
  readonly facts: readonly Fact[];
  readonly instruments: readonly Instrument[];
  readonly spans?: readonly Span[];
  readonly terms?: readonly Term[];
  /** What pronouns mean before any name was said. */
  readonly subject?: InstrumentId;
  /** Sentences the product wrote around its own figures: they may be repeated word for word. */
  readonly own?: readonly (readonly TextPart[])[];
  /** The same by their ids, for claims. */
  readonly sentences?: readonly ToldSentence[];
}

export interface Refusal {
  readonly code: RefusalCode;
  readonly text: LocalText;
}

export type RefusalCode =
  | 'handle'
  | 'missing'
  | 'number'
  | 'word'
  | 'name'
  | 'subject'
  | 'metric'
  | 'period'
  | 'direction'
  | 'comparison'
  | 'unit'
  | 'assumption'
  | 'quote'
  | 'part'
  | 'cause'
  | 'reason'
  | 'risk'
  | 'frame'
  | 'known'
  | 'order'
  | 'world'
  | 'markup'
  | 'length';

/** One sentence after the gate. `why` stands where it is withheld. */
export interface Judged {
  readonly lane: Lane;
  readonly parts: readonly TextPart[];
  readonly why: Refusal | null;
  /** Handles it shows. */
  readonly handles: readonly string[];
  /**
   * Where figures stand beside something else, each as a sentence of its own, in the lane of its own. A sentence that is withheld
   * for what stands beside its figures has them too: the figures may be shown without the rest.
   */
  readonly pieces?: readonly Piece[];
}

/** A part of a sentence that stands in a lane of its own. */
export interface Piece {
  readonly lane: Lane;
  readonly parts: readonly TextPart[];
}
