import { useCallback } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textParams } from '../../lib/search-params.ts';

const read = textParams('symbol', 'run', 'figure', 'source', 'share', 'compare', 'asOf', 'view', 'desk');
/** Also what the shell keeps in the address, so that opening a receipt closes nothing else. */
const readAll = textParams(
  'symbol',
  'run',
  'figure',
  'source',
  'share',
  'compare',
  'asOf',
  'view',
  'desk',
  'settings',
  'lang',
);

/** What the address of a research page says: what to study, which run, which receipt or source stands open. */
export type ResearchSearch = ReturnType<typeof read>;

export interface ResearchAddress {
  readonly search: ResearchSearch;
  /**
   * Changes some parameters and keeps the rest; undefined removes one. `replace` adds no step to go back. Done when the page has
   * changed.
   */
  readonly change: (
    patch: { readonly [K in keyof ResearchSearch]?: string | undefined },
    replace?: boolean,
  ) => Promise<void>;
}

export function useResearchSearch(): ResearchAddress {
  const search = read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useCallback<ResearchAddress['change']>(
    (patch, replace = false) =>
      navigate({
        to: '/research',
        search: (known) => readAll({ ...known, ...patch }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  return { search, change };
}
