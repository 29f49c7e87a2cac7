import { Switch as Base } from '@base-ui/react/switch';

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** For the `htmlFor` of the words beside it: whoever presses them means the switch. */
  readonly id?: string;
}

export function Switch({ label, checked, onChange, disabled = false, id }: SwitchProps) {
  return (
    <Base.Root
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onCheckedChange={(next) => onChange(next)}
      className="relative inline-flex h-[18px] w-8 shrink-0 rounded-full bg-[var(--border-2)] transition-colors duration-(--hover) before:absolute before:-inset-2 pointer-coarse:before:-inset-[13px] data-checked:bg-accent-solid data-disabled:opacity-60"
    >
      <Base.Thumb className="m-0.5 size-3.5 rounded-full bg-white transition-transform duration-(--hover) data-checked:translate-x-3.5" />
    </Base.Root>
  );
}
