import { createContext, useContext } from 'react';

/** Lets the reader be told when a condition that would refute the report comes true. */
export interface WatchScope {
  readonly watch: () => void;
  readonly isWatched: boolean;
  readonly isPending: boolean;
}

export const WatchContext = createContext<WatchScope | null>(null);

/** Null where nothing can be watched: on a page that somebody shares, in the gallery. */
export function useWatch(): WatchScope | null {
  return useContext(WatchContext);
}
