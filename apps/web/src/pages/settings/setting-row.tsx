import type { ReactNode } from 'react';

export interface SettingRowProps {
  readonly label: string;
  readonly hint?: string;
  /** Id of the one control that a press on the label is meant for. */
  readonly control?: string;
  readonly children: ReactNode;
}

export function SettingRow({ label, hint, control, children }: SettingRowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5 last:border-b-0">
      <div className="min-w-0">
        {control === undefined ? (
          <p className="text-ui">{label}</p>
        ) : (
          <label htmlFor={control} className="block text-ui">
            {label}
          </label>
        )}
        {hint !== undefined && <p className="mt-0.5 text-caption text-3">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
