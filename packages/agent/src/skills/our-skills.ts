import type { Skill } from '@plumbline/model/skill';
import { parseSkill } from './parse-skill.ts';
import { skillTexts } from './registry.ts';

/** The playbooks that come with the product. */
export const skills: readonly Skill[] = skillTexts.map((text) => {
  const parsed = parseSkill(text);
  if (!parsed.ok) throw new Error(`a playbook of ours is refused: ${JSON.stringify(parsed.faults)}`);
  return parsed.skill;
});
