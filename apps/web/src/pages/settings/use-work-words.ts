import type { WorkCounts } from '@plumbline/contract/account';
import { useTranslation } from 'react-i18next';

const nouns = ['reports', 'strategies', 'conversations', 'signals'] as const;

/** Counts in words, such as "3 reports, 2 strategies"; what there is none of is left out. */
export function useWorkWords(): (counts: WorkCounts) => string {
  const { t } = useTranslation('settings');
  return (counts) => {
    const parts = nouns
      .filter((noun) => (counts[noun] ?? 0) > 0)
      .map((noun) => t(`work.${noun}`, { count: counts[noun] ?? 0 }));
    return parts.length === 0 ? t('work.none') : parts.join(t('work.and'));
  };
}
