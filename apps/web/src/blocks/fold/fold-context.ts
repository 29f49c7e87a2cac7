import { createContext, useContext, useMemo, useState } from 'react';

/** Which parts of a report stand open beyond what is shown of them at first. */
export interface Folds {
  readonly isOpen: (part: string) => boolean;
  readonly toggle: (part: string) => void;
  readonly open: (part: string) => void;
  readonly isAllOpen: boolean;
  readonly setAll: (isOpen: boolean) => void;
}

export const FoldContext = createContext<Folds | null>(null);

/** Outside a report nothing is folded. */
export function useFolds(): Folds | null {
  return useContext(FoldContext);
}

interface State {
  readonly isAllOpen: boolean;
  /** Parts that are not as all of them are. */
  readonly turned: ReadonlySet<string>;
}

const folded: State = { isAllOpen: false, turned: new Set() };

export function useFoldState(): Folds {
  const [{ isAllOpen, turned }, setState] = useState(folded);
  return useMemo(() => {
    const isOpen = (part: string): boolean => turned.has(part) !== isAllOpen;
    const toggle = (part: string): void =>
      setState((state) => {
        const next = new Set(state.turned);
        if (!next.delete(part)) next.add(part);
        return { ...state, turned: next };
      });
    return {
      isOpen,
      toggle,
      open: (part) => (isOpen(part) ? undefined : toggle(part)),
      isAllOpen,
      setAll: (all) => setState({ isAllOpen: all, turned: new Set() }),
    };
  }, [isAllOpen, turned]);
}
