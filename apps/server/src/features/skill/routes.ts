import { listSkills, removeSkill, saveSkill } from '@plumbline/contract/skill';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { SkillService } from './service.ts';

export function skillRoutes(skills: SkillService): MountedRoute[] {
  return [
    handle(listSkills, async ({ owner }) => ({ skills: await skills.list(owner.id) })),
    handle(saveSkill, ({ owner, body }) => skills.save(owner.id, body)),
    handle(removeSkill, async ({ owner, params }) => {
      await skills.remove(owner.id, params.id);
      return { ok: true as const };
    }),
  ];
}
