import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DeliveryView } from '@plumbline/contract/channel';
import { deliveriesQuery } from '../../lib/alerts.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Attempt } from './alerts-attempt.tsx';

const tones = { sent: 'ok', waiting: 'info', failed: 'danger' } as const;

function Line({ delivery }: { readonly delivery: DeliveryView }) {
  const { t } = useTranslation('alerts');
  const { shortDateTime } = useDates();
  const { title, channelKind, target, state, attempts, dueAt } = delivery;
  return (
    <li className="border-b border-line px-3.5 py-2 last:border-b-0" data-delivery={state}>
      <details>
        <summary className="flex min-h-6 cursor-pointer flex-wrap items-center gap-2 text-ui font-normal pointer-coarse:min-h-11">
          <Chip tone={tones[state]}>{t(`log.${state}`)}</Chip>
          <span className="min-w-0 flex-1 truncate">{title}</span>
          <span className="num text-caption text-3">
            {t(`kind.${channelKind}`)} {target} · {shortDateTime(delivery.createdAt)}
          </span>
        </summary>
        <ul className="mt-1.5 flex flex-col gap-1.5 ps-1">
          {attempts.map((attempt) => (
            <li key={attempt.at}>
              <Attempt attempt={attempt} />
            </li>
          ))}
          {dueAt === null ? null : (
            <li className="num text-caption text-3">{t('log.due', { time: shortDateTime(dueAt) })}</li>
          )}
        </ul>
      </details>
    </li>
  );
}

/** Every message with its tries: what was sent, what waits, and what the receivers answered. */
export function DeliveryLog() {
  const { t } = useTranslation('alerts');
  const { data, error, refetch, isFetching } = useQuery(deliveriesQuery());
  return (
    <section aria-labelledby="alerts-log" data-testid="delivery-log">
      <h4 id="alerts-log" className="mb-2 text-h3">
        {t('log.title')}
      </h4>
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-24 w-full" />
        ) : (
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )
      ) : data.deliveries.length === 0 ? (
        <p className="text-ui font-normal text-2">{t('log.none')}</p>
      ) : (
        <ul className="rounded-card border border-line">
          {data.deliveries.map((delivery) => (
            <Line key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </section>
  );
}
