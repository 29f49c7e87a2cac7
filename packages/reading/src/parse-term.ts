import { ago, call, compare, named, not, number, sum, type Comparison, type Term } from './term.ts';

const token =
  /\s*(?:(\d+(?:\.\d+)?(?:e\d+)?(?:%|y\b)?)|((?:US|SH|SZ|BJ|HK|CRYPTO|INDEX|MACRO|MARKET):[A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9]|(?:US|HK):[A-Za-z0-9])|([A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*)|("[^"]*")|(>=|<=|==|!=|[-+*/<>()[\],{}]))/y;

interface Token {
  readonly is: 'number' | 'id' | 'name' | 'text' | 'mark';
  readonly text: string;
}

function tokensOf(text: string): readonly Token[] {
  const found: Token[] = [];
  token.lastIndex = 0;
  const trimmed = text.trimEnd();
  while (token.lastIndex < trimmed.length) {
    const at = token.lastIndex;
    const match = token.exec(trimmed);
    if (match === null) throw new Error(`cannot read "${trimmed.slice(at, at + 20)}" of "${text}"`);
    const kinds = ['number', 'id', 'name', 'text', 'mark'] as const;
    const place = kinds.findIndex((_, index) => match[index + 1] !== undefined);
    found.push({ is: kinds[place]!, text: match[place + 1]! });
  }
  return found;
}

function numberOf(text: string): number {
  if (text.endsWith('%')) return Number(text.slice(0, -1)) / 100;
  return Number(text.replace(/y$/u, ''));
}

/** Reads a term back from the notation of `writeTerm`. */
export function parseTerm(text: string): Term {
  const tokens = tokensOf(text);
  let at = 0;
  const peek = (): string => tokens[at]?.text ?? '';
  const eat = (wanted: string): void => {
    if (peek() !== wanted) throw new Error(`expected ${wanted}, not ${peek()}, in "${text}"`);
    at += 1;
  };
  const list = (close: string): Term[] => {
    const items: Term[] = [];
    while (peek() !== close) {
      items.push(or());
      if (peek() === ',') at += 1;
    }
    eat(close);
    return items;
  };
  const or = (): Term => joined('or', and);
  const and = (): Term => joined('and', negation);
  const joined = (is: 'and' | 'or', part: () => Term): Term => {
    const args = [part()];
    while (peek() === is) {
      at += 1;
      args.push(part());
    }
    return args.length === 1 ? args[0]! : { is, args };
  };
  const negation = (): Term => {
    if (peek() !== 'not') return comparison();
    at += 1;
    return not(negation());
  };
  const comparison = (): Term => {
    const left = additive();
    const op = peek();
    if (['>', '<', '>=', '<=', '==', '!='].includes(op)) {
      at += 1;
      return compare(op as Comparison, left, additive());
    }
    if (op === 'between') {
      at += 1;
      eat('[');
      const [low, high] = list(']');
      return { is: 'between', of: left, low: low!, high: high! };
    }
    if (op !== 'in') return left;
    at += 1;
    eat('[');
    return { is: 'in', of: left, list: list(']') };
  };
  const chained = (ops: readonly string[], part: () => Term): Term => {
    let left = part();
    while (ops.includes(peek()) && tokens[at]!.is === 'mark') {
      const op = peek() as '+' | '-' | '*' | '/';
      at += 1;
      left = sum(op, left, part());
    }
    return left;
  };
  const additive = (): Term => chained(['+', '-'], multiplicative);
  const multiplicative = (): Term => chained(['*', '/'], unary);
  const unary = (): Term => {
    if (peek() !== '-') return postfix();
    at += 1;
    const inner = unary();
    return inner.is === 'number' ? number(-inner.value) : sum('-', number(0), inner);
  };
  const postfix = (): Term => {
    let term = primary();
    while (peek() === '[') {
      at += 1;
      const back = tokens[at]!.text;
      at += 1;
      eat(']');
      term = ago(term, numberOf(back), back.endsWith('y') ? 'year' : 'bar');
    }
    return term;
  };
  const primary = (): Term => {
    const current = tokens[at];
    if (current === undefined) throw new Error(`"${text}" ends too early`);
    at += 1;
    if (current.is === 'number') return number(numberOf(current.text));
    if (current.is === 'id' || current.is === 'text') return named(current.text);
    if (current.text === '(') {
      const inner = or();
      eat(')');
      return inner;
    }
    if (current.is !== 'name') throw new Error(`unexpected ${current.text} in "${text}"`);
    if (peek() !== '(') return named(current.text);
    at += 1;
    const args = list(')');
    const [whose, of] = args;
    if (current.text === 'of' && whose?.is === 'name' && of !== undefined)
      return { is: 'of', whose: whose.name as never, of };
    return call(current.text, ...args);
  };
  const whole = or();
  if (at < tokens.length) throw new Error(`"${peek()}" is left of "${text}"`);
  return whole;
}
