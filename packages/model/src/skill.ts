import type { LocalText } from './locale.ts';

/** What a playbook is asked about: one instrument, several, one of some words, or words as they were written. */
export const skillInputKinds = ['instrument', 'instruments', 'choice', 'text'] as const;

export interface SkillInput {
  /** The word that stands for it in the steps, such as `company`. */
  readonly name: string;
  readonly kind: (typeof skillInputKinds)[number];
  /** Of a choice: its words. Of instruments: the kinds it is about; empty: any. */
  readonly options: readonly string[];
}

/** How the answer is set: sentences alone, under a heading for each tool, or briefly and without pictures. */
export const skillOutputs = ['claims', 'memo', 'brief'] as const;
export type SkillOutput = (typeof skillOutputs)[number];

/** A playbook: what is done, in which order and with which tools, and what its answer has to hold. */
export interface Skill {
  readonly id: string;
  readonly title: LocalText;
  /** When it is of use. */
  readonly when: LocalText;
  readonly inputs: readonly SkillInput[];
  /** Only these are called while it is followed. */
  readonly tools: readonly string[];
  readonly budget: { readonly calls: number; readonly tokens: number };
  readonly output: SkillOutput;
  /** Conditions on the answer, such as `spans>=2`. */
  readonly checks: readonly string[];
  readonly steps: readonly string[];
}

/** What is wrong with the text of a playbook, and on which line of it. */
export interface SkillFault {
  readonly line: number;
  readonly why: LocalText;
}
