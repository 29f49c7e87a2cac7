import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertEventView, AlertView, readAlertEvents } from '@plumbline/contract/alert';
import type { ChannelView } from '@plumbline/contract/channel';
import { dateOf } from '@plumbline/model/date';
import { alertsQuery } from '../../lib/alerts.ts';
import { call } from '../../lib/api.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { AlertForm } from './alerts-rule-form.tsx';
import { useAlertChanges } from './alerts-use-changes.ts';

function Rule({ alert }: { readonly alert: AlertView }) {
  const { t } = useTranslation('alerts');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const { change, remove } = useAlertChanges();
  const { id, instrumentId, instrumentName, conditions, state, problem, rings, simulated } = alert;
  const onError = (error: unknown): void => void toast.error(errorText(error));
  return (
    <li className="border-b border-line px-3.5 py-2.5 last:border-b-0" data-alert={alert.kind} data-state={state}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 font-semibold">
          {instrumentName[locale]} <span className="num font-normal text-3">{instrumentId}</span>
        </span>
        {simulated && <SimulatedChip />}
        <Chip tone={state === 'active' ? 'ok' : 'neutral'}>{t(`rule.${state}`)}</Chip>
        <span className="num text-caption text-3">{t('rule.rings', { count: rings })}</span>
        {state === 'ended' ? null : (
          <IconButton
            size="compact"
            label={t(state === 'active' ? 'rule.pause' : 'rule.resume', { name: instrumentName[locale] })}
            icon={state === 'active' ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
            onClick={() => change.mutate({ id, state: state === 'active' ? 'paused' : 'active' }, { onError })}
          />
        )}
        <IconButton
          size="compact"
          label={t('rule.remove', { name: instrumentName[locale] })}
          icon={<Trash2 size={14} aria-hidden />}
          onClick={() => remove.mutate(id, { onError })}
        />
      </div>
      <ul className="mt-1 flex flex-col gap-0.5 text-ui font-normal text-pretty text-2">
        {conditions.map(({ text, rang }) => (
          <li key={text.en} className={rang ? 'text-warn' : undefined}>
            {text[locale]}
            {rang && <span className="text-caption"> · {t('rule.rang')}</span>}
          </li>
        ))}
      </ul>
      {problem === null ? null : <p className="mt-1 text-caption text-danger">{problem}</p>}
    </li>
  );
}

function History({ events }: { readonly events: readonly AlertEventView[] }) {
  const { t } = useTranslation('alerts');
  const locale = useLocale();
  const client = useQueryClient();
  const { date } = useDates();
  const unread = events.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const read = useMutation({
    mutationFn: () => call<typeof readAlertEvents>('post', '/alerts/read', { as: 'owner', body: { ids: unread } }),
    onSettled: () => client.invalidateQueries({ queryKey: alertsQuery.queryKey }),
  });
  return (
    <div className="mt-3" data-testid="alert-history">
      <p className="mb-1.5 flex items-center gap-2 text-h3">
        {t('history.title')}
        {unread.length === 0 ? null : (
          <Button size="compact" loading={read.isPending} onClick={() => read.mutate()}>
            {t('history.read', { count: unread.length })}
          </Button>
        )}
      </p>
      <ul className="rounded-card border border-line">
        {events.slice(0, 30).map(({ id, barTime, instrumentName, rule, value, readAt }) => (
          <li
            key={id}
            className="flex flex-wrap gap-x-3 border-b border-line px-3.5 py-2 text-ui font-normal last:border-b-0"
          >
            <span className="num text-3">{date(dateOf(barTime))}</span>
            <span className="min-w-0 flex-1 text-pretty">
              <span className={readAt === null ? 'font-semibold' : ''}>{instrumentName[locale]}</span> {rule[locale]}.{' '}
              <span className="text-2">{value[locale]}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is watched after every close, and when it came true. */
export function AlertRules({ channels }: { readonly channels: readonly ChannelView[] }) {
  const { t } = useTranslation('alerts');
  const { data, error, refetch } = useQuery(alertsQuery);
  const [isAdding, setAdding] = useState(false);
  const { alerts = [], events = [] } = data ?? {};
  return (
    <section aria-labelledby="alerts-rules" data-testid="alert-rules">
      <div className="mb-2 flex items-center justify-between gap-2">
        <div>
          <h4 id="alerts-rules" className="text-h3">
            {t('rule.title')}
          </h4>
          <p className="text-caption text-pretty text-3">{t('rule.intro')}</p>
        </div>
        <Button size="compact" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {t('rule.add')}
        </Button>
      </div>
      {isAdding && <AlertForm channels={channels} onDone={() => setAdding(false)} />}
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-12 w-full" />
        ) : (
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
        )
      ) : alerts.length === 0 ? (
        isAdding ? null : (
          <p className="text-ui font-normal text-2">{t('rule.none')}</p>
        )
      ) : (
        <ul className="rounded-card border border-line">
          {alerts.map((alert) => (
            <Rule key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {events.length === 0 ? null : <History events={events} />}
    </section>
  );
}
