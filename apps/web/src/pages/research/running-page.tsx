import { useEffect, useMemo, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunView, stopReport } from '@plumbline/contract/report';
import { createRunBook } from '../../blocks/figure/report-book.ts';
import { call } from '../../lib/api.ts';
import { formatDuration } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ActivityFeed } from './activity-feed.tsx';
import { KnownSoFar } from './known-so-far.tsx';
import { ReportFrame } from './report-frame.tsx';
import { RunHead } from './run-head.tsx';
import { fractionDone, isFinished, spanOf, type RunProgress } from './run-progress.ts';
import { StageList } from './stage-list.tsx';
import type { FollowedRun } from './use-run-progress.ts';

/** Whether this browser can show a notice while the page is out of sight. */
function canTell(): boolean {
  return 'Notification' in window;
}

/** Asks for permission; only ever called from a click. */
async function askToTell(): Promise<boolean> {
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notice that brings the page back when clicked. */
function tell(title: string): void {
  const notice = new Notification(title, { icon: '/icon.svg', tag: 'plumbline-run' });
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}

export interface RunningPageProps {
  readonly run: RunView;
  readonly progress: RunProgress;
  readonly connection: FollowedRun['connection'];
}

/** A report while it is made: stages at the left, what is known so far at the right. */
export function RunningPage({ run, progress, connection }: RunningPageProps) {
  const { t } = useTranslation('research');
  const book = useMemo(() => createRunBook(progress.facts, progress.sources), [progress.facts, progress.sources]);
  // The run learns its realm after it has started; its figures say it first.
  const isSimulated = run.simulated ?? progress.facts.some((fact) => fact.simulated);
  return (
    <ReportFrame
      book={book}
      simulated={isSimulated}
      instrumentName={run.instrument.name}
      asOf={run.asOf}
      priceDecimals={run.instrument.priceDecimals}
      conflicts={noConflicts}
      isChecked={false}
    >
      {(drawer) => (
        <div className="mx-auto grid max-w-[1120px] items-start gap-5 lg:grid-cols-[minmax(280px,360px)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <RunHead run={run} simulated={isSimulated} />
            {connection === 'retrying' ? <Banner tone="warn">{t('run.reconnecting')}</Banner> : null}
            <StagesCard run={run} progress={progress} isEnded={connection === 'ended'} />
            <p className="px-1 text-caption text-3">{t('run.leave')}</p>
          </div>
          <div className="flex min-w-0 flex-col gap-(--card-gap)">
            <KnownSoFar progress={progress} />
            <ActivityFeed progress={progress} />
            <div aria-hidden className="flex flex-col gap-3 rounded-card border border-line bg-1 p-(--card-padding)">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-3 w-11/12" />
              <Skeleton className="h-3 w-10/12" />
              <Skeleton className="h-3 w-3/5" />
            </div>
          </div>
          {drawer}
        </div>
      )}
    </ReportFrame>
  );
}

const noConflicts = [] as const;

interface StagesCardProps {
  readonly run: RunView;
  readonly progress: RunProgress;
  readonly isEnded: boolean;
}

function StagesCard({ run, progress, isEnded }: StagesCardProps) {
  const { t } = useTranslation('research');
  const client = useQueryClient();
  const now = useNow(1_000);
  const stop = useMutation({
    mutationFn: () =>
      call<typeof stopReport>('post', '/reports/:id/stop', { as: 'owner', params: { id: run.id }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['report', run.id] }),
    onError: () => toast.error(t('run.stopFailed')),
  });
  const finished = progress.stages.filter(({ state }) => isFinished(state)).length;
  const count = progress.stages.length;
  const span = spanOf(progress);
  return (
    <section aria-labelledby="stages-title" className="rounded-card border border-line bg-1">
      <div className="px-4 pt-3.5 pb-2.5">
        <div className="flex items-center justify-between gap-3">
          <h2 id="stages-title" className="text-h3">
            {t('run.stageOf', { at: Math.min(finished + 1, count), count })}
          </h2>
          <span className="num text-caption text-3">
            {span === null ? '' : formatDuration(Math.max(0, now - span.from))}
          </span>
        </div>
        <div className="mt-2.5">
          <ProgressBar label={t('run.progress')} value={fractionDone(progress)} />
        </div>
      </div>
      <StageList stages={progress.stages} now={now} />
      <div className="flex items-center gap-2 border-t border-line px-4 py-3">
        <TellMe symbol={run.instrument.symbol} isEnded={isEnded} />
        <Button variant="ghost" loading={stop.isPending} onClick={() => stop.mutate()} data-testid="stop-run">
          {t('run.stop')}
        </Button>
      </div>
    </section>
  );
}

function TellMe({ symbol, isEnded }: { readonly symbol: string; readonly isEnded: boolean }) {
  const { t } = useTranslation('research');
  const [isOn, setOn] = useState(false);
  const told = useRef(false);
  useEffect(() => {
    if (!isEnded || !isOn || told.current) return;
    told.current = true;
    if (document.hidden) tell(t('run.ready', { symbol }));
  }, [isEnded, isOn, symbol, t]);
  if (!canTell()) return <span className="flex-1" />;

  async function turnOn(): Promise<void> {
    const isAllowed = await askToTell();
    setOn(isAllowed);
    if (!isAllowed) toast.warning(t('run.tellBlocked'));
  }
  return (
    <Button
      className="flex-1"
      icon={isOn ? <BellRing size={16} aria-hidden /> : <Bell size={16} aria-hidden />}
      aria-pressed={isOn}
      onClick={() => void turnOn()}
    >
      {t(isOn ? 'run.willTell' : 'run.tellMe')}
    </Button>
  );
}
