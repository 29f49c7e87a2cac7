import { Fragment, lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/model/report';
import { sectionTitles } from '@plumbline/model/section-keys';
import { createReportBook } from '../../blocks/figure/report-book.ts';
import { Folded } from '../../blocks/fold/fold.tsx';
import { FoldedHeading } from '../../blocks/fold/folded-heading.tsx';
import { FoldContext, useFoldState } from '../../blocks/fold/fold-context.ts';
import { TextParts } from '../../blocks/figure/text-parts.tsx';
import { LabBar } from '../../blocks/lab/lab-bar.tsx';
import { LabContext } from '../../blocks/lab/lab-context.ts';
import { useReportLab } from '../../blocks/lab/use-report-lab.ts';
import { loadReceipt } from '../../blocks/receipt/load-receipt.ts';
import { loadEngine } from '../../blocks/receipt/recompute.ts';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { firstScreen, lastOfFirst } from './first-screen.ts';
import { GapsCard } from './gaps-card.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportRail } from './report-rail.tsx';
import { InWords, ReportSection } from './report-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { SymbolHeader } from './symbol-header.tsx';

// Below the sections and read anew: not part of what is read first.
const NewsCard = lazy(async () => ({ default: (await import('./news-card.tsx')).NewsCard }));

export interface ReportBodyProps {
  readonly report: Report;
  readonly actions?: ReactNode;
  /** What stands between the head and the sections: how it was made, what is to be known about it. */
  readonly children?: ReactNode;
}

/** A finished report: who and how much at the top, then its sections with their sources beside them. */
export function ReportBody({ report, actions, children }: ReportBodyProps) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const written = useMemo(() => createReportBook(report), [report]);
  const { lab, book } = useReportLab(report, written);
  useEffect(() => {
    // Without it the first receipt fetches the engine itself, and says so when it cannot.
    Promise.all([loadReceipt(), loadEngine()]).catch(() => undefined);
  }, []);
  const folds = useFoldState();
  const { lead, sections, inWords } = useMemo(() => firstScreen(report.sections), [report]);
  const hasGaps = report.gaps.length + report.conflicts.length > 0;
  const entries = useMemo(
    () => [
      ...sections.map(({ key }) => ({ id: key as string, label: sectionTitles[key][locale] })),
      ...(hasGaps ? [{ id: 'gaps', label: t('gaps.short') }] : []),
    ],
    [sections, hasGaps, t, locale],
  );
  return (
    <FoldContext value={folds}>
      <LabContext value={lab}>
        <ReportFrame
          book={book}
          simulated={report.simulated}
          instrumentName={report.instrument.name}
          asOf={report.asOf}
          priceDecimals={report.instrument.priceDecimals}
          conflicts={report.conflicts}
          isChecked={report.checked.figures > 0}
        >
          {(drawer, isOpen) => (
            <>
              <SymbolHeader report={report} actions={actions} />
              {children}
              <div
                className={cx(
                  'mt-5 grid items-start gap-x-7 gap-y-(--card-gap) max-md:mt-3',
                  isOpen || lab.isOpen
                    ? 'xl:grid-cols-[148px_minmax(0,1fr)] xl:gap-x-6'
                    : 'xl:grid-cols-[164px_minmax(0,1fr)_300px]',
                )}
              >
                <SectionNav entries={entries} simulated={report.simulated} />
                <div className="flex min-w-0 flex-col gap-(--card-gap)">
                  <LabBar />
                  {lead === null ? null : (
                    <p className="text-h2 text-pretty" data-testid="lead">
                      <TextParts parts={lead[locale]} />
                    </p>
                  )}
                  {sections.map((section) => (
                    <Fragment key={section.key}>
                      <ReportSection section={section} />
                      {section.key === lastOfFirst && inWords.length > 0 ? <InWords blocks={inWords} /> : null}
                    </Fragment>
                  ))}
                  {hasGaps ? <GapsCard report={report} /> : null}
                  {actions === undefined ? null : (
                    <div data-print="hide" data-folded className="grid gap-(--card-gap)">
                      <div data-card className="rounded-card border border-line bg-1">
                        <FoldedHeading part="news" title={t('headlines.title')} />
                      </div>
                      <Folded part="news">
                        <Suspense fallback={null}>
                          <NewsCard report={report} />
                        </Suspense>
                      </Folded>
                    </div>
                  )}
                  <p className="px-1 text-caption text-3">{t('report.disclaimer')}</p>
                </div>
                <div className={cx('contents', !(isOpen || lab.isOpen) && 'xl:block')}>
                  <div className={cx('min-w-0 xl:sticky xl:top-20', (isOpen || lab.isOpen) && 'xl:hidden')}>
                    <ReportRail report={report} asks={actions !== undefined} />
                  </div>
                  {drawer}
                </div>
              </div>
            </>
          )}
        </ReportFrame>
      </LabContext>
    </FoldContext>
  );
}
