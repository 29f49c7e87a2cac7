import { ulid } from 'ulid';
import type { SkillView, saveSkill } from '@plumbline/contract/skill';
import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { Clock } from '@plumbline/model/ports';
import type { Skill } from '@plumbline/model/skill';
import type { z } from 'zod';
import type { Store } from '../../platform/db/open-store.ts';
import type { SkillRow } from './store.ts';
import { deleteSkill, insertSkill, listSkillRows, updateSkill } from './store.ts';

const mostSkills = 40;

export interface SkillService {
  /** Ours, then the reader's own. */
  list(ownerId: string): Promise<SkillView[]>;
  /** The reader's own that can be followed. */
  own(ownerId: string): Promise<readonly Skill[]>;
  save(ownerId: string, given: z.output<typeof saveSkill.body>): Promise<z.input<typeof saveSkill.response>>;
  remove(ownerId: string, id: string): Promise<void>;
}

const sameName = localText(
  'A playbook of this id exists already. Give it another id.',
  '已有相同编号的方案，请换一个编号。',
  '已有相同編號的方案，請換一個編號。',
);

const missing = (): PlumblineError => new PlumblineError('not-found', 'There is no such playbook of yours.');

export function skillService({ store: { db }, clock }: { readonly store: Store; readonly clock: Clock }): SkillService {
  const viewOf = async ({ id, name, text }: Pick<SkillRow, 'id' | 'name' | 'text'>): Promise<SkillView> => {
    const { parseSkill } = await import('@plumbline/agent/skills/parse-skill');
    // Read anew: what it was allowed to name may be gone, and an archive may have brought it.
    const parsed = parseSkill(text);
    const asNamed = localText(name, name, name);
    const { title, when } = parsed.ok ? parsed.skill : { title: asNamed, when: asNamed };
    const faults = parsed.ok ? [] : parsed.faults.map(({ line, why }) => ({ line, why: { ...why } }));
    return { id, name, title: { ...title }, when: { ...when }, text, isOwn: true, faults };
  };

  return {
    async list(ownerId) {
      const [{ skillTexts }, { skills }] = await Promise.all([
        import('@plumbline/agent/skills/registry'),
        import('@plumbline/agent/skills/our-skills'),
      ]);
      const ours = skills.map(({ id, title, when }, at) => ({
        id,
        name: id,
        title: { ...title },
        when: { ...when },
        text: skillTexts[at] ?? '',
        isOwn: false,
        faults: [],
      }));
      return [...ours, ...(await Promise.all((await listSkillRows(db, ownerId)).map(viewOf)))];
    },

    async own(ownerId) {
      const rows = await listSkillRows(db, ownerId);
      if (rows.length === 0) return [];
      const { parseSkill } = await import('@plumbline/agent/skills/parse-skill');
      return rows.flatMap(({ text }) => {
        const parsed = parseSkill(text);
        return parsed.ok ? [parsed.skill] : [];
      });
    },

    async save(ownerId, { text, replaces }) {
      const [{ parseSkill }, { skills }] = await Promise.all([
        import('@plumbline/agent/skills/parse-skill'),
        import('@plumbline/agent/skills/our-skills'),
      ]);
      const parsed = parseSkill(text);
      if (!parsed.ok) {
        return { saved: null, faults: parsed.faults.map(({ line, why }) => ({ line, why: { ...why } })) };
      }
      const { id: name } = parsed.skill;
      const rows = await listSkillRows(db, ownerId);
      const before = replaces === undefined ? undefined : rows.find(({ id }) => id === replaces);
      if (replaces !== undefined && before === undefined) throw missing();
      const isTaken = skills.some(({ id }) => id === name) || rows.some((row) => row.name === name && row !== before);
      if (isTaken) return { saved: null, faults: [{ line: 2, why: { ...sameName } }] };
      const at = clock.now();
      if (before !== undefined) {
        await updateSkill(db, before.id, { name, text, updated_at: at });
        return { saved: await viewOf({ id: before.id, name, text }), faults: [] };
      }
      if (rows.length >= mostSkills) {
        throw new PlumblineError('too-large', `There can be ${mostSkills} playbooks of your own. Erase one first.`);
      }
      const row: SkillRow = { id: ulid(at), owner_id: ownerId, name, text, created_at: at, updated_at: at };
      await insertSkill(db, row);
      return { saved: await viewOf(row), faults: [] };
    },

    async remove(ownerId, id) {
      if (!(await deleteSkill(db, ownerId, id))) throw missing();
    },
  };
}
