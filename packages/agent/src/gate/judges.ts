import type { Claim } from './claim.ts';
import type { ClaimWriter, Written } from './claims.ts';
import { claimWriter } from './claims.ts';
import type { Gate } from './judge.ts';
import { createGate } from './judge.ts';
import type { GateKnowledge, Judged } from './shapes.ts';

/**
 * Judges what a language model wrote, in this thread or on another one. What was asked first is answered first; nothing is known
 * before something was learnt.
 */
export interface Judges {
  /** All that is known from now on; the text goes on. */
  readonly learn: (knowledge: GateKnowledge) => Promise<void>;
  /** A new text begins: pronouns mean nothing of the one before. */
  readonly restart: () => Promise<void>;
  readonly judge: (text: string) => Promise<Judged>;
  readonly write: (claim: Claim) => Promise<Written>;
  /** Nothing more is asked. */
  readonly close: () => void;
}

export type OpenJudges = () => Judges;

const nothing: GateKnowledge = { facts: [], instruments: [] };

/** Judges in the thread that asks: for the command line, for tests, and inside the thread that judges for others. */
export function judgesHere(): Judges {
  let knowledge = nothing;
  // Each is made when it is needed first: most answers consist of sentences or of claims.
  let gate: Gate | null = null;
  let writer: ClaimWriter | null = null;
  const opened = (): Gate => (gate ??= createGate(knowledge));
  return {
    learn: async (next) => {
      knowledge = next;
      gate?.learn(next);
      writer = null;
    },
    restart: async () => gate?.restart(),
    judge: async (text) => opened().judge(text),
    write: async (claim) => (writer ??= claimWriter(knowledge)).write(claim),
    close: () => undefined,
  };
}
