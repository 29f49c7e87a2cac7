import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Desk } from '../tool.ts';

/** Free text to one instrument; several or none is asked back, never guessed. */
export async function findInstrument(desk: Pick<Desk, 'resolve'>, text: string): Promise<Instrument> {
  const resolution = await desk.resolve(text);
  if (resolution.kind === 'one') return resolution.instrument;
  if (resolution.kind === 'ambiguous') {
    throw new PlumblineError('ambiguous-instrument', `"${text}" fits several instruments. Say which one.`, {
      candidates: resolution.candidates,
    });
  }
  throw new PlumblineError('unknown-instrument', `"${text}" is not an instrument we know. Check the spelling.`, {
    candidates: resolution.suggestions,
  });
}
