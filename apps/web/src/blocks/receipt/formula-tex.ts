import { parseFormula, type FormulaNode } from '@plumbline/quant/facts/formula-parser';

/** How a name of the formula is written: as its symbol, or as the number behind it. */
export type WriteName = (name: string) => string;

/** Binding strength, so that brackets stand exactly where the meaning needs them. */
const strength = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 } as const;
const negation = 3;
const atom = 5;

interface Written {
  readonly tex: string;
  readonly strength: number;
}

/** Characters that TeX would read as commands. */
function plain(text: string): string {
  return text.replace(/[\\{}$&#^_%~]/g, (char) => (char === '\\' ? '\\backslash ' : `\\${char}`));
}

function bracketed(written: Written, least: number): string {
  return written.strength < least ? `\\left(${written.tex}\\right)` : written.tex;
}

function write(node: FormulaNode, writeName: WriteName): Written {
  switch (node.kind) {
    case 'number':
      return { tex: node.text, strength: atom };
    case 'name': {
      const tex = writeName(node.name);
      // A negative number put in place of a name needs the brackets a negation would.
      return { tex, strength: tex.startsWith('-') ? negation : atom };
    }
    case 'negate':
      return { tex: `-${bracketed(write(node.operand, writeName), negation)}`, strength: negation };
    case 'call': {
      const args = node.args.map((arg) => write(arg, writeName).tex).join(',\\ ');
      return { tex: `\\operatorname{${plain(node.name)}}\\left(${args}\\right)`, strength: atom };
    }
    case 'binary': {
      const left = write(node.left, writeName);
      const right = write(node.right, writeName);
      const own = strength[node.operator];
      if (node.operator === '/') return { tex: `\\frac{${left.tex}}{${right.tex}}`, strength: own };
      if (node.operator === '^') return { tex: `{${bracketed(left, atom)}}^{${right.tex}}`, strength: own };
      // a − (b − c) and a × (−b): the right side binds tighter than the left.
      const tight = bracketed(right, right.strength === negation ? atom : own + (node.operator === '-' ? 1 : 0));
      return {
        tex: `${bracketed(left, own)} ${node.operator === '*' ? '\\times' : node.operator} ${tight}`,
        strength: own,
      };
    }
  }
}

/** A receipt's expression as TeX, each name written as the caller says. Null when the expression cannot be read. */
export function formulaTex(expression: string, writeName: WriteName): string | null {
  try {
    return write(parseFormula(expression), writeName).tex;
  } catch {
    return null;
  }
}

/** A name as upright text: names of the formula language are words, not products of letters. */
export function texName(name: string): string {
  return `\\mathit{${plain(name)}}`;
}

/** Text inside a formula: a printed number with its unit, or words. */
export function texText(text: string): string {
  return `\\text{${text.replace(/[\\{}$&#^_%~]/g, (char) => (char === '\\' ? '' : char === '^' || char === '~' ? '' : `\\${char}`))}}`;
}
