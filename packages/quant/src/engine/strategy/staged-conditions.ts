import type { Amount, Expression, StrategySpec } from '@plumbline/model/strategy-spec';

/** Conditions of a strategy besides those of its entries and exits, by their paths: what is bought and sold in parts, how much. */
export function stagedConditions({
  risk,
  scaleIn,
  recurring,
  sizing,
}: StrategySpec): readonly (readonly [path: string, when: Expression])[] {
  const named = (
    path: string,
    parts: readonly ({ readonly when: Expression } | { readonly gain: Amount })[] | undefined,
  ): readonly (readonly [string, Expression])[] =>
    (parts ?? []).flatMap((part, at) => ('when' in part ? [[`${path}[${at}].when`, part.when] as const] : []));
  return [
    ...named('risk.scaleOut', risk.scaleOut),
    ...named('scaleIn.parts', scaleIn !== undefined && 'parts' in scaleIn ? scaleIn.parts : undefined),
    ...named('recurring.more', recurring?.more),
    ...named('sizing.levels', sizing.basis === 'levels' ? sizing.levels : undefined),
  ];
}
