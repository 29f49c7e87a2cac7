/** The keys of a chart's crosshair: arrows step one, Shift ten, Home and End jump. */
export interface StepKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Index after a key, or undefined for a key that is not the crosshair's. Null is no crosshair yet: it starts at the newest. */
export function stepOf(event: StepKey, at: number | null, last: number): number | null | undefined {
  const size = event.shiftKey ? 10 : 1;
  switch (event.key) {
    case 'ArrowLeft':
      return at === null ? last : Math.max(0, at - size);
    case 'ArrowRight':
      return at === null ? last : Math.min(last, at + size);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return at === null ? undefined : null;
    default:
      return undefined;
  }
}
