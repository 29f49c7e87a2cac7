import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { reportsQuery } from '../../lib/queries.ts';
import { watchlistQuery } from '../../lib/watchlist.ts';

// A first visit has none of it.
const OwnWork = lazy(async () => ({ default: (await import('./own-work.tsx')).OwnWork }));

/** The day and the recent work of a reader who watches something or has researched something here. */
export function Returning() {
  const watched = useQuery(watchlistQuery).data?.items ?? [];
  const runs = useQuery(reportsQuery(20)).data?.runs ?? [];
  const ids = [...new Set([...watched, ...runs].map(({ instrument }) => instrument.id))];
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OwnWork ids={ids} />
    </Suspense>
  );
}
