import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { QuoteView } from '@plumbline/contract/instrument';
import { freshnessOf } from '../../lib/freshness-of.ts';
import { configQuery, marketsQuery } from '../../lib/queries.ts';
import { useNow } from '../../lib/use-now.ts';
import { Freshness } from '../../ui/freshness.tsx';

// Seldom seen: it comes when it is needed.
const FallbackNote = lazy(async () => ({ default: (await import('./fallback-note.tsx')).FallbackNote }));

/** How current a quote is, in its exchange's time, and who stood in for whom to give it. */
export function QuoteFreshnessLine(props: {
  readonly quote: QuoteView;
  readonly market: string;
  readonly short?: boolean;
}) {
  const { quote, market, short = false } = props;
  const { data } = useQuery(marketsQuery);
  const isArchive = useQuery(configQuery).data?.dataMode === 'archive';
  const view = data?.markets.find((candidate) => candidate.id === market);
  const { state, delayMinutes, staleDays } = freshnessOf(quote, view, useNow(), isArchive);
  const zone = view === undefined ? {} : { zone: view.timeZone, zoneMark: view.zoneMark };
  return (
    <>
      <Freshness
        state={state}
        at={quote.at}
        staleDays={staleDays}
        delayMinutes={delayMinutes}
        short={short}
        {...zone}
      />
      {/* In an archive nobody is asked, so nobody stands in for anybody. */}
      {quote.fallback !== undefined && !isArchive && (
        <Suspense>
          <FallbackNote {...quote.fallback} />
        </Suspense>
      )}
    </>
  );
}
