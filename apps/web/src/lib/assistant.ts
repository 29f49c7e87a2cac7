import { queryOptions } from '@tanstack/react-query';
import type { MemoryView, changeMemory, listMemories, removeMemory } from '@plumbline/contract/memory';
import { call } from './api.ts';

export const memoriesQuery = queryOptions({
  queryKey: ['memories'],
  queryFn: ({ signal }) => call<typeof listMemories>('get', '/memories', { as: 'owner', signal }),
});

export const memoryChanges = {
  change: ({ id, text, kind }: Pick<MemoryView, 'id' | 'text' | 'kind'>) =>
    call<typeof changeMemory>('patch', '/memories/:id', { as: 'owner', params: { id }, body: { text, kind } }),
  remove: (id: string) => call<typeof removeMemory>('delete', '/memories/:id', { as: 'owner', params: { id } }),
};
