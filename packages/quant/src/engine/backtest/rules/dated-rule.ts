import type { Market } from '@plumbline/model/market';
import type { RuleKind, RuleRecord } from '@plumbline/model/market-rule';
import { recordsOf, type RecordOf, type RuleQuery } from '@plumbline/model/market-rules';
import { periodsOf, requireCovered } from './rule-periods.ts';

/** What the records of an instrument are looked up by, and the bars they are laid out beside. */
export interface RuleScope {
  readonly market: Market;
  readonly board: string;
  readonly query: RuleQuery;
  /** Trading days of the bars, days since 1970. */
  readonly day: Int32Array;
  /** First bar on which an order may be due. */
  readonly first: number;
}

/** The records of one kind, and for each bar the index of the one in force, -1 = none. */
export interface DatedRule<K extends RuleKind> {
  readonly records: readonly RecordOf<K>[];
  readonly period: Int16Array;
  /** The rule of a bar, as a list of its own, so that asking allocates nothing. */
  readonly idAt: (bar: number) => readonly string[];
}

const none: readonly string[] = [];

/** Ids by bar of records laid out beside bars. */
export function idsBy(records: readonly RuleRecord[], period: Int16Array): (bar: number) => readonly string[] {
  const lists = records.map(({ id }) => [id]);
  return (bar) => (period[bar] < 0 ? none : lists[period[bar]]);
}

/**
 * Lays the records of one kind out beside bars. keep: which of them concern the account. Throws `no-rule` when one is
 * required and a bar from `first` on has none.
 */
export function datedRule<K extends RuleKind>(
  { board, query, day, first }: RuleScope,
  kind: K,
  isRequired: boolean,
  keep: (record: RecordOf<K>) => boolean = () => true,
): DatedRule<K> {
  const records = recordsOf(kind, board, query).filter(keep);
  const period = periodsOf(records, day);
  if (isRequired) requireCovered(period, day, first, kind, query, records);
  return { records, period, idAt: idsBy(records, period) };
}
