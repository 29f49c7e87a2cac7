import { listPaper, readPaper } from '@plumbline/contract/paper';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { PaperService } from './service.ts';

export function paperRoutes(paper: PaperService): MountedRoute[] {
  return [
    handle(readPaper, async ({ owner, params }) => ({ paper: await paper.read(owner.id, params.id) })),
    handle(listPaper, async ({ owner }) => ({ accounts: await paper.list(owner.id) })),
  ];
}
