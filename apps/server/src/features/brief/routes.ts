import { changeBrief, createBrief, listBriefs, readBriefIssue, removeBrief, runBrief } from '@plumbline/contract/brief';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { BriefService } from './service.ts';

export function briefRoutes(briefs: BriefService): MountedRoute[] {
  return [
    handle(listBriefs, async ({ owner }) => ({ briefs: await briefs.list(owner.id) })),
    handle(createBrief, ({ owner, body }) => briefs.create(owner.id, body)),
    handle(changeBrief, ({ owner, params, body }) => briefs.change(owner.id, params.id, body)),
    handle(removeBrief, async ({ owner, params }) => {
      await briefs.remove(owner.id, params.id);
      return { ok: true as const };
    }),
    handle(runBrief, ({ owner, params }) => briefs.run(owner.id, params.id)),
    handle(readBriefIssue, ({ owner, params, query }) => briefs.readIssue(owner.id, params.id, query.issue)),
  ];
}
