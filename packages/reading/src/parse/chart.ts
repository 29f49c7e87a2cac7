/** A piece of text that has been read as something. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  /** What kind of thing: `metric`, `quantity`, `condition`, or a word of the grammar such as `rel:>`. */
  readonly symbol: string;
  readonly value: unknown;
  readonly cost: number;
  /** The parts it was made of; none for a word. */
  readonly parts: readonly Edge[];
}

/** One way to put parts together. `make` may refuse what does not fit by giving null. */
export interface Rule {
  readonly result: string;
  /** Symbols in order; one that ends in `?` may be missing. */
  readonly parts: readonly string[];
  readonly make: (...values: readonly unknown[]) => unknown;
  /** Added to the costs of the parts; what several rules can read goes to the cheapest. */
  readonly cost: number;
}

/** Rules that begin alike share their beginnings: what may follow a row of symbols, and the rules that end there. */
interface Node {
  readonly next: Map<string, Node>;
  readonly ends: Ending[];
}

export type Grammar = Node;

interface Ending {
  readonly rule: Rule;
  /** Place of each symbol in the rule's list. */
  readonly places: readonly number[];
}

/** A row of edges that begins some rules, and where in the grammar it stands. */
interface Active {
  readonly from: number;
  readonly node: Node;
  readonly done: readonly Edge[];
  readonly cost: number;
}

interface Finished extends Omit<Active, 'node'> {
  readonly ending: Ending;
}

/** Edges of one kind kept in one place of the chart, cheapest first. */
const widest = 3;
/** Edges of all kinds kept in one place. */
const mostInCell = 40;

interface Production extends Ending {
  readonly symbols: readonly string[];
}

/** A rule in every form with and without what may be missing. */
function productionsOf(rule: Rule): readonly Production[] {
  let forms: { symbols: readonly string[]; places: readonly number[] }[] = [{ symbols: [], places: [] }];
  for (const [place, part] of rule.parts.entries()) {
    const isOptional = part.endsWith('?');
    const names = (isOptional ? part.slice(0, -1) : part).split('|');
    forms = forms.flatMap(({ symbols, places }) => [
      ...names.map((name) => ({ symbols: [...symbols, name], places: [...places, place] })),
      ...(isOptional ? [{ symbols, places }] : []),
    ]);
  }
  return forms.filter(({ symbols }) => symbols.length > 0).map(({ symbols, places }) => ({ rule, symbols, places }));
}

export function compileGrammar(rules: readonly Rule[]): Grammar {
  const root: Node = { next: new Map(), ends: [] };
  for (const { symbols, rule: made, places } of rules.flatMap(productionsOf)) {
    let node = root;
    for (const symbol of symbols) {
      const next: Node = node.next.get(symbol) ?? { next: new Map(), ends: [] };
      node.next.set(symbol, next);
      node = next;
    }
    node.ends.push({ rule: made, places });
  }
  return root;
}

/** What a grammar can make of a stretch by the symbol it begins with. */
interface Makes {
  /** Symbols that rules have behind their first: nothing ever waits for the others. */
  readonly waitedFor: ReadonlySet<string>;
  readonly bySymbol: Map<string, ReadonlySet<string>>;
}

const makesOfGrammar = new WeakMap<Grammar, Makes>();

const symbolsIn = ({ next }: Node): readonly string[] => [
  ...next.keys(),
  ...[...next.values()].flatMap((node) => symbolsIn(node)),
];

const resultsIn = ({ next, ends }: Node): readonly string[] => [
  ...ends.map(({ rule: made }) => made.result),
  ...[...next.values()].flatMap((node) => resultsIn(node)),
];

function makesOf(grammar: Grammar, symbol: string): ReadonlySet<string> {
  const makes = makesOfGrammar.get(grammar) ?? {
    waitedFor: new Set([...grammar.next.values()].flatMap(symbolsIn)),
    bySymbol: new Map(),
  };
  makesOfGrammar.set(grammar, makes);
  const known = makes.bySymbol.get(symbol);
  if (known !== undefined) return known;
  const made = new Set([symbol]);
  // A set goes through what is added on the way.
  for (const one of made) {
    const first = grammar.next.get(one);
    if (first !== undefined) for (const result of resultsIn(first)) made.add(result);
  }
  const waited = new Set([...made].filter((one) => makes.waitedFor.has(one)));
  makes.bySymbol.set(symbol, waited);
  return waited;
}

/** What may begin in each place: a row that waits there for anything else waits in vain. */
function beginningsOf(grammar: Grammar, words: readonly Edge[]): ReadonlyMap<number, ReadonlySet<string>> {
  const beginnings = new Map<number, Set<string>>();
  for (const { from, symbol } of words) {
    const there = beginnings.get(from) ?? new Set<string>();
    beginnings.set(from, there);
    for (const one of makesOf(grammar, symbol)) there.add(one);
  }
  return beginnings;
}

/** A rule in one line: `rule('quantity', 'number unit:percent', (amount) => …)`. */
export function rule(result: string, parts: string, make: (...values: never[]) => unknown, cost = 0.1): Rule {
  return { result, parts: parts.split(' '), make: make as Rule['make'], cost };
}

function complete({ ending: { rule: made, places }, done, from, cost }: Finished, to: number): Edge | null {
  const values: unknown[] = Array.from({ length: made.parts.length });
  for (const [at, place] of places.entries()) values[place] = done[at]!.value;
  const value = made.make(...values);
  if (value === null || value === undefined) return null;
  return { from, to, symbol: made.result, value, cost: cost + made.cost, parts: done };
}

function pushSorted(list: Edge[], edge: Edge): boolean {
  const at = list.findIndex(({ cost }) => cost > edge.cost);
  if (at === -1) {
    if (list.length >= widest) return false;
    list.push(edge);
    return true;
  }
  list.splice(at, 0, edge);
  if (list.length > widest) list.pop();
  return true;
}

function grouped(edges: readonly Edge[], placeOf: (edge: Edge) => number): ReadonlyMap<number, readonly Edge[]> {
  const groups = new Map<number, Edge[]>();
  for (const edge of edges) {
    const group = groups.get(placeOf(edge));
    if (group === undefined) groups.set(placeOf(edge), [edge]);
    else group.push(edge);
  }
  return groups;
}

/**
 * Reads a run of words from left to right, keeping everything that any rule can make of any stretch of it. Places are
 * offsets into the text; an edge ends where the next word starts.
 */
export function parseChart(grammar: Grammar, words: readonly Edge[]): readonly Edge[] {
  const starts = [...new Set(words.map(({ from }) => from))].toSorted((a, b) => a - b);
  const ends = [...new Set(words.map(({ to }) => to))].toSorted((a, b) => a - b);
  const wordsTo = grouped(words, ({ to }) => to);
  const found: Edge[] = [];
  const beginnings = beginningsOf(grammar, words);
  const waiting: Waiting = new Map();
  for (const end of ends) {
    const pending = new Map<number, Finished[]>();
    const beginning = beginnings.get(end);
    const wordsFrom = grouped(wordsTo.get(end) ?? [], ({ from }) => from);
    for (const start of starts.toReversed()) {
      const own = wordsFrom.get(start) ?? [];
      const begun = pending.get(start) ?? [];
      if (start >= end || (own.length === 0 && begun.length === 0)) continue;
      const kept = new Map<string, Edge[]>();
      const queue: Edge[] = [];
      const offer = (edge: Edge): void => {
        const list = kept.get(edge.symbol) ?? [];
        if (list.length === 0) kept.set(edge.symbol, list);
        if (kept.size <= mostInCell && pushSorted(list, edge)) queue.push(edge);
      };
      for (const word of own) offer(word);
      for (const active of begun) {
        const edge = complete(active, end);
        if (edge !== null) offer(edge);
      }
      for (let at = 0; at < queue.length; at += 1) {
        const edge = queue[at]!;
        for (const ending of grammar.next.get(edge.symbol)?.ends ?? []) {
          const made = complete({ from: start, ending, done: [edge], cost: edge.cost }, end);
          if (made !== null && !repeats(made)) offer(made);
        }
      }
      for (const [symbol, edges] of kept) {
        const first = grammar.next.get(symbol);
        const before = waiting.get(start)?.get(symbol) ?? [];
        for (const edge of edges) {
          found.push(edge);
          if (first !== undefined && beginning !== undefined)
            wait(waiting, end, { from: start, node: first, done: [edge], cost: edge.cost }, beginning);
          for (const { from, node, done, cost } of before) {
            const next = { from, node, done: [...done, edge], cost: cost + edge.cost };
            for (const ending of node.ends) {
              const list = pending.get(from);
              const finished = { from, done: next.done, cost: next.cost, ending };
              if (list === undefined) pending.set(from, [finished]);
              else list.push(finished);
            }
            if (beginning !== undefined) wait(waiting, end, next, beginning);
          }
        }
      }
    }
  }
  return found;
}

/** A chain of rules over one and the same stretch must not come back to where it was. */
function repeats(edge: Edge): boolean {
  let [inner] = edge.parts;
  while (inner !== undefined && inner.from === edge.from && inner.to === edge.to) {
    if (inner.symbol === edge.symbol) return true;
    if (inner.parts.length !== 1) return false;
    [inner] = inner.parts;
  }
  return false;
}

/** What is begun, by where it ends and which symbol takes it on, each standing where that symbol leads. */
type Waiting = Map<number, Map<string, Active[]>>;

/** Rows begun in one place that wait for one symbol. */
const mostWaiting = 96;

function wait(
  waiting: Waiting,
  end: number,
  { from, node: { next }, done, cost }: Active,
  beginning: ReadonlySet<string>,
): void {
  if (next.size === 0) return;
  const there = waiting.get(end) ?? new Map<string, Active[]>();
  if (there.size === 0) waiting.set(end, there);
  const push = (symbol: string, node: Node): void => {
    const list = there.get(symbol);
    if (list === undefined) there.set(symbol, [{ from, node, done, cost }]);
    else if (list.length < mostWaiting) list.push({ from, node, done, cost });
  };
  if (next.size <= beginning.size) {
    for (const [symbol, node] of next) if (beginning.has(symbol)) push(symbol, node);
  } else {
    for (const symbol of beginning) {
      const node = next.get(symbol);
      if (node !== undefined) push(symbol, node);
    }
  }
}

/** The words an edge was made of, in order. */
export function leavesOf(edge: Edge): readonly Edge[] {
  const leaves: Edge[] = [];
  const visit = (one: Edge): void => {
    if (one.parts.length === 0) leaves.push(one);
    else for (const part of one.parts) visit(part);
  };
  visit(edge);
  return leaves;
}
