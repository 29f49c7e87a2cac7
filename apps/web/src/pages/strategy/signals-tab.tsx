import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { changeActivation } from '@plumbline/contract/signal';
import { call } from '../../lib/api.ts';
import { activationQuery, signalsQuery, trackRecordQuery } from '../../lib/signals.ts';
import { strategyQuery } from '../../lib/strategies.ts';
import { useArchiveDay } from '../../lib/use-archive-day.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RecordStrip } from '../signals/record-strip.tsx';
import { SignalRow } from '../signals/signal-row.tsx';

export interface SignalsTabProps {
  readonly id: string;
  readonly onActivate: () => void;
}

type NextState = 'active' | 'paused' | 'ended';

/** Whether a strategy speaks, since when, and what it has said. */
export function SignalsTab({ id, onActivate }: SignalsTabProps) {
  const { t } = useTranslation('strategy');
  const { dateTime } = useDates();
  const archiveDay = useArchiveDay();
  const client = useQueryClient();
  const activation = useQuery(activationQuery(id));
  const feed = useQuery(signalsQuery({ strategyId: id }));
  const record = useQuery(trackRecordQuery(id));
  const change = useMutation({
    mutationFn: (state: NextState) =>
      call<typeof changeActivation>('patch', '/strategies/:id/activation', {
        as: 'owner',
        params: { id },
        body: { state },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['activation', id] });
      void client.invalidateQueries({ queryKey: strategyQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: ['strategies'] });
    },
  });
  if (activation.error !== null) {
    return (
      <Card>
        <ErrorState title={t('activate.unknown')} error={activation.error} onRetry={() => void activation.refetch()} />
      </Card>
    );
  }
  if (activation.data === undefined) return <Skeleton className="h-64 w-full" />;
  const { activation: now } = activation.data;
  const next =
    archiveDay !== null
      ? [t('activate.inArchive', { date: archiveDay })]
      : now?.nextEvaluationAt == null
        ? []
        : [t('activate.next', { date: dateTime(now.nextEvaluationAt) })];
  const isOff = now === null || now.state === 'ended';
  return (
    <div className="flex flex-col gap-(--card-gap)">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="num text-ui font-normal text-2">
            {isOff
              ? t('activate.off')
              : [
                  t(`activate.state_${now.state}`, { version: `v${now.version}`, date: dateTime(now.activatedAt) }),
                  ...next,
                ].join(' ')}
          </p>
          <span className="flex flex-wrap gap-2">
            {isOff ? (
              <Button variant="primary" onClick={onActivate}>
                {t('activate.button')}
              </Button>
            ) : (
              <>
                <Button
                  disabled={change.isPending}
                  onClick={() => change.mutate(now.state === 'active' ? 'paused' : 'active')}
                >
                  {t(now.state === 'active' ? 'activate.pause' : 'activate.resume')}
                </Button>
                <Button disabled={change.isPending} onClick={() => change.mutate('ended')}>
                  {t('activate.end')}
                </Button>
              </>
            )}
          </span>
        </div>
        {change.error === null ? null : <ErrorState title={t('change.failed')} error={change.error} />}
      </Card>
      {record.data === undefined || record.data.signals === 0 ? null : <RecordStrip record={record.data} />}
      {feed.data === undefined || feed.data.signals.length === 0 ? null : (
        <Card flush>
          {feed.data.signals.slice(0, 30).map((signal) => (
            <SignalRow
              key={signal.id}
              signal={signal}
              isOpen={false}
              onOpen={() => undefined}
              onSeen={() => undefined}
            />
          ))}
          <p className="border-t border-line p-3 text-center">
            <Link to="/signal" search={{ strategy: id }} className="text-ui text-accent">
              {t('activate.all')}
            </Link>
          </p>
        </Card>
      )}
    </div>
  );
}
