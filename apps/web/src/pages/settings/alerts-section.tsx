import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { channelsQuery } from '../../lib/alerts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChannelForm } from './alerts-channel-form.tsx';
import { ChannelRow } from './alerts-channel-row.tsx';
import { DeliveryLog } from './alerts-log.tsx';
import { QuietHoursRow } from './alerts-quiet-hours.tsx';
import { AlertRules } from './alerts-rules.tsx';

/** By which media people are told, when not, what is watched for them, and what became of every message. */
export function AlertsSection() {
  const { t } = useTranslation('alerts');
  const { data, error, refetch } = useQuery(channelsQuery);
  if (error !== null && data === undefined) {
    return (
      <Card as="div" flush>
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data === undefined) return <Skeleton className="h-72 w-full rounded-card" />;
  const { channels, media, hasTelegramBot, quietHours } = data;
  return (
    <div className="flex flex-col gap-6" data-testid="alerts">
      <section aria-labelledby="alerts-channels">
        <h3 id="alerts-channels" className="text-h2">
          {t('channels.title')}
        </h3>
        <p className="mt-0.5 mb-3 text-ui font-normal text-pretty text-2">{t('channels.intro')}</p>
        <ul className="rounded-card border border-line">
          <li className="flex items-center justify-between gap-2 border-b border-line px-3.5 py-2.5 last:border-b-0">
            <span>
              <span className="block font-semibold">{t('kind.in-app')}</span>
              <span className="text-caption text-3">{t('channels.inApp')}</span>
            </span>
            <span className="text-caption text-2">{t('channels.always')}</span>
          </li>
          {channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} />
          ))}
        </ul>
        <ChannelForm media={media} hasTelegramBot={hasTelegramBot} />
      </section>
      <QuietHoursRow quietHours={quietHours} />
      <AlertRules channels={channels} />
      <DeliveryLog />
    </div>
  );
}
