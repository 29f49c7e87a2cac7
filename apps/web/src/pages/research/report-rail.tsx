import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/model/report';
import { Figure } from '../../blocks/figure/figure.tsx';
import { figureLabel } from '../../blocks/figure/metric-label.ts';
import { useReport } from '../../blocks/figure/report-context.ts';
import { useSourceTitle } from '../../blocks/figure/use-source-title.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { useDates } from '../../lib/use-dates.ts';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// Speaks from the dictionary of conversations, which a report does not need otherwise.
const AskReport = lazy(async () => {
  await loadNamespaces('chat');
  return { default: (await import('../chat/ask-report.tsx')).AskReport };
});

const mostSources = 6;

/** Beside the report: a question about one's own (`asks`), the figures one looks up first, and where everything came from. */
export const ReportRail = memo(function ReportRail({
  report,
  asks,
}: {
  readonly report: Report;
  readonly asks: boolean;
}) {
  const { t } = useTranslation('research');
  const { book, locale, onOpenSource } = useReport();
  const { date } = useDates();
  const titleOf = useSourceTitle();
  const first = report.sources[0];
  /** Nothing where no figure stands for itself in the source: others were computed from it. */
  const useOf = (id: string): readonly string[] => {
    const count = book.factsOf(id).length;
    return count === 0 ? [] : [t('sources.used', { count })];
  };
  return (
    <div className="grid gap-4 md:max-xl:grid-cols-2">
      {asks ? (
        <Suspense fallback={<Skeleton className="h-[159px] w-full rounded-card" />}>
          <AskReport reportId={report.id} />
        </Suspense>
      ) : null}
      {report.keyFigures.length === 0 ? null : (
        <section aria-labelledby="key-figures" data-card className="rounded-card border border-line bg-1">
          <div className="flex items-center justify-between gap-3 border-b border-line px-(--card-padding) py-3">
            <h2 id="key-figures" className="text-h3">
              {t('rail.keyFigures')}
            </h2>
            {report.simulated ? <SimulatedChip /> : null}
          </div>
          <dl className="num grid grid-cols-[1fr_auto] gap-x-4 gap-y-[9px] px-(--card-padding) py-3.5 text-ui font-normal">
            {report.keyFigures.map((id) => {
              const fact = book.fact(id);
              return (
                <div key={id} className="contents">
                  <dt className="text-3">{fact === undefined ? id : figureLabel(fact, locale)}</dt>
                  <dd className="text-end font-medium">
                    <Figure id={id} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      )}
      <section aria-labelledby="rail-sources" data-card className="rounded-card border border-line bg-1">
        <div className="flex items-center justify-between gap-2 border-b border-line px-(--card-padding) py-3">
          <h2 id="rail-sources" className="text-h3">
            {t('sources.title')} <span className="num font-normal text-3">{report.sources.length}</span>
          </h2>
          {first === undefined ? null : (
            <button
              type="button"
              onClick={() => onOpenSource(first.id)}
              className="min-h-6 text-caption font-medium text-accent"
              data-print="hide"
            >
              {t('sources.all')}
            </button>
          )}
        </div>
        <ol>
          {report.sources.slice(0, mostSources).map((source, index) => (
            <li key={source.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => onOpenSource(source.id)}
                className="grid w-full grid-cols-[20px_minmax(0,1fr)] gap-2 px-4 py-[9px] text-start hover:bg-2"
              >
                <span className="cite ms-0">{index + 1}</span>
                <span className="min-w-0">
                  <span className="block truncate text-ui">{titleOf(source)}</span>
                  <span className="num block text-caption text-3">
                    {[t(`sourceKind.${source.kind}`), date(source.asOf), ...useOf(source.id)].join(' · ')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
});
