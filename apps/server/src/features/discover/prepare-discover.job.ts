import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { defineJob } from '../../platform/queue/job.ts';

const realm = z.enum(['live', 'simulated']);

const input = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('measure'), realm, session: z.string(), instrumentIds: z.array(z.string()) }),
  z.object({
    kind: z.literal('quote'),
    realm: z.literal('live'),
    market: z.enum(marketIds),
    session: z.string(),
    instrumentIds: z.array(z.string()),
    /** Which try it is: where nobody answered, the same piece is asked for again after a while. */
    attempt: z.number(),
  }),
  z.object({ kind: z.literal('test'), realm, template: z.string(), market: z.enum(marketIds), version: z.string() }),
]);
type Input = z.output<typeof input>;

function keyOf(work: Input): string {
  if (work.kind === 'test') return [work.kind, work.realm, work.template, work.market, work.version].join('|');
  const { kind, realm, session, instrumentIds: ids } = work;
  // Hundreds of ids would not fit into an index; pieces of one list differ in their ends.
  const part = work.kind === 'measure' ? ids : [ids[0], ids.at(-1), ids.length, work.attempt];
  return [kind, realm, session, ...part].join('|');
}

/** Measures a few known instruments for the screener, or tests one built-in strategy for the gallery. */
export const prepareDiscoverJob = defineJob({
  id: 'prepare-discover',
  title: 'Prepare the discover page',
  attempts: 2,
  urgency: 'refresh',
  input,
  key: keyOf,
});
