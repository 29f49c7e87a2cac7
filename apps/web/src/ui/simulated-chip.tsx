import { useTranslation } from 'react-i18next';
import { WaveIcon } from './wave-icon.tsx';

/** Stands beside every group of simulated figures. */
export function SimulatedChip() {
  const { t } = useTranslation();
  return (
    <span
      data-origin="simulated"
      className="inline-flex h-[18px] items-center gap-1 rounded-chip border border-dashed border-edge px-1.5 text-caption leading-none whitespace-nowrap text-3"
    >
      <span className="text-warn">
        <WaveIcon size={12} />
      </span>
      {t('simulated.chip')}
    </span>
  );
}
