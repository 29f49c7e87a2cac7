import { PlumblineError } from '@plumbline/model/errors';

export type FormulaOperator = '+' | '-' | '*' | '/' | '^';

/** A parsed formula; `at` is the zero-based position of the node's defining character. */
export type FormulaNode =
  | { readonly kind: 'number'; readonly value: number; readonly text: string; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'negate'; readonly operand: FormulaNode; readonly at: number }
  | {
      readonly kind: 'binary';
      readonly operator: FormulaOperator;
      readonly left: FormulaNode;
      readonly right: FormulaNode;
      readonly at: number;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly FormulaNode[]; readonly at: number };

interface Token {
  readonly kind: 'number' | 'name' | 'symbol' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Receipts may come from a stored or shared report, so a hostile one must neither hang nor overflow the stack. */
const longest = 4000;
const deepest = 100;
const tokenPattern = /\s*(?:(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([A-Za-z_][A-Za-z0-9_]*)|([-+*/^(),]))/y;

/**
 * Reads a formula into its tree. Precedence from loose to tight: `+ -`, `* /`, unary minus, `^`;
 * `^` binds to the right and tighter than a minus before it, so -2^2 is -4 as in mathematics.
 * Throws `bad-input` with the position of the first character that does not fit.
 */
export function parseFormula(expression: string): FormulaNode {
  if (expression.length > longest) {
    throw new PlumblineError(
      'bad-input',
      `A formula may have ${longest} characters; this one has ${expression.length}.`,
    );
  }
  const tokens = tokenize(expression);
  let next = 0;
  let depth = 0;

  const peek = (): Token => tokens[next] ?? { kind: 'end', text: '', at: expression.length };
  const take = (): Token => {
    const token = peek();
    next += 1;
    return token;
  };
  const takes = (text: string): Token | null => (peek().kind === 'symbol' && peek().text === text ? take() : null);
  const expect = (text: string): void => {
    if (takes(text) === null) throw unexpected(expression, peek(), `"${text}"`);
  };

  function sum(): FormulaNode {
    depth += 1;
    if (depth > deepest) throw new PlumblineError('bad-input', `A formula may nest ${deepest} levels deep.`);
    let left = product();
    for (let token = takes('+') ?? takes('-'); token !== null; token = takes('+') ?? takes('-')) {
      left = { kind: 'binary', operator: token.text === '+' ? '+' : '-', left, right: product(), at: token.at };
    }
    depth -= 1;
    return left;
  }

  function product(): FormulaNode {
    let left = unary();
    for (let token = takes('*') ?? takes('/'); token !== null; token = takes('*') ?? takes('/')) {
      left = { kind: 'binary', operator: token.text === '*' ? '*' : '/', left, right: unary(), at: token.at };
    }
    return left;
  }

  function unary(): FormulaNode {
    const minuses: number[] = [];
    for (let token = takes('-'); token !== null; token = takes('-')) minuses.push(token.at);
    return minuses.reduceRight<FormulaNode>((operand, at) => ({ kind: 'negate', operand, at }), power());
  }

  function power(): FormulaNode {
    const base = primary();
    const token = takes('^');
    if (token === null) return base;
    depth += 1;
    if (depth > deepest) throw new PlumblineError('bad-input', `A formula may nest ${deepest} levels deep.`);
    const right = unary();
    depth -= 1;
    return { kind: 'binary', operator: '^', left: base, right, at: token.at };
  }

  function primary(): FormulaNode {
    const token = take();
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text), text: token.text, at: token.at };
    if (token.kind === 'name')
      return takes('(') === null ? { kind: 'name', name: token.text, at: token.at } : call(token);
    if (token.text !== '(') throw unexpected(expression, token, 'a number, a name or "("');
    const inner = sum();
    expect(')');
    return inner;
  }

  function call(name: Token): FormulaNode {
    const args: FormulaNode[] = [];
    if (takes(')') !== null) return { kind: 'call', name: name.text, args, at: name.at };
    do args.push(sum());
    while (takes(',') !== null);
    expect(')');
    return { kind: 'call', name: name.text, args, at: name.at };
  }

  const tree = sum();
  if (peek().kind !== 'end') throw unexpected(expression, peek(), 'an operator');
  return tree;
}

/** The names a formula reads, each once, in order of appearance; function names are not among them. */
export function formulaNames(node: FormulaNode): readonly string[] {
  if (node.kind === 'number') return [];
  if (node.kind === 'name') return [node.name];
  if (node.kind === 'negate') return formulaNames(node.operand);
  const parts = node.kind === 'call' ? node.args : [node.left, node.right];
  return [...new Set(parts.flatMap((part) => formulaNames(part)))];
}

function tokenize(expression: string): readonly Token[] {
  const tokens: Token[] = [];
  const end = expression.trimEnd().length;
  for (let at = 0; at < end; at = tokenPattern.lastIndex) {
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(expression);
    if (match === null) {
      const bad = at + expression.slice(at).search(/\S/);
      throw unexpected(
        expression,
        { kind: 'symbol', text: expression.charAt(bad), at: bad },
        'a number, name or operator',
      );
    }
    const [whole, number, name, symbol] = match;
    const text = number ?? name ?? symbol ?? '';
    const kind = number !== undefined ? 'number' : name !== undefined ? 'name' : 'symbol';
    tokens.push({ kind, text, at: at + whole.length - text.length });
  }
  return tokens;
}

function unexpected(expression: string, token: Token, wanted: string): PlumblineError {
  const found = token.kind === 'end' ? 'its end' : `"${token.text}"`;
  return new PlumblineError(
    'bad-input',
    `The formula has ${found} at position ${token.at} where ${wanted} should stand.`,
    {
      expression,
      at: token.at,
    },
  );
}
