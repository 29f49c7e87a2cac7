export const longPressMs = 1500;
/** From here to the end a ring fills under the finger. */
export const ringFromMs = 300;

export interface LongPressClock {
  readonly start: (run: () => void, ms: number) => number;
  readonly stop: (id: number) => void;
}

export interface LongPress {
  readonly press: () => void;
  /** Lifted, cancelled or moved: nothing happens. */
  readonly cancel: () => void;
}

/** A press held for 1500 ms fires once; lifting, cancelling or moving before that ends it. */
export function createLongPress(
  clock: LongPressClock,
  onFire: () => void,
  onRing: (visible: boolean) => void = () => undefined,
): LongPress {
  let timers: number[] = [];
  const cancel = (): void => {
    if (timers.length === 0) return;
    timers.forEach(clock.stop);
    timers = [];
    onRing(false);
  };
  const press = (): void => {
    cancel();
    timers = [
      clock.start(() => onRing(true), ringFromMs),
      clock.start(() => {
        timers = [];
        onRing(false);
        onFire();
      }, longPressMs),
    ];
  };
  return { press, cancel };
}
