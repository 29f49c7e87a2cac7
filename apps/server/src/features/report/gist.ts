import type { ReportGist } from '@plumbline/contract/watchlist';
import type { Report } from '@plumbline/model/report';
import type { RowsAndBodies } from '../../platform/db/open-store.ts';
import { readBody } from './store/bodies.ts';
import { listFinished, updateRun } from './store/runs.ts';
import { reportOf } from './stored.ts';

/** The part of a gist that the report itself says; the rest is known of its run. */
type Said = Pick<ReportGist, 'rating' | 'value' | 'currency' | 'upside'>;

/** What a list shows of a report: its rating and its one value, in the currency of the price, against the price of its day. */
export function gistOf({ facts, rating, instrument }: Pick<Report, 'facts' | 'rating' | 'instrument'>): Said {
  const fact = (id: string) => facts.find((one) => one.id === id);
  const fair = rating?.fair ?? 'blendedValue';
  const value =
    [fact(`${fair}.traded`), fact(fair)].find((one) => one?.currency === instrument.currency)?.value ?? null;
  return {
    rating: rating?.label ?? null,
    value,
    currency: value === null ? null : instrument.currency,
    upside: value === null ? null : (fact('upside.blended')?.value ?? null),
  };
}

/** Reports of earlier versions have no gist; it is made when it is first asked for, of so many in one answer. */
const mostMade = 4;

const mostKept = 6;

/** The latest finished reports of an owner on each instrument, the latest first. */
export async function readGists(
  { db, bodies }: RowsAndBodies,
  ownerId: string,
  instrumentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReportGist[]>> {
  const gists = new Map<string, ReportGist[]>();
  let left = mostMade;
  for (const row of await listFinished(db, ownerId, instrumentIds)) {
    const known = gists.get(row.instrument_id) ?? [];
    if (known.length >= mostKept || row.finished_at === null) continue;
    let said = row.gist;
    if (said === null && left > 0) {
      left -= 1;
      const body = await readBody(db, row.id);
      const report = body === undefined ? null : await reportOf(bodies, body);
      if (report !== null) {
        said = JSON.stringify(gistOf(report));
        await updateRun(db, row.id, { gist: said });
      }
    }
    if (said === null) continue;
    gists.set(row.instrument_id, [
      ...known,
      {
        runId: row.id,
        asOf: row.as_of,
        finishedAt: row.finished_at,
        simulated: row.simulated === 1,
        // Written by this file from a typed value.
        ...(JSON.parse(said) as Said),
      },
    ]);
  }
  return gists;
}
