import { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { defineJob } from '../../platform/queue/job.ts';

const instrumentId = z.string().transform((text) => {
  const id = parseInstrumentId(text);
  if (id !== null) return id;
  throw new PlumblineError('bad-input', `"${text}" is no instrument id.`);
});

/** Reads the whole history of some instruments, with progress. */
export const backFillJob = defineJob({
  id: 'back-fill',
  title: 'Read the history of instruments',
  attempts: 3,
  urgency: 'refresh',
  input: z.object({ instrumentIds: z.array(instrumentId), requestedAt: z.number() }),
  key: ({ requestedAt, instrumentIds }) => `${requestedAt}|${instrumentIds.join()}`,
});
