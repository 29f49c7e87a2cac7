import { useQuery } from '@tanstack/react-query';
import { dateOf } from '@plumbline/model/date';
import { configQuery } from './queries.ts';
import { useDates } from './use-dates.ts';

/** The day an opened archive lives on, as the reader writes dates; null on every other server. No session closes after it. */
export function useArchiveDay(): string | null {
  const { date } = useDates();
  const { data } = useQuery(configQuery);
  return data?.dataMode === 'archive' ? date(dateOf(data.clock.now)) : null;
}
