/** The mark of simulated data: one plain wave, in the stroke of the other icons. */
export function WaveIcon({ size, className }: { readonly size: number; readonly className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M1.5 8c1.2-4.7 3.2-4.7 4.3 0s3.2 4.7 4.4 0 3.1-4.7 4.3 0" />
    </svg>
  );
}
