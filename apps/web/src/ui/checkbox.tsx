import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';

export interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly indeterminate?: boolean;
  readonly disabled?: boolean;
  /** For a box in a table row: the label is read aloud, not drawn. */
  readonly hideLabel?: boolean;
}

export function Checkbox({
  label,
  checked,
  onChange,
  indeterminate = false,
  disabled = false,
  hideLabel = false,
}: CheckboxProps) {
  return (
    <label className="inline-flex min-h-6 items-center gap-2 text-ui font-normal text-1 pointer-coarse:min-h-11">
      <Base.Root
        checked={checked}
        indeterminate={indeterminate}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next)}
        className="flex size-4 shrink-0 items-center justify-center rounded-cite border border-edge text-white data-checked:border-accent-solid data-checked:bg-accent-solid data-indeterminate:border-accent-solid data-indeterminate:bg-accent-solid data-disabled:opacity-60"
      >
        <Base.Indicator>
          {indeterminate ? <Minus size={12} aria-hidden /> : <Check size={12} aria-hidden />}
        </Base.Indicator>
      </Base.Root>
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
