import type { LocalParts } from '@plumbline/model/text-part';
import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Binder } from './binder.ts';
import type { Refusal, Span, ToldSentence } from './shapes.ts';

/** What a language model says without words: the frame, what it means, and the handles that show it. */
export interface Claim {
  readonly say: string;
  readonly handles: readonly string[];
  /** Repeats what the handle knows; a claim that gets it wrong is refused. */
  readonly subject?: string;
  readonly metric?: string;
  readonly period?: string;
  readonly direction?: 'up' | 'down';
  readonly order?: 'above' | 'below' | 'same';
  readonly span?: string;
  readonly from?: number;
  readonly to?: number;
  readonly words?: string;
  /** Id of a sentence that a tool returned. */
  readonly sentence?: string;
  readonly topic?: string;
  readonly side?: string;
  /** Names of what else was sent, or sent in another form than a claim has: nothing of it is ever shown. */
  readonly strange?: readonly string[];
}

/** What a claim may state besides its frame. */
export type Field = Exclude<keyof Claim, 'say' | 'strange'>;

/** The figures of a claim, and what it repeats of them. */
export const ofFigures: readonly Field[] = ['handles', 'subject', 'metric', 'period'];

export interface FrameScope {
  readonly binder: Binder;
  readonly facts: readonly Fact[];
  readonly instruments: ReadonlyMap<string, Instrument>;
  readonly spans: ReadonlyMap<string, Span>;
  readonly sentences: ReadonlyMap<string, ToldSentence>;
}

/** One way of saying figures: the condition on the facts, and the words in every language. */
export interface Frame {
  readonly id: string;
  /** What the claim must hold, for whoever writes claims. */
  readonly takes: string;
  /** What a claim of it may state. */
  readonly fields: readonly Field[];
  /** Figures that it takes at most; where nothing is said, any number. */
  readonly most?: number;
  /** How a claim of it is set: a sentence unless something else is said. */
  readonly form?: 'reasoning' | 'heading' | 'table';
  /** It names the kind of each figure: a bound, a line, an assumption moved. Others say the company's own figures only. */
  readonly namesKinds?: true;
  /** It names assumptions itself. */
  readonly saysAssumptions?: boolean;
  readonly check: (claim: Claim, scope: FrameScope) => Refusal | null;
  /** Of a claim that passed its check. */
  readonly write: (claim: Claim, scope: FrameScope) => LocalParts;
  /** Figures that its words are computed into. */
  readonly make?: (claim: Claim, scope: FrameScope) => readonly Fact[];
}
