import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { consents, useConsent } from '../../lib/consent.ts';
import { configQuery } from '../../lib/queries.ts';
import { useDeviceId } from '../../lib/use-device-id.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingRow } from './setting-row.tsx';

const stored = ['preferences', 'device', 'consent', 'invite', 'cookie', 'server', 'sealed'] as const;

export function PrivacySection() {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const { data: config } = useQuery(configQuery);
  const { consent, answer } = useConsent();
  const device = useDeviceId();
  const copy = (): void => {
    void navigator.clipboard.writeText(device).then(() => toast.success(common('toast.copied')));
  };
  const off = config !== undefined && config.analytics === null;
  return (
    <>
      <h3 className="mb-1 text-h2">{t('section.privacy')}</h3>
      <SettingRow label={t('consent.label')} hint={off ? t('consent.off') : t('consent.hint')}>
        <SegmentedControl
          label={t('consent.label')}
          value={consent}
          segments={consents.map((value) => ({ value, label: t(`consent.${value}`) }))}
          onChange={answer}
        />
      </SettingRow>
      <SettingRow label={t('device.label')} hint={t('device.hint')}>
        <span className="flex min-w-0 items-center gap-1">
          <code data-testid="device-id" className="truncate font-mono text-caption text-2">
            {device}
          </code>
          <IconButton
            label={common('action.copy')}
            size="compact"
            icon={<Copy size={14} aria-hidden />}
            onClick={copy}
          />
        </span>
      </SettingRow>
      <h4 className="mt-5 mb-2 text-h3">{t('stored.title')}</h4>
      <dl className="flex flex-col gap-2.5 text-ui font-normal">
        {stored.map((key) => (
          <div key={key} className="grid gap-x-4 sm:grid-cols-[180px_1fr]">
            <dt className="font-medium">{t(`stored.${key}.name`)}</dt>
            <dd className="text-pretty text-2">{t(`stored.${key}.detail`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
