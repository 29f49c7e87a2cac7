import { z } from 'zod';
import { localText } from './local-text.ts';
import { route } from './route.ts';

const fault = z.object({ line: z.number(), why: localText });

export const skillView = z.object({
  /** Of one's own: its row. Of ours: the name that the chat calls it by. */
  id: z.string(),
  name: z.string(),
  title: localText,
  when: localText,
  /** Front matter and steps as they are written. */
  text: z.string(),
  isOwn: z.boolean(),
  /** Why one's own is not followed, such as a tool that is gone; empty otherwise. */
  faults: z.array(fault),
});
export type SkillView = z.infer<typeof skillView>;

export const listSkills = route({
  method: 'get',
  path: '/skills',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Playbooks that the assistant follows: those that come with the product and the reader’s own',
  response: z.object({ skills: z.array(skillView) }),
});

export const saveSkill = route({
  method: 'post',
  path: '/skills',
  permission: 'owner',
  summary: 'Keep a playbook of one’s own, or other words for one; what is malformed is refused with its line',
  body: z.strictObject({
    text: z.string().min(1).max(20_000),
    /** Id of the one it takes the place of. */
    replaces: z.string().max(40).optional(),
  }),
  response: z.object({
    /** Null: it was refused. */
    saved: skillView.nullable(),
    faults: z.array(fault),
  }),
});

export const removeSkill = route({
  method: 'delete',
  path: '/skills/:id',
  permission: 'owner',
  summary: 'Erase a playbook of one’s own',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({ ok: z.literal(true) }),
});
