import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { defineJob } from '../../platform/queue/job.ts';

const realm = z.enum(['live', 'simulated']);

/** Measures a few known instruments for the screener, or tests one built-in strategy for the gallery. */
export const prepareDiscoverJob = defineJob({
  id: 'prepare-discover',
  title: 'Prepare the discover page',
  attempts: 2,
  urgency: 'refresh',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('measure'), realm, session: z.string(), instrumentIds: z.array(z.string()) }),
    z.object({ kind: z.literal('test'), realm, template: z.string(), market: z.enum(marketIds), version: z.string() }),
  ]),
  key: (input) =>
    input.kind === 'measure'
      ? [input.kind, input.realm, input.session, ...input.instrumentIds].join('|')
      : [input.kind, input.realm, input.template, input.market, input.version].join('|'),
});
