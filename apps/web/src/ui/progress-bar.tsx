export interface ProgressBarProps {
  readonly label: string;
  /** Part done, 0 to 1, counted from real work; null when there is no count yet. */
  readonly value: number | null;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1 overflow-hidden rounded-full bg-2"
    >
      <div className="h-full rounded-full bg-accent" style={{ width: `${percent ?? 0}%` }} />
    </div>
  );
}
