import { CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/model/report';
import { Figure } from '../../blocks/figure/figure.tsx';
import { Folded } from '../../blocks/fold/fold.tsx';
import { useFolds } from '../../blocks/fold/fold-context.ts';
import { FoldedHeading } from '../../blocks/fold/folded-heading.tsx';
import { useReport } from '../../blocks/figure/report-context.ts';

/** What a reader would expect and does not get, and where sources disagree. */
export function GapsCard({ report }: { readonly report: Report }) {
  const { t } = useTranslation('research');
  const { locale } = useReport();
  const folds = useFolds();
  return (
    <section
      id="gaps"
      aria-label={t('gaps.title')}
      data-card
      data-folded
      data-open={folds === null || folds.isOpen('gaps')}
      data-testid="gaps"
      className="report-anchor rounded-card border border-line bg-1"
    >
      <FoldedHeading part="gaps" title={t('gaps.title')} />
      <Folded part="gaps">
        <ul className="flex flex-col gap-3 p-(--card-padding)">
          {report.gaps.map((gap, index) => (
            <li key={index} className="grid grid-cols-[16px_minmax(0,1fr)] gap-2.5 text-ui font-normal">
              <CircleSlash size={16} aria-hidden className="mt-0.5 text-3" />
              <span>
                <span className="font-medium">{gap.what[locale]}</span>
                <span className="block text-pretty text-2">{gap.why[locale]}</span>
              </span>
            </li>
          ))}
          {report.conflicts.map((conflict, index) => (
            <li key={`conflict${index}`} className="grid grid-cols-[16px_minmax(0,1fr)] gap-2.5 text-ui font-normal">
              <CircleSlash size={16} aria-hidden className="mt-0.5 text-warn" />
              <span>
                <span className="num flex flex-wrap gap-x-3 font-medium">
                  {t('gaps.conflict')}
                  {conflict.facts.map((id) => (
                    <Figure key={id} id={id} change="never" />
                  ))}
                </span>
                <span className="block text-pretty text-2">{conflict.note[locale]}</span>
              </span>
            </li>
          ))}
        </ul>
      </Folded>
    </section>
  );
}
