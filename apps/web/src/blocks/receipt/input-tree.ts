import type { Fact, FormulaInput } from '@plumbline/model/fact';
import type { ReportBook } from '../figure/report-book.ts';

interface Line {
  /** Path of names from the top: the key of a line starts with its parent's. */
  readonly key: string;
  readonly name: string;
  readonly depth: number;
}

/** One line of a receipt's inputs. */
export type InputNode =
  | (Line & { readonly kind: 'fact'; readonly fact: Fact; readonly hasInputs: boolean })
  | (Line & { readonly kind: 'unknown'; readonly id: string })
  | (Line & { readonly kind: 'constant'; readonly input: Extract<FormulaInput, { readonly constant: number }> })
  | (Line & { readonly kind: 'series'; readonly input: Extract<FormulaInput, { readonly series: string }> });

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
          const goesOn = !path.has(found.id) && depth < deepest;
          const hasInputs = goesOn && (found.formula?.inputs.length ?? 0) > 0;
          lines.push({ kind: 'fact', key, name, fact: found, depth, hasInputs });
          if (goesOn) visit(found, depth + 1, new Set([...path, found.id]), key);
        }
      }
    }
  }
  visit(fact, 0, new Set([fact.id]), '');
  return lines;
}

/** Whether every line above a line stands open, so that it can be seen. */
export function isShown(node: InputNode, isOpen: (key: string) => boolean): boolean {
  const names = node.key.split('/').slice(1, -1);
  return names.every((_, at) => isOpen(`/${names.slice(0, at + 1).join('/')}`));
}
