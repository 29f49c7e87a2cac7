import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { dismissFailures } from '@plumbline/contract/channel';
import { channelsQuery } from '../../lib/alerts.ts';
import { call } from '../../lib/api.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** What could not be delivered, with the reason, until its owner has put it aside. It stays in the log. */
export function DeliveryBanner() {
  const { t } = useTranslation('alerts');
  const client = useQueryClient();
  const settings = useSettings();
  const { data } = useQuery(channelsQuery);
  const failed = data?.failed ?? [];
  const dismiss = useMutation({
    mutationFn: () =>
      call<typeof dismissFailures>('post', '/deliveries/dismiss', {
        as: 'owner',
        body: { ids: failed.map(({ id }) => id) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: channelsQuery.queryKey }),
  });
  const [last] = failed;
  if (last === undefined) return null;
  const attempt = last.attempts.at(-1);
  return (
    <div data-testid="delivery-banner">
      <Banner
        tone="warn"
        onDismiss={() => dismiss.mutate()}
        action={
          <Button size="compact" onClick={() => settings.open('alerts')}>
            {t('banner.fix')}
          </Button>
        }
      >
        {t('banner.failed', {
          count: failed.length,
          channel: `${t(`kind.${last.channelKind}`)} ${last.target}`,
          reason: [attempt?.status, attempt?.said].filter((part) => part !== null && part !== '').join(' '),
          tries: last.attempts.length,
        })}
      </Banner>
    </div>
  );
}
