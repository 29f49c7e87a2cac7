import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SignalView } from '@plumbline/contract/signal';
import { deliveriesQuery } from '../../lib/alerts.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Attempt } from '../settings/alerts-attempt.tsx';

/** By which media a signal went out, and what became of it. */
export function SignalDeliveries({ signal }: { readonly signal: SignalView }) {
  const { t } = useTranslation('alerts');
  const { shortDateTime } = useDates();
  const { data } = useQuery(deliveriesQuery(signal.id));
  return (
    <section data-testid="signal-deliveries">
      <h3 className="text-caption font-medium text-3">{t('delivery.title')}</h3>
      <ul className="mt-1 flex flex-col gap-2 text-ui font-normal">
        <li className="flex justify-between gap-2">
          {t('kind.in-app')}
          <span className="num text-caption text-2">
            {signal.readAt === null ? t('delivery.unseen') : t('delivery.seen', { time: shortDateTime(signal.readAt) })}
          </span>
        </li>
        {data?.deliveries.map(({ id, channelKind, target, state, attempts, dueAt }) => {
          const last = attempts.at(-1);
          return (
            <li key={id} data-delivery={state}>
              <span className="flex justify-between gap-2">
                {t(`kind.${channelKind}`)} {target}
                <span className="text-caption text-2">{t(`log.${state}`)}</span>
              </span>
              {last === undefined ? null : <Attempt attempt={last} />}
              {dueAt === null ? null : (
                <span className="num block text-caption text-3">{t('log.due', { time: shortDateTime(dueAt) })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
