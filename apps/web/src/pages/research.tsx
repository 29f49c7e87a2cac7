import { lazy, Suspense } from 'react';
import { loadNamespaces } from '../lib/i18n.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { FilingsPage } from './research/filings-page-lazy.ts';
import { SharedReport } from './research/shared-report.tsx';
import { RunPage } from './research/run-page.tsx';
import { RunningSkeleton } from './research/running-skeleton.tsx';
import { StartPage } from './research/start-page-lazy.ts';
import { StartRun } from './research/start-run.tsx';
import { useResearchSearch } from './research/use-research-search.ts';

// Its painting library and the whole catalogue of indicators are not part of a report.
const ChartPage = lazy(async () => {
  const texts = loadNamespaces('chart');
  const { ChartPage: page } = await import('./chart/chart-page.tsx');
  await texts;
  return { default: page };
});

// Few readers ask it, and its texts are its own.
const DeskPage = lazy(async () => {
  const texts = loadNamespaces('desk');
  const { DeskPage: page } = await import('./desk/desk-page.tsx');
  await texts;
  return { default: page };
});

/** `/research`: choose what to study, watch it being studied, read the report. The address says which. */
export function ResearchPage() {
  const { search } = useResearchSearch();
  return (
    // The footer stands below the first screen from the start, so that no content pushes it there.
    <div data-testid="research" className="page min-h-dvh pt-4 pb-6 max-md:pt-3.5 max-md:pb-16">
      <Suspense
        fallback={
          search.view === 'chart' ? (
            <Skeleton className="h-[calc(100dvh-140px)] w-full" />
          ) : (
            <RunningSkeleton symbol={search.symbol} />
          )
        }
      >
        {search.view === 'chart' ? (
          <ChartPage symbol={search.symbol} />
        ) : search.view === 'desk' && (search.desk ?? search.symbol) !== undefined ? (
          <DeskPage run={search.desk} instrument={search.symbol} report={search.run} />
        ) : search.share !== undefined ? (
          <SharedReport key={search.share} token={search.share} />
        ) : search.view === 'filings' && search.symbol !== undefined ? (
          <FilingsPage key={`${search.symbol} ${search.asOf ?? ''}`} id={search.symbol} asOf={search.asOf} />
        ) : search.run !== undefined ? (
          <RunPage key={search.run} runId={search.run} />
        ) : search.symbol !== undefined ? (
          <StartRun key={`${search.symbol} ${search.asOf ?? ''}`} symbol={search.symbol} asOf={search.asOf} />
        ) : (
          <StartPage />
        )}
      </Suspense>
    </div>
  );
}
