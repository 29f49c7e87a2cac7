import { NumberField as Base } from '@base-ui/react/number-field';
import { memo } from 'react';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Printed after the number: days, %, ×. */
  readonly unit?: string;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
}

/** A number with stepper and unit; what lies outside the range is pulled to it on leaving the field. */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, min, max, step = 1, unit, hideLabel = false, disabled = false } = props;
  const { t } = useTranslation();
  const stepper =
    'flex w-8 items-center justify-center text-2 hover:bg-2 hover:text-1 data-disabled:text-3 pointer-coarse:w-11';
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onChange(next)}
      step={step}
      disabled={disabled}
      locale="en-US"
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
    >
      {!hideLabel && <Base.ScrubArea className="mb-1.5 block text-caption text-3">{label}</Base.ScrubArea>}
      <Base.Group className="flex h-(--input) overflow-hidden rounded-control border border-edge bg-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
        <Base.Decrement className={cx(stepper, 'border-r border-line')} aria-label={t('number.less', { label })}>
          <Minus size={14} aria-hidden />
        </Base.Decrement>
        <Base.Input
          aria-label={label}
          className="num w-full min-w-0 bg-transparent px-2 text-right text-ui text-1 outline-none"
        />
        {unit !== undefined && <span className="self-center pr-2 text-caption whitespace-nowrap text-3">{unit}</span>}
        <Base.Increment className={cx(stepper, 'border-l border-line')} aria-label={t('number.more', { label })}>
          <Plus size={14} aria-hidden />
        </Base.Increment>
      </Base.Group>
    </Base.Root>
  );
});
