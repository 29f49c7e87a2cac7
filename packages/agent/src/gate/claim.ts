import type { LocalParts } from '@plumbline/model/text-part';
import type { Instrument } from '@plumbline/model/instrument';
import type { Binder } from './binder.ts';
import type { Refusal, Span } from './shapes.ts';

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
}

export interface FrameScope {
  readonly binder: Binder;
  readonly instruments: ReadonlyMap<string, Instrument>;
  readonly spans: ReadonlyMap<string, Span>;
}

/** One way of saying figures: the condition on the facts, and the words in every language. */
export interface Frame {
  readonly id: string;
  /** What the claim must hold, for whoever writes claims. */
  readonly takes: string;
  readonly check: (claim: Claim, scope: FrameScope) => Refusal | null;
  /** Of a claim that passed its check. */
  readonly write: (claim: Claim, scope: FrameScope) => LocalParts;
}
