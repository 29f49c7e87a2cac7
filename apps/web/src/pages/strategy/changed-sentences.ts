import type { Locale } from '@plumbline/model/locale';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { sentencesOf } from '@plumbline/quant/language/describe';

export interface ChangedSentences {
  /** What was said of the strategy and no longer holds. */
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** The sentences of a strategy in which it differs from another. */
export function changedSentences(before: StrategySpec, after: StrategySpec, locale: Locale): ChangedSentences {
  const [old, next] = [before, after].map((spec) => sentencesOf(spec, locale).map(({ text }) => text)) as [
    string[],
    string[],
  ];
  return {
    gone: old.filter((text) => !next.includes(text)),
    come: next.filter((text) => !old.includes(text)),
  };
}
