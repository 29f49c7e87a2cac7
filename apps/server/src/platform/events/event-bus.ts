/** Wakes whoever waits on a stream. It carries no content: readers always read the rows. */
export interface EventBus {
  wake(stream: string): void;
  /** Calls back on every wake of the stream until the returned function is called. */
  subscribe(stream: string, onWake: () => void): () => void;
  close(): Promise<void>;
}

/** Wakes inside this process. */
export function localBus(): EventBus {
  const waiting = new Map<string, Set<() => void>>();
  return {
    wake: (stream) => waiting.get(stream)?.forEach((onWake) => onWake()),
    subscribe(stream, onWake) {
      const set = waiting.get(stream) ?? new Set();
      waiting.set(stream, set.add(onWake));
      return () => {
        set.delete(onWake);
        if (set.size === 0) waiting.delete(stream);
      };
    },
    close: async () => waiting.clear(),
  };
}
