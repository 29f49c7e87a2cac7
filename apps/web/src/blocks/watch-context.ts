import { createContext, useContext } from 'react';
import type { Falsifier } from '@plumbline/model/falsifier';

/** Lets the reader be told when a condition comes true. */
export interface WatchScope {
  readonly watch: (falsifier: Falsifier) => void;
  readonly isWatched: (id: string) => boolean;
  /** The condition that is being put on watch; null at rest. */
  readonly pending: string | null;
}

export const WatchContext = createContext<WatchScope | null>(null);

/** Null where nothing can be watched: on a page that somebody shares, in the gallery. */
export function useWatch(): WatchScope | null {
  return useContext(WatchContext);
}
