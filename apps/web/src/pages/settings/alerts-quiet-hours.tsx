import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuietHours } from '@plumbline/contract/channel';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { usePreferences } from '../../lib/use-preferences.ts';
import { Input } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { clockOf } from '../signals/clock-of.ts';
import { SettingRow } from './setting-row.tsx';
import { useChannelChanges } from './alerts-use-changes.ts';

const usual = { from: 22 * 60, until: 7 * 60 } as const;

function minuteOf(clock: string): number | null {
  const [hour, minute] = clock.split(':').map(Number);
  return hour === undefined || minute === undefined || Number.isNaN(hour + minute) ? null : hour * 60 + minute;
}

/** Hours in which nothing goes out; it goes out when they end. */
export function QuietHoursRow({ quietHours }: { readonly quietHours: QuietHours | null }) {
  const { t } = useTranslation('alerts');
  const switchId = useId();
  const errorText = useErrorTexts();
  const zone = usePreferences(({ preferences }) => preferences.zone);
  const { quiet } = useChannelChanges();
  const timeZone = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const save = (next: QuietHours | null): void =>
    quiet.mutate(next, { onError: (error) => toast.error(errorText(error)) });
  const field = (name: 'from' | 'until') =>
    quietHours === null ? null : (
      <Input
        type="time"
        aria-label={t(`quiet.${name}`)}
        defaultValue={clockOf(quietHours[name])}
        className="num w-28"
        onBlur={(event) => {
          const minute = minuteOf(event.currentTarget.value);
          if (minute !== null && minute !== quietHours[name]) save({ ...quietHours, [name]: minute, timeZone });
        }}
      />
    );
  return (
    <section aria-label={t('quiet.title')} data-testid="quiet-hours">
      <SettingRow
        control={switchId}
        label={t('quiet.title')}
        hint={quietHours === null ? t('quiet.hint') : t('quiet.zone', { zone: quietHours.timeZone })}
      >
        <span className="flex flex-wrap items-center gap-2">
          {field('from')}
          {quietHours === null ? null : <span className="text-caption text-3">{t('quiet.to')}</span>}
          {field('until')}
          <Switch
            id={switchId}
            label={t('quiet.title')}
            checked={quietHours !== null}
            disabled={quiet.isPending}
            onChange={(on) => save(on ? { ...usual, timeZone } : null)}
          />
        </span>
      </SettingRow>
    </section>
  );
}
