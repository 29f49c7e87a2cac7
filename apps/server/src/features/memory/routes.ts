import { changeMemory, listMemories, removeMemory } from '@plumbline/contract/memory';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { MemoryService } from './service.ts';

export function memoryRoutes(memories: MemoryService): MountedRoute[] {
  return [
    handle(listMemories, async ({ owner }) => ({ memories: await memories.list(owner.id) })),
    handle(changeMemory, ({ owner, params, body }) => memories.change(owner.id, params.id, body)),
    handle(removeMemory, async ({ owner, params }) => {
      await memories.remove(owner.id, params.id);
      return { ok: true as const };
    }),
  ];
}
