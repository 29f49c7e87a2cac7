import { localText } from '@plumbline/model/local-text';
import type { Expression } from '@plumbline/model/strategy-spec';
import { parseTerm } from '../parse-term.ts';
import { lack, share, type Making } from './making.ts';
import { expressionOf } from './term-expression.ts';

/** How several figures become one. */
export const scoredBy = localText(
  'each figure counts in standard deviations from the mean of the list on that day',
  '每个指标以其偏离当日列表均值的标准差计分',
  '每個指標以其偏離當日列表平均值的標準差計分',
);

/** The parts of a list that no bracket holds together. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    depth += Number(letter === '(' || letter === '[') - Number(letter === ')' || letter === ']');
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

const weighed = /^([\d.]+)% (highest|lowest) (.+)$/u;

/**
 * Several figures in one score, such as `60% highest ROC(close,126), 40% lowest pe`: how many deviations each stands above the
 * mean of the list, weighed, with its good end up. What has no figure is not scored.
 */
export function weightedScore(text: string, making: Making): Expression | null {
  const args = partsOf(text).map((part): Expression | null => {
    const [, percent, end, figure] = weighed.exec(part) ?? [];
    if (percent === undefined || figure === undefined) return null;
    const of = expressionOf(parseTerm(figure), making);
    const weight = share(percent) * (end === 'highest' ? 1 : -1);
    return {
      op: 'multiply',
      // The weight stands behind: no setting is made of one of several that make up a whole.
      args: [
        { op: 'score', of, within: 'universe' },
        { op: 'constant', value: weight },
      ],
    };
  });
  const known = args.flatMap((one) => one ?? []);
  if (known.length === args.length && known.length > 1 && known.length <= 16) return { op: 'add', args: known };
  lack(making, 'rule', text);
  return null;
}
