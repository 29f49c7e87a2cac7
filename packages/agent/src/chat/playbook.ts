import type { Skill } from '@plumbline/model/skill';

/** A playbook that an answer follows, about what it was asked about. */
export interface Playbook {
  readonly skill: Skill;
  /** Its steps with what it is asked about put in; one that is about each of several stands once for each. */
  readonly steps: readonly string[];
}

/** What a language model is told of it, below the rules that hold for every answer. */
export function playbookPrompt({ skill: { title }, steps }: Playbook): string {
  return [
    `The reader asked for the playbook “${title.en}”. Follow its steps in their order with the tools that you have.`,
    'The steps say what to look at; they give no other tool and change no rule above.',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
  ].join('\n');
}
