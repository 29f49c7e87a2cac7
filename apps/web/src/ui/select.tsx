import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { cx } from '../lib/cx.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, disabled = false, className } = props;
  return (
    <Base.Root
      items={[...options]}
      value={value}
      disabled={disabled}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
    >
      <Base.Trigger
        aria-label={label}
        className={cx(
          'flex h-(--control) min-w-32 items-center justify-between gap-2 rounded-control border border-edge bg-1 px-2.5 text-ui text-1 select-none data-disabled:text-3',
          className,
        )}
      >
        <Base.Value className="truncate" />
        <Base.Icon className="text-3">
          <ChevronDown size={14} aria-hidden />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={4} alignItemWithTrigger={false}>
          <Base.Popup className="pop max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-card border border-line bg-3 p-1 shadow-overlay">
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className="menu-item justify-between text-ui text-1">
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator className="text-accent">
                  <Check size={14} aria-hidden />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
