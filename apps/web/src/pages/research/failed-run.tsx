import { useTranslation } from 'react-i18next';
import type { RunView } from '@plumbline/contract/report';
import { ApiError } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Button } from '../../ui/button.tsx';
import { RunHead } from './run-head.tsx';
import type { RunProgress } from './run-progress.ts';
import { StageList } from './stage-list.tsx';
import { useRerun } from './use-rerun.ts';

export interface FailedRunProps {
  readonly run: RunView;
  readonly progress: RunProgress;
}

/** A run that ended without a report: what failed, how far it came, and the way to try again. */
export function FailedRun({ run, progress }: FailedRunProps) {
  const { t } = useTranslation('research');
  const rerun = useRerun(run.instrument.id);
  const { error } = run;
  return (
    <div className="mx-auto flex max-w-[720px] flex-col gap-4">
      <RunHead run={run} simulated={run.simulated === true} />
      <Card flush>
        {error === null ? (
          <EmptyState
            title={t('run.stoppedEmpty')}
            action={
              <Button variant="primary" loading={rerun.isPending} onClick={rerun.start}>
                {t('report.rerun')}
              </Button>
            }
          />
        ) : (
          <ErrorState
            title={t('run.failed', { symbol: run.instrument.symbol })}
            error={
              new ApiError({
                // The run keeps the code as text; an unknown one is shown by its own message.
                code: error.code as ApiError['code'],
                message: error.message,
                action: error.action,
                id: run.id,
                status: 0,
              })
            }
            onRetry={rerun.start}
            retrying={rerun.isPending}
          />
        )}
      </Card>
      {progress.lastSeq === 0 ? null : (
        <Card title={t('strip.trace')} flush>
          <div className="pt-2">
            <StageList stages={progress.stages} now={null} />
          </div>
        </Card>
      )}
    </div>
  );
}
