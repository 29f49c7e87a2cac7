import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  BriefView,
  NewBrief,
  changeBrief,
  createBrief,
  listBriefs,
  readBriefIssue,
  removeBrief,
  runBrief,
} from '@plumbline/contract/brief';
import type { MemoryView, changeMemory, listMemories, removeMemory } from '@plumbline/contract/memory';
import type { listSkills, removeSkill, saveSkill } from '@plumbline/contract/skill';
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

export const briefsQuery = queryOptions({
  queryKey: ['briefs'],
  queryFn: ({ signal }) => call<typeof listBriefs>('get', '/briefs', { as: 'owner', signal }),
  // An issue that is being written is looked for again.
  refetchInterval: ({ state: { data } }) => (data?.briefs.some(({ last }) => last?.state === 'queued') ? 2000 : false),
});

/** An issue of a brief, the newest where none is named. */
export const issueQuery = ({ id, last }: BriefView, issue: string | null) =>
  queryOptions({
    queryKey: ['briefs', id, last?.id ?? '', last?.state ?? '', issue],
    queryFn: ({ signal }) =>
      call<typeof readBriefIssue>('get', '/briefs/:id/issue', {
        as: 'owner',
        params: { id },
        query: issue === null ? {} : { issue },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const briefChanges = {
  create: (body: NewBrief) => call<typeof createBrief>('post', '/briefs', { as: 'owner', body }),
  change: ({ id, state }: { readonly id: string; readonly state: BriefView['state'] }) =>
    call<typeof changeBrief>('patch', '/briefs/:id', { as: 'owner', params: { id }, body: { state } }),
  run: (id: string) => call<typeof runBrief>('post', '/briefs/:id/run', { as: 'owner', params: { id }, body: {} }),
  remove: (id: string) => call<typeof removeBrief>('delete', '/briefs/:id', { as: 'owner', params: { id } }),
};

export const skillsQuery = queryOptions({
  queryKey: ['skills'],
  queryFn: ({ signal }) => call<typeof listSkills>('get', '/skills', { as: 'owner', signal }),
});

export const skillChanges = {
  save: (body: { readonly text: string; readonly replaces?: string }) =>
    call<typeof saveSkill>('post', '/skills', { as: 'owner', body }),
  remove: (id: string) => call<typeof removeSkill>('delete', '/skills/:id', { as: 'owner', params: { id } }),
};
