import type { Fact, FormulaInput } from '@plumbline/model/fact';
import type { ReportBook } from '../figure/report-book.ts';

/** One line of a receipt's inputs. */
export type InputNode =
  | { readonly kind: 'fact'; readonly key: string; readonly name: string; readonly fact: Fact; readonly depth: number }
  | {
      readonly kind: 'unknown';
      readonly key: string;
      readonly name: string;
      readonly id: string;
      readonly depth: number;
    }
  | {
      readonly kind: 'constant';
      readonly key: string;
      readonly name: string;
      readonly input: Extract<FormulaInput, { readonly constant: number }>;
      readonly depth: number;
    }
  | {
      readonly kind: 'series';
      readonly key: string;
      readonly name: string;
      readonly input: Extract<FormulaInput, { readonly series: string }>;
      readonly depth: number;
    };

/** Beyond this a tree is no longer read; deeper inputs are reached by moving to the figure itself. */
const deepest = 4;

/** The inputs of a figure and theirs, flattened in reading order. A figure that feeds itself is shown once. */
export function inputTree(fact: Fact, book: ReportBook): readonly InputNode[] {
  const lines: InputNode[] = [];

  function visit(parent: Fact, depth: number, path: ReadonlySet<string>, prefix: string): void {
    for (const input of parent.formula?.inputs ?? []) {
      const key = `${prefix}/${input.name}`;
      const { name } = input;
      if ('constant' in input) lines.push({ kind: 'constant', key, name, input, depth });
      else if ('series' in input) lines.push({ kind: 'series', key, name, input, depth });
      else {
        const found = book.fact(input.fact);
        if (found === undefined) lines.push({ kind: 'unknown', key, name, id: input.fact, depth });
        else {
          lines.push({ kind: 'fact', key, name, fact: found, depth });
          const isLoop = path.has(found.id);
          if (!isLoop && depth < deepest) visit(found, depth + 1, new Set([...path, found.id]), key);
        }
      }
    }
  }
  visit(fact, 0, new Set([fact.id]), '');
  return lines;
}
