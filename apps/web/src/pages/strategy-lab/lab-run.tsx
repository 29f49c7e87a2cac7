import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabRunView } from '@plumbline/contract/strategy-lab';
import type { StrategyLab } from '@plumbline/model/strategy-lab';
import { labCalls, labQuery } from '../../lib/strategy-lab.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { VerdictCard } from '../strategy/verdict-card.tsx';
import { LabBudgetCard, LabLogCard, LabWithheldCard, SealedCard } from './lab-rail.tsx';
import { LabScope } from './lab-scope.tsx';
import { LabTries } from './lab-tries.tsx';
import { useLabRun } from './use-lab-run.ts';

/** A run of the strategy lab by its id: at work, done or failed. A reload comes back to the same one. */
export function LabRun({ runId }: { readonly runId: string }) {
  const { t } = useTranslation('strategy-lab');
  const { known, error, isRunning, isRetrying, isMissing, isFetching, refetch } = useLabRun(runId);
  if (known === null) {
    if (error === null) return <Skeleton className="h-[60dvh] w-full" />;
    return (
      <Card flush>
        {isMissing ? (
          <EmptyState
            title={t('run.missing')}
            detail={t('run.missingDetail')}
            action={
              <Link to="/strategy" className={buttonClass()}>
                {t('run.toStrategies')}
              </Link>
            }
          />
        ) : (
          <ErrorState title={t('run.unreadable')} error={error} onRetry={refetch} retrying={isFetching} />
        )}
      </Card>
    );
  }
  const { run, lab, waiting } = known;
  return (
    <div className="flex flex-col gap-4" data-testid="lab" data-state={run.state} data-stop={run.stop ?? ''}>
      <Head run={run} lab={lab} isRunning={isRunning} />
      {isRetrying && <Banner tone="warn">{t('run.reconnecting')}</Banner>}
      {run.error !== null && <Banner tone="danger">{run.error.message}</Banner>}
      {lab === null ? (
        isRunning && (
          <>
            <p className="text-ui font-normal text-2">{t('run.queued')}</p>
            <Skeleton className="h-[50dvh] w-full" />
          </>
        )
      ) : (
        <LabScope lab={lab}>
          <VerdictCard verdict={lab.verdict} whose={null} failed={null} progress={null} />
          <div className="grid items-start gap-(--card-gap) lg:grid-cols-[minmax(0,1fr)_320px]">
            <div className="flex min-w-0 flex-col gap-(--card-gap)">
              {lab.sealed?.strategyId == null && <Steer run={run} isRunning={isRunning} waiting={waiting} />}
              <LabTries lab={lab} />
            </div>
            <aside className="flex min-w-0 flex-col gap-(--card-gap)">
              <SealedCard run={run} lab={lab} />
              <LabBudgetCard lab={lab} />
              <LabLogCard lab={lab} />
              <LabWithheldCard lab={lab} />
            </aside>
          </div>
        </LabScope>
      )}
    </div>
  );
}

interface HeadProps {
  readonly run: LabRunView;
  readonly lab: StrategyLab | null;
  readonly isRunning: boolean;
}

function Head({ run, lab, isRunning }: HeadProps) {
  const { t } = useTranslation('strategy-lab');
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => labCalls.stop(run.id),
    onSettled: () => client.invalidateQueries({ queryKey: labQuery(run.id).queryKey }),
    onError: () => toast.error(t('run.stopFailed')),
  });
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h1 tabIndex={-1} className="text-[20px]/[28px] font-semibold text-balance">
            {t('run.title', { name: run.name })}
          </h1>
          {lab?.simulated === true && <SimulatedChip />}
        </div>
        <p className="text-caption text-pretty text-3">
          {isRunning ? t('run.leave') : run.stop === null ? t(`state.${run.state}`) : t(`stop.${run.stop}`)}
        </p>
        {lab === null || lab.hypothesis === '' ? null : (
          <p className="mt-1 text-ui font-normal text-pretty text-2">{t('run.idea', { idea: lab.hypothesis })}</p>
        )}
      </div>
      {isRunning ? (
        <Button icon={<Square size={14} aria-hidden />} loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('run.stop')}
        </Button>
      ) : (
        <Link to="/strategy" search={{ lab: 'new' }} className={buttonClass()}>
          {t('run.another')}
        </Link>
      )}
    </header>
  );
}

interface SteerProps {
  readonly run: LabRunView;
  readonly isRunning: boolean;
  readonly waiting: readonly string[];
}

/** What the reader wants tried next: read as a change of the best try; a run that has ended goes on. */
function Steer({ run, isRunning, waiting }: SteerProps) {
  const { t } = useTranslation('strategy-lab');
  const client = useQueryClient();
  const errorText = useErrorTexts();
  const [words, setWords] = useState('');
  const tell = useMutation({
    mutationFn: (said: string) => labCalls.tell(run.id, said),
    onSuccess: () => setWords(''),
    onSettled: () => client.invalidateQueries({ queryKey: labQuery(run.id).queryKey }),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') tell.mutate(words.trim());
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <input
          value={words}
          maxLength={1000}
          aria-label={t('steer.label')}
          placeholder={t('steer.hint')}
          spellCheck={false}
          data-testid="lab-words"
          onChange={(event) => setWords(event.target.value)}
          className="h-9 min-w-0 flex-[1_1_240px] rounded-control border border-edge bg-1 px-3 text-body placeholder:text-3 max-md:text-[16px]"
        />
        <Button
          type="submit"
          icon={<Send size={14} aria-hidden />}
          disabled={words.trim() === ''}
          loading={tell.isPending}
        >
          {t(isRunning ? 'steer.next' : 'steer.goOn')}
        </Button>
      </div>
      {waiting.map((one, at) => (
        <p key={at} className="text-caption text-3">
          {t('steer.waiting', { words: one })}
        </p>
      ))}
    </form>
  );
}
