import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/model/report';
import { useReport } from '../../blocks/figure/report-context.ts';
import { useSourceTitle } from '../../blocks/figure/use-source-title.ts';
import { useDates } from '../../lib/use-dates.ts';

const most = 6;

/** Where the figures came from; each opens what it says of itself. */
export function SourcesCard({ report }: { readonly report: Report }) {
  const { t } = useTranslation('research');
  const { book, onOpenSource } = useReport();
  const { date } = useDates();
  const titleOf = useSourceTitle();
  const first = report.sources[0];
  /** Nothing where no figure stands for itself in the source: others were computed from it. */
  const useOf = (id: string): readonly string[] => {
    const count = book.factsOf(id).length;
    return count === 0 ? [] : [t('sources.used', { count })];
  };
  return (
    <section aria-labelledby="sources-title" data-card className="rounded-card border border-line bg-1">
      <div className="flex items-center justify-between gap-2 border-b border-line px-(--card-padding) py-3">
        <h2 id="sources-title" tabIndex={-1} className="text-h3">
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
      <ol className="grid md:grid-cols-2 xl:grid-cols-3">
        {report.sources.slice(0, most).map((source, index) => (
          <li key={source.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onOpenSource(source.id)}
              className="grid w-full grid-cols-[20px_minmax(0,1fr)] gap-2 px-(--card-padding) py-2.5 text-start hover:bg-2"
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
  );
}
