import { Link } from '@tanstack/react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, RotateCcw, Square } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '@plumbline/model/desk';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { createRunBook } from '../../blocks/figure/report-book.ts';
import { deskCalls, deskQuery } from '../../lib/desk.ts';
import { tileName } from '../../lib/tile-name.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';
import { toast } from '../../ui/toast.ts';
import { ReportFrame } from '../research/report-frame.tsx';
import { useResearchSearch } from '../research/use-research-search.ts';
import { AnalystCard } from './analyst-card.tsx';
import { Debate, Dissents, RiskCard } from './debate.tsx';
import { DeskContext, type DeskScope } from './desk-context.ts';
import { Faults } from './faults.tsx';
import { FalsifiersCard, MemoCard, RatingCard, StepsCard } from './memo.tsx';
import { AnalystTable, BudgetCard, ClaimsCount, FeedCard, WithheldCard } from './rail.tsx';
import { RecordCard } from './record-card.tsx';
import { StageBar } from './stage-bar.tsx';
import { useDesk, type KnownDesk } from './use-desk.ts';

const noConflicts = [] as const;

/** A desk run by its id: at work, done or failed. A reload comes back to the same one. */
export function DeskRun({ runId }: { readonly runId: string }) {
  const { t } = useTranslation('desk');
  const { known, error, isMissing, isFetching, refetch } = useDesk(runId);
  const { change } = useResearchSearch();
  if (known !== null) return <KnownRun known={known} />;
  if (error === null) return <Skeleton className="h-[60dvh] w-full" />;
  return (
    <Card flush>
      {isMissing ? (
        <EmptyState
          title={t('run.missing')}
          detail={t('run.missingDetail')}
          action={<Button onClick={() => change({ view: undefined, desk: undefined })}>{t('run.toResearch')}</Button>}
        />
      ) : (
        <ErrorState title={t('run.unreadable')} error={error} onRetry={refetch} retrying={isFetching} />
      )}
    </Card>
  );
}

function KnownRun({ known }: { readonly known: KnownDesk }) {
  const { t } = useTranslation('desk');
  const { run, desk, isRetrying } = known;
  return (
    <div className="flex flex-col gap-4" data-testid="desk">
      <Head known={known} />
      {isRetrying && <Banner tone="warn">{t('run.reconnecting')}</Banner>}
      {run.error !== null && <Banner tone="danger">{run.error.message}</Banner>}
      {desk === null ? (
        run.finishedAt === null && (
          <>
            <p className="text-ui font-normal text-2">{t('run.queued')}</p>
            <Skeleton className="h-[50dvh] w-full" />
          </>
        )
      ) : (
        <DeskBody known={known} desk={desk} />
      )}
    </div>
  );
}

function Head({ known: { run, desk } }: { readonly known: KnownDesk }) {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { date, dateTime } = useDates();
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => deskCalls.stop(run.id),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery(run.id).queryKey }),
    onError: () => toast.error(t('run.stopFailed')),
  });
  const { instrument, finishedAt } = run;
  const id = parseInstrumentId(instrument.id);
  const name = instrument.name[locale];
  const isOver = finishedAt !== null;
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-3.5">
        <TickerTile name={id === null ? name : tileName(id, instrument.name, locale)} size={44} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h1 tabIndex={-1} className="text-[20px]/[28px] font-semibold">
              {t(isOver ? 'title.memo' : 'title.working', { name })}
            </h1>
            <span className="text-ui font-normal text-3">{instrument.symbol}</span>
            {desk?.simulated === true && <SimulatedChip />}
          </div>
          <p className="text-caption text-pretty text-3">
            {t('title.asOf', { date: date(run.asOf) })}
            {' · '}
            {isOver ? t('title.written', { at: dateTime(finishedAt) }) : t('title.leave')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2" data-print="hide">
        <Link to="/research" search={{ run: run.reportId }} className={buttonClass()}>
          <FileText size={16} aria-hidden />
          {t('title.report')}
        </Link>
        {isOver ? (
          <Link
            to="/research"
            search={{ symbol: instrument.id, view: 'desk', run: run.reportId }}
            className={buttonClass('primary')}
          >
            <RotateCcw size={16} aria-hidden />
            {t('title.again')}
          </Link>
        ) : (
          <Button icon={<Square size={14} aria-hidden />} loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('title.stop')}
          </Button>
        )}
      </div>
    </header>
  );
}

function DeskBody({ known, desk }: { readonly known: KnownDesk; readonly desk: Desk }) {
  const { run, feed, record } = known;
  const book = useMemo(() => createRunBook(desk.facts, desk.sources), [desk.facts, desk.sources]);
  const scope = useMemo<DeskScope>(() => {
    const byId = new Map(desk.claims.map((claim) => [claim.id, claim]));
    return { desk, claim: (id) => byId.get(id) };
  }, [desk]);
  const { memo } = desk;
  const isWorking = run.finishedAt === null;
  // A memo by rules asks nobody.
  const hasAnalysts = isWorking || desk.analysts.some(({ state }) => state !== 'waiting');
  const analysts = hasAnalysts && (
    <div className="grid gap-(--card-gap) md:grid-cols-2 2xl:grid-cols-3">
      {desk.analysts.map((analyst) => (
        <AnalystCard key={analyst.role} analyst={analyst} />
      ))}
    </div>
  );
  return (
    <DeskContext value={scope}>
      <ReportFrame
        book={book}
        simulated={desk.simulated}
        instrumentName={run.instrument.name}
        asOf={desk.asOf}
        priceDecimals={run.instrument.priceDecimals}
        conflicts={noConflicts}
        isChecked
      >
        {(drawer) => (
          <>
            {isWorking && <StageBar />}
            <Faults run={run} />
            <div className="grid items-start gap-(--card-gap) lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
              <div className="min-w-0 lg:col-start-2">
                {memo === null ? <ClaimsCount /> : <RatingCard memo={memo} />}
              </div>
              <div className="flex min-w-0 flex-col gap-(--card-gap) lg:col-start-1 lg:row-span-2 lg:row-start-1">
                {memo === null ? (
                  analysts
                ) : (
                  <>
                    <MemoCard memo={memo} />
                    <StepsCard memo={memo} />
                  </>
                )}
                <Debate />
                <Dissents />
                {memo === null ? null : <FalsifiersCard memo={memo} />}
                {memo === null ? null : analysts}
              </div>
              <aside className="flex min-w-0 flex-col gap-(--card-gap) lg:col-start-2">
                <RiskCard />
                {memo !== null && hasAnalysts && <AnalystTable />}
                <WithheldCard />
                {hasAnalysts && <BudgetCard />}
                <FeedCard feed={feed} />
                {memo === null ? null : <RecordCard record={record} />}
              </aside>
            </div>
            {drawer}
          </>
        )}
      </ReportFrame>
    </DeskContext>
  );
}
