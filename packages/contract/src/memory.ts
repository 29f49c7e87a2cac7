import { z } from 'zod';
import { longestMemory, memoryKinds } from '@plumbline/model/memory';
import { route } from './route.ts';

export const memoryView = z.object({
  id: z.string(),
  kind: z.enum(memoryKinds),
  text: z.string(),
  /** The message whose proposal the reader agreed to. */
  saidIn: z.string().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type MemoryView = z.infer<typeof memoryView>;

const params = z.object({ id: z.string().max(40) });

export const listMemories = route({
  method: 'get',
  path: '/memories',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'What the assistant keeps of the reader, newest first; it is written only by proposals they agreed to',
  response: z.object({ memories: z.array(memoryView) }),
});

export const changeMemory = route({
  method: 'patch',
  path: '/memories/:id',
  permission: 'owner',
  summary: 'Say something that is kept in other words',
  params,
  body: z.strictObject({
    kind: z.enum(memoryKinds).optional(),
    text: z.string().trim().min(1).max(longestMemory).optional(),
  }),
  response: memoryView,
});

export const removeMemory = route({
  method: 'delete',
  path: '/memories/:id',
  permission: 'owner',
  summary: 'Erase something that is kept',
  params,
  response: z.object({ ok: z.literal(true) }),
});
