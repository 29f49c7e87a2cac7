import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/model/report';
import { Figure } from '../../blocks/figure/figure.tsx';
import { figureLabel } from '../../blocks/figure/metric-label.ts';
import { useReport } from '../../blocks/figure/report-context.ts';

/** The figures one looks up first, in one row. */
export function KeyFigures({ report }: { readonly report: Report }) {
  const { t } = useTranslation('research');
  const { book, locale, asOf } = useReport();
  if (report.keyFigures.length === 0) return null;
  return (
    <section
      aria-label={t('rail.keyFigures')}
      data-card
      data-testid="key-figures"
      className="rounded-card border border-line bg-1 px-(--card-padding) py-3"
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-x-4 gap-y-3">
        {report.keyFigures.map((id) => {
          const fact = book.fact(id);
          return (
            <div key={id} className="min-w-0">
              <dt className="text-caption text-3">{fact === undefined ? id : figureLabel(fact, locale, asOf)}</dt>
              <dd className="num mt-0.5 text-lead font-semibold">
                <Figure id={id} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
