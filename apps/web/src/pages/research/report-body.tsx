import { lazy, Suspense, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/model/report';
import { createReportBook } from '../../blocks/figure/report-book.ts';
import { Folded } from '../../blocks/fold/fold.tsx';
import { FoldedHeading } from '../../blocks/fold/folded-heading.tsx';
import { FoldContext, useFolds, useFoldState } from '../../blocks/fold/fold-context.ts';
import { LabBar } from '../../blocks/lab/lab-bar.tsx';
import { LabContext } from '../../blocks/lab/lab-context.ts';
import { useReportLab } from '../../blocks/lab/use-report-lab.ts';
import { loadReceipt } from '../../blocks/receipt/load-receipt.ts';
import { loadEngine } from '../../blocks/receipt/recompute.ts';
import { FirstScreen } from './first-screen/first-screen.tsx';
import { readingOrder } from './first-screen/order.ts';
import { Freshness } from './freshness.tsx';
import { GapsCard } from './gaps-card.tsx';
import { ReportFrame } from './report-frame.tsx';
import { InWords, ReportSection } from './report-section.tsx';
import { OpenAll, SectionNav } from './section-nav.tsx';
import { SourcesCard } from './sources-card.tsx';
import { SymbolHeader } from './symbol-header.tsx';
import { Figure } from '../../blocks/figure/figure.tsx';
import { useFigureLabel } from '../../blocks/figure/use-figure-label.ts';
import { useReport } from '../../blocks/figure/report-context.ts';

/** The figures one looks up first, in one row. */
function KeyFigures({ report }: { readonly report: Report }) {
  const { t } = useTranslation('research');
  const { book, asOf } = useReport();
  const labelOf = useFigureLabel();
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
            <div key={id} className="flex min-w-0 flex-col">
              <dt className="text-caption text-3">{fact === undefined ? id : labelOf(fact, asOf)}</dt>
              <dd className="num mt-auto pt-0.5 text-lead font-semibold">
                <Figure id={id} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

// Below the sections and read anew: not part of what is read first.
const NewsCard = lazy(async () => ({ default: (await import('./news-card.tsx')).NewsCard }));

function News({ report }: { readonly report: Report }) {
  const { t } = useTranslation('research');
  const folds = useFolds();
  return (
    <div
      data-print="hide"
      data-folded
      data-open={folds === null || folds.isOpen('news')}
      className="grid content-start gap-(--card-gap)"
    >
      <div data-card className="rounded-card border border-line bg-1">
        <FoldedHeading part="news" title={t('headlines.title')} />
      </div>
      <Folded part="news">
        <Suspense fallback={null}>
          <NewsCard report={report} />
        </Suspense>
      </Folded>
    </div>
  );
}

export interface ReportBodyProps {
  readonly report: Report;
  readonly actions?: ReactNode;
  /** How it was made, behind a press; nothing on a page that somebody shares. */
  readonly trace?: ReactNode;
  /** What is to be known about it before it is read. */
  readonly children?: ReactNode;
  /** What changed since an earlier one. */
  readonly versions?: ReactNode;
}

/** A finished report: who and how much at the top, what is read first, then its sections in their groups. */
export function ReportBody({ report, actions, trace, children, versions }: ReportBodyProps) {
  const { t } = useTranslation('research');
  const written = useMemo(() => createReportBook(report), [report]);
  const { lab, book } = useReportLab(report, written);
  useEffect(() => {
    // Without it the first receipt fetches the engine itself, and says so when it cannot.
    Promise.all([loadReceipt(), loadEngine()]).catch(() => undefined);
  }, []);
  const folds = useFoldState();
  const { rating, claims, lead, inWords, apart, groups } = useMemo(() => readingOrder(report.sections), [report]);
  // What is read first is painted before the rest is made; a report without it begins with its sections.
  const hasRest = useDeferredValue(true, rating === null);
  const hasGaps = report.gaps.length + report.conflicts.length > 0;
  const entries = useMemo(
    () => [
      { id: 'summary', label: t('nav.group.summary') },
      ...groups.flatMap(({ id, sections }) => {
        const first = sections[0]?.section.key;
        return first === undefined ? [] : [{ id: first as string, label: t(`nav.group.${id}`) }];
      }),
    ],
    [groups, t],
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
          {(drawer) => (
            <>
              <SymbolHeader report={report} actions={actions} />
              {children}
              <SectionNav entries={entries}>
                <Freshness report={report}>
                  {trace}
                  <OpenAll />
                </Freshness>
              </SectionNav>
              <div className="mt-4 flex min-w-0 flex-col gap-(--card-gap) [--table-top:calc(var(--header-3)+43px)] max-md:mt-3 pointer-coarse:[--table-top:calc(var(--header-3)+45px)]">
                <LabBar />
                {rating === null ? null : <FirstScreen report={report} lead={lead} rating={rating} claims={claims} />}
                {apart.map((section) => (
                  <ReportSection key={section.key} section={section} findings={[]} />
                ))}
                {hasRest ? (
                  <>
                    {versions}
                    <KeyFigures report={report} />
                    {inWords.length === 0 ? null : <InWords blocks={inWords} />}
                    <div className="section-group">
                      {groups.flatMap(({ sections }) =>
                        sections.map((one) => <ReportSection key={one.section.key} {...one} />),
                      )}
                      {hasGaps ? <GapsCard report={report} /> : null}
                      {actions === undefined ? null : <News report={report} />}
                    </div>
                    <SourcesCard report={report} />
                    <p className="hidden px-1 text-caption text-3 print:block">{t('report.disclaimer')}</p>
                  </>
                ) : (
                  <div aria-hidden className="h-[300vh]" />
                )}
              </div>
              {drawer}
            </>
          )}
        </ReportFrame>
      </LabContext>
    </FoldContext>
  );
}
