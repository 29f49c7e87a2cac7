import { bare } from './context.ts';
import type { Context, Next } from './context.ts';
import type { Reader } from './reader.ts';

/** What is said in front of a figure's name: that the figure is not known, or who pays it. */
export function strangersOf(reader: Reader) {
  const { binder, has, isHan, handleAt, entitiesAt, ownerAt, saidOf, phrasesAt, skip, level, textAt } = reader;

  /** `No Altman Z-score is available for AMD`, 无法计算 AMD 的 Altman Z 值: one that was looked for and is not known. */
  function unknown(at: number, context: Context, next: Next): boolean {
    const isBehind = has(at, 'gap') && isHan(at);
    if (!has(at, 'absent') && !isBehind) return false;
    return phrasesAt(at + 1).some(({ to, phrase }) => {
      if (phrase.metrics === null) return false;
      const end = has(to, 'present') ? to + 1 : to;
      const owner = phrase.subject === null ? ownerAt(end) : { to: end, subject: phrase.subject };
      const behind = skip(owner.to);
      const said = saidOf({ ...phrase, subject: owner.subject }, context, behind.words);
      return binder.isGap(said, context) && next(behind.to, context);
    });
  }

  /** `Investors are paying {x} times earnings for AMD`: the unit names the kind, and the owner is named. */
  function paidBy(at: number, context: Context, next: Next): boolean {
    const isNamed = has(at + 2, 'times') && !/^(?:times|倍)$/.test(textAt(at + 2));
    if (!has(at, 'market') || !isNamed || handleAt(at + 1) === null) return false;
    return level(at + 1, bare, context, (to, found) => {
      const isOwned = has(to - 1, 'legal') || entitiesAt(to - 1) !== null;
      return isOwned && next(to, found);
    });
  }

  return { unknown, paidBy };
}
