import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { reportsQuery } from '../../lib/queries.ts';
import { watchlistQuery } from '../../lib/watchlist.ts';

/** Room below the window's edge while it is not known what stands there: the footer is not seen jumping. */
export function RoomBelow() {
  return <div className="min-h-dvh" aria-hidden />;
}

// A first visit has none of it.
const OwnWork = lazy(async () => ({ default: (await import('./own-work.tsx')).OwnWork }));

/** The day and the recent work of a reader who watches something or has researched something here; for others, what the product is. */
export function Returning({ children }: { readonly children: ReactNode }) {
  const watched = useQuery(watchlistQuery);
  const researched = useQuery(reportsQuery(20));
  if (watched.isLoading || researched.isLoading) return <RoomBelow />;
  const own = [...(watched.data?.items ?? []), ...(researched.data?.runs ?? [])];
  const ids = [...new Set(own.map(({ instrument }) => instrument.id))];
  if (ids.length === 0) return children;
  return (
    <Suspense fallback={<RoomBelow />}>
      <OwnWork ids={ids} />
    </Suspense>
  );
}
