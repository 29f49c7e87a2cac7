import { useTranslation } from 'react-i18next';
import { WaveIcon } from './wave-icon.tsx';

/** Stands beside every group of simulated figures. */
export function SimulatedChip() {
  const { t } = useTranslation();
  return (
    <span className="inline-flex h-[22px] items-center gap-1.5 rounded-chip border border-dashed border-warn px-1.5 text-caption font-medium whitespace-nowrap text-warn">
      <WaveIcon size={14} />
      {t('simulated.chip')}
    </span>
  );
}
