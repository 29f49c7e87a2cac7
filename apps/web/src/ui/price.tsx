import { missingMark } from '@plumbline/model/format';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { useFormat } from '../lib/format.ts';

export interface PriceProps {
  readonly value: number | null;
  /** Absent for index points. */
  readonly currency?: string;
  readonly decimals: number;
  readonly simulated?: boolean;
  /** Why there is no value. */
  readonly why?: string;
  readonly className?: string;
}

export function Price({ value, currency, decimals, simulated = false, why, className }: PriceProps) {
  const { figure } = useFormat();
  const { t } = useTranslation();
  if (value === null) {
    return (
      <span className={className} title={why ?? t('missing')}>
        {missingMark}
      </span>
    );
  }
  const text = figure(
    currency === undefined ? { value, unit: 'points', decimals } : { value, unit: 'price', currency, decimals },
  );
  return (
    <span className={cx('num whitespace-nowrap', className)}>
      {text}
      {simulated && <span className="sr-only"> {t('simulated.chip')}</span>}
    </span>
  );
}
