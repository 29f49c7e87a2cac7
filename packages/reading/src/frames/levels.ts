import { percentText } from '../grammar/stops.ts';
import type { Condition } from '../grammar/values.ts';
import type { DraftRule } from '../reading.ts';
import { all, any, opposite, writeTerm, type Term } from '../term.ts';
import type { Block } from './chains.ts';
import type { Draft } from './gather.ts';

/** How much is held or bought in each case. */
export interface Levels {
  readonly rules: readonly DraftRule[];
  /** Nothing else says when it is left. */
  readonly isAll: boolean;
}

const percentOf = (sizing: string | undefined): string | null =>
  /^percent ([\d.]+) of equity$/u.exec(sizing ?? '')?.[1] ?? null;

const isOpening = ({ deed: { action } }: Block): boolean => action.does === 'buy' || action.does === 'hold';

/**
 * "All of it above the line, half below": how much is held in each case; "30 %, then 30 % more": how much is bought. Null
 * where only one size is said.
 */
export function levelsOf(draft: Draft, blocks: readonly Block[], whenOf: (block: Block) => Term | null): Levels | null {
  const all_ = blocks.filter(isOpening);
  // "…, with 30 % of the money": a size said apart is that of the one purchase.
  const isApart = ({ groups, deed }: Block): boolean =>
    groups.length === 0 &&
    deed.isElse !== true &&
    deed.action.isMore !== true &&
    percentOf(deed.action.sizing) !== null;
  const [ruled, ...others] = all_.filter((block) => !isApart(block));
  const isOne =
    all_.length === 2 && others.length === 0 && ruled !== undefined && ruled.deed.action.sizing === undefined;
  if (isOne && ruled.deed.action.isMore !== true) return null;
  const opens = all_;
  const sizes = opens.map(({ deed }) => percentOf(deed.action.sizing));
  const said = sizes.filter((size) => size !== null);
  const isMore = opens.some(({ deed }) => deed.action.isMore === true);
  // A size beside one of two conditions is not that of the other: "bought above the line, down to 30 % below it".
  const isBare = opens.some(({ groups, deed }) => groups.length > 0 && percentOf(deed.action.sizing) === null);
  if (said.length > 0 && isBare) draft.ask('sizing');
  if (!isMore && new Set(said).size < 2) return null;
  if (said.length < sizes.length || (!isMore && new Set(said).size < said.length)) {
    draft.ask('sizing');
    return null;
  }
  const rules: DraftRule[] = [];
  for (const [at, block] of opens.entries()) {
    const isElse = block.groups.length === 0 && block.deed.isElse === true && at === opens.length - 1 && at > 0;
    const when = isElse ? opposite(any(rules.map((rule) => rule.when))) : whenOf(block);
    if (when === null) {
      draft.ask('entry');
      return { rules: [], isAll: true };
    }
    rules.push({ when, does: isMore ? `buy ${sizes[at]}%` : `hold ${sizes[at]}%` });
  }
  const ordered = isMore ? said : said.toSorted((a, b) => Number(b) - Number(a));
  draft.sizing = isMore
    ? `tranches ${ordered.map((size) => `${size}%`).join(' + ')}`
    : `percent ${ordered.join(' / ')}`;
  if (isMore && said.reduce((sum, size) => sum + Number(size), 0) > 100) draft.ask('sizing');
  return { rules, isAll: opens.length === blocks.length };
}

const valueIn = (term: Term): string =>
  term.is === 'compare'
    ? writeTerm(term.left)
    : term.is === 'call' && term.args[0] !== undefined
      ? writeTerm(term.args[0])
      : '';

const counts = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "In three parts: the first at 40, the second at 30 …": equal parts, each with its own condition beside what is said of all. */
export function stepsOf(draft: Draft, entry: readonly Term[], termOf: (condition: Condition) => Term): Levels | null {
  const { steps, tranches, growth } = draft;
  if (tranches !== null && steps.length === 0 && growth !== null && draft.sizing === null) {
    draft.used.add(tranches.edge);
    draft.growthParts = tranches.n;
    return null;
  }
  if (steps.length === 0) return null;
  if (steps.length < 2 || (tranches !== null && tranches.n !== steps.length)) {
    draft.ask('sizing');
    return null;
  }
  if (tranches !== null) draft.used.add(tranches.edge);
  if (draft.sizing !== null) draft.ask('sizing');
  const part = percentText(Number((1 / steps.length).toPrecision(3)));
  draft.sizing = `${counts[steps.length] ?? steps.length} tranches of 1/${steps.length}`;
  if (tranches === null) draft.assumed.push('equal parts');
  // What is said of all parts and of the same value as each of them says nothing more.
  const values = new Set(steps.map(({ when }) => valueIn(when!.term)));
  const shared = entry.filter((term) => values.size > 1 || !values.has(valueIn(term)) || valueIn(term) === '');
  const rules = steps.map(({ when }) => ({ when: all([...shared, termOf(when!)]), does: `buy ${part}%` }));
  return { rules, isAll: false };
}
