import { createContext, useContext } from 'react';
import type { Desk, DeskClaim } from '@plumbline/model/desk';

/** A desk with its claims by their ids: everything else names them. */
export interface DeskScope {
  readonly desk: Desk;
  readonly claim: (id: string) => DeskClaim | undefined;
}

export const DeskContext = createContext<DeskScope | null>(null);

export function useDeskScope(): DeskScope {
  const scope = useContext(DeskContext);
  if (scope === null) throw new Error('a part of the desk is rendered outside of it');
  return scope;
}

export const claimsOf = ({ claim }: DeskScope, ids: readonly string[]): readonly DeskClaim[] =>
  ids.flatMap((id) => claim(id) ?? []);
