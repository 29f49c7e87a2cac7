import { PlumblineError } from '@plumbline/model/errors';

/** Names are short words; anything else would change the question. */
const seriesName = /^[A-Z0-9_]{1,40}$/;

/** The whole of time, for every version that was ever current. */
const everyVersion = { realtime_start: '1776-07-04', realtime_end: '9999-12-31' };

function checked(seriesId: string): string {
  if (seriesName.test(seriesId)) return seriesId;
  throw new PlumblineError('bad-input', `"${seriesId}" is no series of FRED; names look like CPIAUCSL or DGS10.`);
}

export function seriesUrl(base: string, seriesId: string, key: string): string {
  const query = new URLSearchParams({ series_id: checked(seriesId), api_key: key, file_type: 'json' });
  return `${base}/fred/series?${query.toString()}`;
}

/** Values as they are now, or every value with the days on which it was current. */
export function observationsUrl(base: string, seriesId: string, key: string, withVersions: boolean): string {
  const query = new URLSearchParams({
    series_id: checked(seriesId),
    api_key: key,
    file_type: 'json',
    sort_order: 'asc',
    ...(withVersions ? everyVersion : {}),
  });
  return `${base}/fred/series/observations?${query.toString()}`;
}

/** Days of one publication from a date on, those included for which nothing has been published yet. */
export function releaseDatesUrl(base: string, releaseId: number, key: string, from: string): string {
  const query = new URLSearchParams({
    release_id: String(releaseId),
    api_key: key,
    file_type: 'json',
    sort_order: 'asc',
    include_release_dates_with_no_data: 'true',
    realtime_start: from,
    realtime_end: '9999-12-31',
  });
  return `${base}/fred/release/dates?${query.toString()}`;
}
