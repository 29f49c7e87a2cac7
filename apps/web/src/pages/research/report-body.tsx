import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/model/report';
import { sectionTitles } from '@plumbline/model/section-keys';
import { createReportBook } from '../../blocks/figure/report-book.ts';
import { LabBar } from '../../blocks/lab/lab-bar.tsx';
import { LabContext } from '../../blocks/lab/lab-context.ts';
import { useReportLab } from '../../blocks/lab/use-report-lab.ts';
import { loadReceipt } from '../../blocks/receipt/load-receipt.ts';
import { loadEngine } from '../../blocks/receipt/recompute.ts';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { GapsCard } from './gaps-card.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportRail } from './report-rail.tsx';
import { ReportSection } from './report-section.tsx';
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
  const hasGaps = report.gaps.length + report.conflicts.length > 0;
  const entries = useMemo(
    () => [
      ...report.sections.map(({ key }) => ({ id: key as string, label: sectionTitles[key][locale] })),
      ...(hasGaps ? [{ id: 'gaps', label: t('gaps.short') }] : []),
    ],
    [report, hasGaps, t, locale],
  );
  return (
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
                {report.sections.map((section) => (
                  <ReportSection key={section.key} section={section} />
                ))}
                {hasGaps ? <GapsCard report={report} /> : null}
                {actions === undefined ? null : (
                  <div data-print="hide">
                    <Suspense fallback={null}>
                      <NewsCard report={report} />
                    </Suspense>
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
  );
}
