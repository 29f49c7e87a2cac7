import { compare, mapTerm, number, opposite, writeTerm, type Comparison, type Term } from '../term.ts';

/** Spans that are one and the same: 52 weeks are 252 sessions, the Chinese year line is 250. */
function usualSpan(n: number): number {
  return n >= 240 && n <= 260 ? 252 : n;
}

const spanned: ReadonlySet<string> = new Set(['highest', 'lowest', 'ROC', 'HV', 'SMA', 'zscore']);

const flipped: Readonly<Record<string, Comparison>> = {
  '>': '<',
  '<': '>',
  '>=': '<=',
  '<=': '>=',
  '==': '==',
  '!=': '!=',
};

/** Strict and not strict are one. */
function loose(op: Comparison): Comparison {
  return op === '>=' ? '>' : op === '<=' ? '<' : op;
}

/** `of` stands as far outside as it can: of(X, SMA(close,5)) for SMA(of(X, close), 5). */
function ownerOf(term: Term): string | null {
  return term.is === 'of' ? term.whose : null;
}

function pullOut(term: Term): Term {
  if (term.is === 'call' && term.name !== 'ratio' && term.name !== 'spread') {
    const owners = new Set(term.args.filter(({ is }) => is !== 'number').map(ownerOf));
    const [owner] = owners;
    const [first] = term.args.filter(({ is }) => is === 'of');
    if (owners.size !== 1 || owner === null || owner === undefined || first?.is !== 'of') return term;
    return {
      is: 'of',
      whose: first.whose,
      of: { ...term, args: term.args.map((arg) => (arg.is === 'of' ? arg.of : arg)) },
    };
  }
  if (term.is === 'ago' && term.of.is === 'of') return { ...term.of, of: { ...term, of: term.of.of } };
  return term;
}

/** `of` on a whole condition stands on each of its sides. */
function pushIn(whose: Extract<Term, { is: 'of' }>['whose'], term: Term): Term {
  const inside = (part: Term): Term => pushIn(whose, part);
  switch (term.is) {
    case 'number':
      return term;
    case 'and':
    case 'or':
      return { ...term, args: term.args.map(inside) };
    case 'not':
      return { ...term, of: inside(term.of) };
    case 'compare':
    case 'sum':
      return { ...term, left: inside(term.left), right: inside(term.right) };
    case 'between':
      return { ...term, of: inside(term.of), low: inside(term.low), high: inside(term.high) };
    case 'call':
      if (term.name === 'crossesAbove' || term.name === 'crossesBelow') return { ...term, args: term.args.map(inside) };
      return { is: 'of', whose, of: term };
    default:
      return { is: 'of', whose, of: term };
  }
}

/** x / y - 1 < c says x < y · (1 + c). */
function unfold(left: Term, op: Comparison, right: Term): Term {
  if (
    right.is === 'number' &&
    left.is === 'sum' &&
    left.op === '-' &&
    left.right.is === 'number' &&
    left.left.is === 'sum'
  ) {
    const { op: inner, left: x, right: y } = left.left;
    if (inner === '/')
      return compare(op, x, { is: 'sum', op: '*', left: y, right: number(left.right.value + right.value) });
  }
  return compare(op, left, right);
}

function sides(left: Term, op: Comparison, right: Term): Term {
  const isSwapped = left.is === 'number' || (right.is !== 'number' && writeTerm(left) > writeTerm(right));
  return isSwapped ? compare(loose(flipped[op]!), right, left) : compare(loose(op), left, right);
}

function product(left: Term, right: Term): Term {
  if (left.is === 'number' && right.is === 'number') return number(left.value * right.value);
  const [first, second] =
    left.is === 'number' || (right.is !== 'number' && writeTerm(left) <= writeTerm(right))
      ? [left, right]
      : [right, left];
  if (first!.is === 'number' && first!.value === 1) return second!;
  return { is: 'sum', op: '*', left: first!, right: second! };
}

/** One form for all ways to write the same. `isState` takes a crossing for the state after it. */
export function canonical(term: Term, isState = false): Term {
  const again = (part: Term): Term => canonical(part, isState);
  switch (term.is) {
    case 'number':
      return number(Number(term.value.toPrecision(6)));
    case 'name':
      return term;
    case 'call': {
      const args = term.args.map((arg, at) =>
        arg.is === 'number' && at > 0 && spanned.has(term.name) ? number(usualSpan(arg.value)) : again(arg),
      );
      if (isState && (term.name === 'crossesAbove' || term.name === 'crossesBelow'))
        return sides(args[0]!, term.name === 'crossesAbove' ? '>' : '<', args[1]!);
      return pullOut({ ...term, args });
    }
    case 'of': {
      const inner = again(term.of);
      return sorted(pushIn(term.whose, inner));
    }
    case 'ago':
      return pullOut({ ...term, of: again(term.of) });
    case 'sum': {
      const [left, right] = [again(term.left), again(term.right)];
      if (term.op === '*') return product(left, right);
      if (term.op === '+' && writeTerm(left) > writeTerm(right)) return { ...term, left: right, right: left };
      return { ...term, left, right };
    }
    case 'compare': {
      const made = unfold(term.left, term.op, term.right);
      if (made.is !== 'compare') return made;
      return sides(again(made.left), made.op, again(made.right));
    }
    case 'between': {
      const of = again(term.of);
      return { is: 'between', of, low: again(term.low), high: again(term.high) };
    }
    case 'in':
      return {
        ...term,
        of: again(term.of),
        list: term.list.map(again).toSorted((a, b) => (writeTerm(a) < writeTerm(b) ? -1 : 1)),
      };
    case 'not': {
      const inner = opposite(term.of);
      return inner.is === 'not' ? { is: 'not', of: again(inner.of) } : again(inner);
    }
    default: {
      const args = term.args.map(again).flatMap((part) => (part.is === term.is ? part.args : [part]));
      const texts = [...new Map(args.map((part) => [writeTerm(part), part])).entries()].toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      );
      return texts.length === 1 ? texts[0]![1] : { is: term.is, args: texts.map(([, part]) => part) };
    }
  }
}

function sorted(term: Term): Term {
  if (term.is === 'compare') return sides(term.left, term.op, term.right);
  if (term.is === 'and' || term.is === 'or') {
    const args = term.args.map((part) => sorted(part)).toSorted((a, b) => (writeTerm(a) < writeTerm(b) ? -1 : 1));
    return { ...term, args };
  }
  return term;
}

/** Whose own series it is goes without saying: `of(X, …)` is `…` where X alone is traded. */
export function withoutOwner(term: Term, owner: string | null): Term {
  if (owner === null) return term;
  return mapTerm(term, (part) => (part.is === 'of' && part.whose === owner ? withoutOwner(part.of, owner) : null));
}
