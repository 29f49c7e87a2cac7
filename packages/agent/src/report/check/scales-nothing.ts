import type { Fact } from '@plumbline/model/fact';
import { locales } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';

/** Words right after a figure that would give it another scale, unit or currency. */
const after =
  /^\s*(?:%|‰|\+|thousand|million|billion|trillion|bn\b|mn\b|percent|per cent|percentage|pp\b|bps\b|basis points?|dollars?|yuan|renminbi|euros?|yen|USD|HKD|CNY|RMB|EUR|个百分点|個百分點|百分点|百分點|基点|基點|[千万萬亿億兆]|美元|港元|港币|港幣|人民币|人民幣|欧元|歐元|日元|日圓)/i;
/** How often a figure stands in another: said of ratios only. */
const manifold = /^\s*(?:times\b|fold\b|-fold\b|倍)/i;
/** Words right before a figure that would turn its sign. */
const before =
  /(?:[-−–+~≈]|\bminus|\bnegative|\bplus|\babout double|\btwice|\bhalf of|负|負|减去|減去|两倍于|兩倍於)\s*$/i;
/** A sign of money never stands in words: figures bring their own. */
const money = /\p{Sc}/u;

function isManifold(fact: Fact | undefined): boolean {
  return fact?.unit === 'ratio' || fact?.unit === 'multiple';
}

/** Whether words leave the scale, sign, unit and currency of the figures beside them alone. */
export function scalesNothing(parts: LocalParts, facts: ReadonlyMap<string, Fact>): boolean {
  return locales.every((locale) =>
    parts[locale].every((part, at) => {
      if (typeof part === 'string') return !money.test(part);
      if (!('fact' in part)) return true;
      const [left, right] = [parts[locale][at - 1], parts[locale][at + 1]];
      if (typeof right === 'string' && after.test(right)) return false;
      if (typeof right === 'string' && manifold.test(right) && !isManifold(facts.get(part.fact))) return false;
      return !(typeof left === 'string' && before.test(left));
    }),
  );
}
