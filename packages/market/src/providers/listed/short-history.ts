import { addDays } from '@plumbline/model/date';
import type { ProviderBarsRequest } from '../../provider.ts';

/** A history that begins long after the listing may be only its newer part: sources cut silently, at so many rows or questions a day. */
export function shortHistoryNotes(
  { instrument, from }: ProviderBarsRequest,
  first: string | undefined,
): readonly string[] {
  const { listedOn } = instrument;
  if (first === undefined || listedOn === undefined || first <= addDays(listedOn, 90)) return [];
  return from !== undefined && first <= addDays(from, 30) ? [] : [`Begins on ${first}, though listed on ${listedOn}.`];
}
