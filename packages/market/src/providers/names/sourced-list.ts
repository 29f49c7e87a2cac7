import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Source } from '@plumbline/model/source';
import type { Sourced } from '../../provider.ts';
import { sourceTitles } from '../../source-titles.ts';
import { listedOnce } from './listed-once.ts';

interface ListOrigin extends Pick<Source, 'id' | 'publisher' | 'url'> {
  /** Rows that were read, with those that are no shares. */
  readonly rows: number;
}

/** What a service lists, each share once, with where it came from. */
export function sourcedList(
  instruments: readonly Instrument[],
  { rows, ...origin }: ListOrigin,
  now: number,
): Sourced<readonly Instrument[]> {
  const value = listedOnce(instruments);
  if (value.length === 0) throw new PlumblineError('provider-empty', `${origin.publisher} lists no shares.`);
  return {
    value,
    source: {
      ...origin,
      kind: 'reference',
      ...sourceTitles.list,
      retrievedAt: now,
      asOf: dateOf(now),
      locator: `${value.length} of ${rows} rows`,
      simulated: false,
    },
  };
}
