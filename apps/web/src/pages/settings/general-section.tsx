import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '@plumbline/model/locale';
import { dateStyles, densities, themeChoices } from '../../lib/appearance.ts';
import { record } from '../../lib/analytics.ts';
import { usePreferences } from '../../lib/use-preferences.ts';
import { localeNames } from '../../layouts/language-menu.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SettingRow } from './setting-row.tsx';
import { deviceZone, timeZones, zoneName } from './time-zones.ts';
import { UpdownChoice } from './updown-choice.tsx';

export function GeneralSection() {
  const { t } = useTranslation('settings');
  const { preferences, appearance, change } = usePreferences();
  const [motionId, keysId] = [useId(), useId()];
  const zones = useMemo(
    () => [
      { value: '', label: t('zone.device', { zone: zoneName(deviceZone()) }) },
      ...timeZones().map((value) => ({ value, label: zoneName(value) })),
    ],
    [t],
  );
  return (
    <>
      <h3 className="mb-3 text-h2">{t('section.general')}</h3>
      <UpdownChoice />
      <SettingRow label={t('theme.label')}>
        <SegmentedControl
          label={t('theme.label')}
          value={preferences.theme}
          segments={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
          onChange={(theme) => {
            change({ theme });
            record('preference changed', { name: 'theme', value: theme });
          }}
        />
      </SettingRow>
      <SettingRow label={t('language')}>
        <Select
          label={t('language')}
          value={appearance.locale}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          onChange={(locale) => {
            change({ locale });
            record('preference changed', { name: 'locale', value: locale });
          }}
        />
      </SettingRow>
      <SettingRow label={t('zone.label')} hint={t('zone.hint')}>
        <Select
          label={t('zone.label')}
          className="max-w-60"
          value={preferences.zone ?? ''}
          options={zones}
          onChange={(zone) => change({ zone: zone === '' ? null : zone })}
        />
      </SettingRow>
      <SettingRow label={t('dateStyle.label')}>
        <SegmentedControl
          label={t('dateStyle.label')}
          value={preferences.dateStyle}
          segments={dateStyles.map((value) => ({ value, label: t(`dateStyle.${value}`) }))}
          onChange={(dateStyle) => change({ dateStyle })}
        />
      </SettingRow>
      <SettingRow label={t('density.label')}>
        <SegmentedControl
          label={t('density.label')}
          value={preferences.density}
          segments={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
          onChange={(density) => {
            change({ density });
            record('preference changed', { name: 'density', value: density });
          }}
        />
      </SettingRow>
      <SettingRow control={motionId} label={t('motion.label')} hint={t('motion.hint')}>
        <Switch
          id={motionId}
          label={t('motion.label')}
          checked={preferences.motion === 'reduce'}
          onChange={(reduce) => change({ motion: reduce ? 'reduce' : 'system' })}
        />
      </SettingRow>
      <SettingRow control={keysId} label={t('keys.label')} hint={t('keys.hint')}>
        <Switch
          id={keysId}
          label={t('keys.label')}
          checked={preferences.singleKeys}
          onChange={(singleKeys) => change({ singleKeys })}
        />
      </SettingRow>
    </>
  );
}
