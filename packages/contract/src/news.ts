import { z } from 'zod';
import type { Fact } from '@plumbline/model/fact';
import { route } from './route.ts';

export const readNews = route({
  method: 'get',
  path: '/news/:id',
  permission: 'public',
  summary:
    'Headlines about one instrument, each story once, with their tone by word lists as a figure with its receipt',
  params: z.object({ id: z.string().max(40) }),
  query: z.object({ asOf: z.iso.date().optional(), days: z.coerce.number().int().min(1).max(90).default(7) }),
  response: z.object({
    items: z.array(
      z.object({
        title: z.string(),
        url: z.string(),
        publisher: z.string(),
        publishedAt: z.number(),
        language: z.string().nullable(),
        /** Words that speak well and ill of it. */
        positive: z.number(),
        negative: z.number(),
      }),
    ),
    /** Null where there are no headlines to be had. */
    sentiment: z.custom<Fact>((value) => typeof value === 'object' && value !== null).nullable(),
    status: z.enum(['fresh', 'stale', 'unavailable']),
    /** Why there are none, or only old ones. */
    why: z.string().nullable(),
    sourceTitle: z.string().nullable(),
    /** Who answered and who was asked before and did not; absent when the first source answered. */
    fallback: z.object({ used: z.string(), insteadOf: z.array(z.string()) }).optional(),
    simulated: z.boolean(),
  }),
});

export const readNewsTone = route({
  method: 'post',
  path: '/news/:id/tone',
  permission: 'owner',
  summary:
    'The tone of the headlines as the reader’s language model labels them, counted here, as a figure with its receipt',
  params: z.object({ id: z.string().max(40) }),
  body: z.strictObject({ asOf: z.iso.date().optional(), days: z.number().int().min(1).max(90).default(30) }),
  response: z.object({
    sentiment: z.custom<Fact>((value) => typeof value === 'object' && value !== null).nullable(),
    /** Why there is none. */
    why: z.enum(['no-model', 'budget', 'key', 'no-headlines', 'no-answer']).nullable(),
  }),
});
