import type { Fact } from '@plumbline/model/fact';

const figure = String.raw`(\{[^{}]+\})`;

export interface Rewording {
  readonly pattern: RegExp;
  readonly as: string;
  /** What must hold of the figures of the wording, or of all of the sentence where it has none. */
  readonly holds: (facts: readonly Fact[], said: readonly string[]) => boolean;
  /** The words say the sign: the figures print without it. */
  readonly isSized: boolean;
}

interface Terms {
  readonly holds?: Rewording['holds'];
  readonly isSized?: boolean;
}

/** `{}` stands for a figure; the figures keep their order. */
export function rewording(wording: string, as: string, { holds = () => true, isSized = false }: Terms = {}): Rewording {
  let count = 0;
  return {
    pattern: new RegExp(wording.replaceAll('{}', figure), 'gi'),
    as: as.replace(/\{\}/g, () => `$<f${String((count += 1))}>`),
    holds,
    isSized,
  };
}

export const areAll =
  (test: (fact: Fact) => boolean): Rewording['holds'] =>
  (facts) =>
    facts.length > 0 && facts.every(test);
export const fell = areAll(({ value }) => (value ?? 0) < 0);
export const rose = areAll(({ value }) => (value ?? 0) > 0);
export const isKind = (...metrics: readonly string[]): Rewording['holds'] =>
  areAll(({ metric }) => metrics.includes(metric));
