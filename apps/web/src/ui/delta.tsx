import { changeGlyph, missingMark, type Printable } from '@plumbline/model/format';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { useFormat } from '../lib/format.ts';

export interface DeltaProps {
  /** Change as a fraction; null when unknown. */
  readonly value: number | null;
  /** Digits of the percentage: two for a day, one for longer spans. */
  readonly decimals?: number;
  readonly className?: string;
}

const inks = { '▲': 'text-up', '▼': 'text-down', '●': 'text-3' } as const;

/** A change: glyph, sign and colour together, so that none of them is the only message. */
export function Delta({ value, decimals = 2, className }: DeltaProps) {
  const { figure } = useFormat();
  const { t } = useTranslation();
  if (value === null) {
    return (
      <span className={cx('text-3', className)} title={t('missing')}>
        {missingMark}
      </span>
    );
  }
  const printable: Printable = { value, unit: 'fraction', decimals };
  const glyph = changeGlyph(printable);
  return (
    <span className={cx('num whitespace-nowrap', inks[glyph], className)}>
      <span aria-hidden="true">{glyph}</span> {figure(printable, { sign: true })}
    </span>
  );
}
