import type { Skill } from '@plumbline/model/skill';
import type { Tool } from 'ai';
import { jsonSchema, tool as define } from 'ai';

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

/** Playbooks that a model may choose from. */
export interface PlaybookChoice {
  readonly known: readonly Skill[];
  /** The one it chose, about what the words name; null where that is none, or lacks what it is about. */
  readonly follow: (id: string, about: string) => Promise<Playbook | null>;
}

export const playbookToolId = 'follow-playbook';

/** The tool with which a model takes up a playbook; once it is taken up, its tools alone can be called. */
export function playbookTool({ known, follow }: PlaybookChoice, onFollowed: (playbook: Playbook) => void): Tool {
  let isFollowing = false;
  return define({
    description: [
      'Answers with the steps of a playbook. Choose one first where the question is of its kind; afterwards only its tools can be called.',
      ...known.map(({ id, title, when }) => `${id}: ${title.en}. ${when.en}`),
    ].join('\n'),
    inputSchema: jsonSchema<{ readonly id: string; readonly about: string }>({
      type: 'object',
      properties: {
        id: { type: 'string', enum: known.map(({ id }) => id) },
        about: { type: 'string', description: 'Ids of the instruments it is about, such as US:NVDA, or its words' },
      },
      required: ['id', 'about'],
    }),
    async execute({ id, about }) {
      if (isFollowing) return { error: 'A playbook is being followed already.' };
      const found = await follow(id, about);
      if (found === null) return { error: 'There is no such playbook, or it is not about that.' };
      isFollowing = true;
      onFollowed(found);
      return { playbook: found.skill.title.en, tools: found.skill.tools, steps: found.steps };
    },
  });
}
