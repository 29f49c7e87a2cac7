import type { Formula } from '@plumbline/model/fact';
import type { Locale } from '@plumbline/model/locale';
import { functionLabel } from './function-labels.ts';
import type { FormulaNode } from './formula-parser.ts';
import { parseFormula } from './formula-parser.ts';

/** A formula for the eye: with the names of its inputs and with their numbers, as plain text and as TeX. */
export interface RenderedFormula {
  readonly words: string;
  readonly numbers: string;
  readonly tex: string;
  readonly numbersTex: string;
}

/**
 * Writes a figure's formula the way a reader expects it on a receipt. `names` and `values` hold, per input name, its
 * label and its formatted value in the reader's language; an input without one keeps its own name. `positive(x)` reads
 * as x: the refusal is the formula's business. `tex` is the formula's own when it has one.
 */
export function renderFormula(
  formula: Formula,
  names: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, string>,
  locale: Locale,
): RenderedFormula {
  const tree = parseFormula(formula.expression);
  return {
    words: asText(tree, names, locale).text,
    numbers: asText(tree, values, locale).text,
    tex: formula.tex ?? asTex(tree, names, locale).text,
    numbersTex: asTex(tree, values, locale).text,
  };
}

/** A piece and how tightly it binds: 1 sum, 2 product, 3 anything with a leading minus, 4 power, 5 anything whole. */
interface Piece {
  readonly text: string;
  readonly binds: number;
}

const minus = 3;
const strength = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 } as const;
/** How tightly an operator's sides must bind to stand without brackets: a − (b + c), a ÷ (b × c), (−a)^b. */
const leftNeeds = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 5 } as const;
const rightNeeds = { '+': 1, '-': 2, '*': 2, '/': 4, '^': 4 } as const;
const textSigns = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ', '^': '^' } as const;
const minusSign = /^[-−]/;

function leaf(label: string): Piece {
  return { text: label, binds: minusSign.test(label) ? minus : 5 };
}

function inner(node: FormulaNode): FormulaNode {
  return node.kind === 'call' && node.name === 'positive' && node.args[0] !== undefined ? inner(node.args[0]) : node;
}

function isBare(piece: Piece, least: number, afterSign: boolean): boolean {
  return piece.binds >= least && !(afterSign && piece.binds === minus);
}

function asText(tree: FormulaNode, labels: ReadonlyMap<string, string>, locale: Locale): Piece {
  const node = inner(tree);
  const part = (child: FormulaNode, least: number, afterSign = false): string => {
    const piece = asText(child, labels, locale);
    return isBare(piece, least, afterSign) ? piece.text : `(${piece.text})`;
  };
  if (node.kind === 'number') return leaf(node.text);
  if (node.kind === 'name') return leaf(labels.get(node.name) ?? node.name);
  if (node.kind === 'negate') return { text: `−${part(node.operand, 2, true)}`, binds: minus };
  if (node.kind === 'call') {
    if (node.name === 'sqrt' && node.args[0] !== undefined) return { text: `√${part(node.args[0], 5)}`, binds: 5 };
    if (node.name === 'abs' && node.args[0] !== undefined) return { text: `|${part(node.args[0], 0)}|`, binds: 5 };
    const args = node.args.map((arg) => part(arg, 0)).join(', ');
    return { text: `${functionLabel(node.name)[locale]}(${args})`, binds: 5 };
  }
  const left = part(node.left, leftNeeds[node.operator]);
  const right = part(node.right, rightNeeds[node.operator], true);
  return { text: `${left}${textSigns[node.operator]}${right}`, binds: strength[node.operator] };
}

const texSigns = { '+': ' + ', '-': ' - ', '*': ' \\times ' } as const;
const texSpecial = /[\\{}$%&#_^~]/g;
const texEscapes: Readonly<Record<string, string>> = { '\\': '\\backslash{}', '^': '\\^{}', '~': '\\~{}' };

function texText(label: string): string {
  return `\\text{${label.replace(texSpecial, (sign) => texEscapes[sign] ?? `\\${sign}`)}}`;
}

function asTex(tree: FormulaNode, labels: ReadonlyMap<string, string>, locale: Locale): Piece {
  const node = inner(tree);
  const part = (child: FormulaNode, least: number, afterSign = false): string => {
    const piece = asTex(child, labels, locale);
    return isBare(piece, least, afterSign) ? piece.text : `\\left(${piece.text}\\right)`;
  };
  if (node.kind === 'number') return leaf(node.text);
  if (node.kind === 'name') {
    const label = labels.get(node.name) ?? node.name;
    return { text: texText(label), binds: leaf(label).binds };
  }
  if (node.kind === 'negate') return { text: `-${part(node.operand, 2, true)}`, binds: minus };
  if (node.kind === 'call') {
    if (node.name === 'sqrt' && node.args[0] !== undefined)
      return { text: `\\sqrt{${part(node.args[0], 0)}}`, binds: 5 };
    const args = node.args.map((arg) => part(arg, 0)).join(',\\ ');
    if (node.name === 'abs') return { text: `\\left|${args}\\right|`, binds: 5 };
    return { text: `${texText(functionLabel(node.name)[locale])}\\left(${args}\\right)`, binds: 5 };
  }
  if (node.operator === '/') return { text: `\\frac{${part(node.left, 0)}}{${part(node.right, 0)}}`, binds: 4 };
  if (node.operator === '^') return { text: `{${part(node.left, 5)}}^{${part(node.right, 0)}}`, binds: 4 };
  const left = part(node.left, leftNeeds[node.operator]);
  const right = part(node.right, rightNeeds[node.operator], true);
  return { text: `${left}${texSigns[node.operator]}${right}`, binds: strength[node.operator] };
}
