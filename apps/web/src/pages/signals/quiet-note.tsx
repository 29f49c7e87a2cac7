import { useTranslation } from 'react-i18next';
import type { QuietHours } from '@plumbline/contract/channel';
import { clockOf } from './clock-of.ts';

/** When messages are held back; nothing without quiet hours. */
export function QuietNote({ quietHours }: { readonly quietHours: QuietHours | null }) {
  const { t } = useTranslation('alerts');
  if (quietHours === null) return null;
  const { from, until, timeZone } = quietHours;
  return (
    <p className="num mt-1 text-caption text-3">
      {t('choice.quiet', { from: clockOf(from), until: clockOf(until), zone: timeZone })}
    </p>
  );
}
