import { useSyncExternalStore } from 'react';

/** The bar under the crosshair, told to the few who print it and not to the whole page. */
export interface ChartPoint {
  readonly get: () => number | null;
  readonly set: (index: number | null) => void;
  readonly subscribe: (notify: () => void) => () => void;
}

export function createPoint(): ChartPoint {
  const listeners = new Set<() => void>();
  let at: number | null = null;
  return {
    get: () => at,
    set: (index) => {
      if (index === at) return;
      at = index;
      for (const notify of listeners) notify();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

export function usePoint(point: ChartPoint): number | null {
  return useSyncExternalStore(point.subscribe, point.get);
}
