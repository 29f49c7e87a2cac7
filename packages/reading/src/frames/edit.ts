import type { InstrumentId } from '@plumbline/model/instrument';
import type { Action } from '../grammar/actions.ts';
import type { Removal, Swap } from '../grammar/edits.ts';
import type { Exclusion, Group } from '../grammar/groups.ts';
import type { Sizing } from '../grammar/sizing.ts';
import type { Stop } from '../grammar/stops.ts';
import { applyBound } from '../grammar/conditions.ts';
import type { Bound, Condition, Operand } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { DraftRule, Question, StrategyParts } from '../reading.ts';
import { all, call, mapTerm, number, someTerm, writeTerm, type Series, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { FrameInput, FrameReader, FrameResult } from './frame-reader.ts';
import { whoseListing } from './mentions.ts';
import { selectionOf } from './selection.ts';

type Rules = readonly DraftRule[];
type Mode = 'none' | 'change' | 'add' | 'remove';

const ruleSlots = ['entry', 'exit', 'short', 'cover'] as const;
const averages: ReadonlySet<string> = new Set(['SMA', 'EMA', 'HMA']);

function mapRules(parts: StrategyParts, change: (term: Term) => Term): StrategyParts {
  const each = (rules: Rules): Rules => rules.map((one) => ({ ...one, when: change(one.when) }));
  return {
    ...parts,
    entry: each(parts.entry),
    exit: each(parts.exit),
    short: each(parts.short),
    cover: each(parts.cover),
    filters: parts.filters.map(change),
  };
}

function termsOf(parts: StrategyParts): readonly Term[] {
  return [...ruleSlots.flatMap((slot) => parts[slot].map(({ when }) => when)), ...parts.filters];
}

/** Where a number stands: the name of what it belongs to, such as `SMA` or `RSI <`. */
function rolesOf(parts: StrategyParts, value: number): readonly string[] {
  const roles = new Set<string>();
  for (const term of termsOf(parts))
    someTerm(term, (part) => {
      if (part.is === 'call')
        for (const arg of part.args) if (arg.is === 'number' && arg.value === value) roles.add(part.name);
      if (part.is === 'compare' && part.right.is === 'number' && part.right.value === value)
        roles.add(`${writeTerm(part.left)} ${part.op}`);
      return false;
    });
  for (const stop of parts.stops) if (stop.split(/[ %]/u).some((word) => word === String(value))) roles.add(stop);
  return [...roles];
}

function periodsOf(parts: StrategyParts): readonly number[] {
  const found = new Set<number>();
  for (const term of termsOf(parts))
    someTerm(term, (part) => {
      const last = part.is === 'call' && averages.has(part.name) ? part.args.at(-1) : undefined;
      if (last?.is === 'number') found.add(last.value);
      return false;
    });
  return [...found].toSorted((a, b) => a - b);
}

function withNumber(parts: StrategyParts, from: number, to: number): StrategyParts {
  return mapRules(parts, (term) =>
    mapTerm(term, (part) => (part.is === 'number' && part.value === from ? number(to) : null)),
  );
}

/** What one text does to the open strategy; every path it does not name stays. */
class Editing {
  parts: StrategyParts;
  readonly used = new Set<Edge>();
  readonly changes: string[] = [];
  readonly conditions: Condition[] = [];
  readonly mentions: InstrumentId[] = [];
  readonly groups: Group[] = [];
  readonly exclusions: Exclusion[] = [];
  mode: Mode = 'none';
  hasCue = false;
  question: Question | undefined;
  private subject: Operand | null;
  private pending: Condition[] = [];
  /** An action whose condition has not been said yet. */
  private awaiting: Action | null = null;
  private readonly listing: ReturnType<typeof whoseListing>;

  constructor(parts: StrategyParts, listing: ReturnType<typeof whoseListing>) {
    this.parts = parts;
    this.listing = listing;
    const [first] = parts.entry.flatMap(({ when }) => leftsOf(when));
    this.subject = first === undefined ? null : { term: first, unit: 'plain' };
  }

  ask(about: string): void {
    this.question ??= { about, text: about, choices: [] };
  }

  private set(slot: keyof StrategyParts, value: string, edge: Edge): void {
    this.parts = { ...this.parts, [slot]: value };
    this.changes.push(`${slot} ${value}`);
    this.used.add(edge);
  }

  private stop(text: string, edge: Edge): void {
    const [kind] = text.split(' ');
    const rest = this.parts.stops.filter((one) => !one.startsWith(`${kind} `));
    this.parts = { ...this.parts, stops: [...rest, text] };
    this.changes.push(text);
    this.used.add(edge);
  }

  private removal({ what }: Removal, edge: Edge): void {
    const rest = this.parts.stops.filter((one) => !one.startsWith(`${what} `));
    if (rest.length === this.parts.stops.length) this.ask(what);
    this.parts = { ...this.parts, stops: rest };
    this.changes.push(`remove ${what}`);
    this.used.add(edge);
  }

  private swap(swap: Swap, edge: Edge): void {
    this.used.add(edge);
    if (swap.is === 'period') {
      const has = termsOf(this.parts).some((term) =>
        someTerm(term, (part) => part.is === 'call' && part.name === swap.indicator),
      );
      if (!has) return this.ask(swap.indicator);
      this.parts = mapRules(this.parts, (term) => withPeriod(term, swap.indicator, swap.to));
      if (this.subject !== null)
        this.subject = { ...this.subject, term: withPeriod(this.subject.term, swap.indicator, swap.to) };
      this.changes.push(`${swap.indicator} ${swap.to}`);
      return undefined;
    }
    const periods = periodsOf(this.parts);
    const from = swap.is === 'value' ? swap.from : swap.which === 'slow' ? periods.at(-1) : periods[0];
    if (from === undefined || (swap.is === 'line' && periods.length < 2)) return this.ask('which average');
    const roles = rolesOf(this.parts, from);
    if (roles.length === 0) return this.ask(`there is no ${from}`);
    if (roles.length > 1 && !roles.every((role) => averages.has(role))) return this.ask(`which ${from}`);
    if (this.parts.stops.includes(roles[0]!)) {
      const stops = this.parts.stops.map((one) =>
        one === roles[0] ? one.replace(new RegExp(`\\b${from}\\b`, 'u'), String(swap.to)) : one,
      );
      this.parts = { ...this.parts, stops };
    } else this.parts = withNumber(this.parts, from, swap.to);
    this.changes.push(`${from} -> ${swap.to}`);
    return undefined;
  }

  take(edge: Edge): void {
    const { symbol, value } = edge;
    switch (symbol) {
      case 'edit:change':
      case 'edit:add':
      case 'edit:remove':
        this.mode = symbol.slice('edit:'.length) as Mode;
        this.hasCue = true;
        this.used.add(edge);
        return undefined;
      case 'sizing':
        return this.set('sizing', (value as Sizing).text, edge);
      case 'schedule':
        return this.set('rebalance', (value as Sizing).text, edge);
      case 'bar':
        return this.set('bar', (value as Meaning).id, edge);
      case 'stop':
      case 'holding':
        return this.stop((value as Stop).text, edge);
      case 'removal':
        if (this.mode === 'remove') this.ask('removal');
        this.hasCue = true;
        return this.removal(value as Removal, edge);
      case 'swap':
        this.hasCue = true;
        return this.swap(value as Swap, edge);
      case 'smoothing':
        this.parts = mapRules(this.parts, (term) =>
          mapTerm(term, (part) =>
            part.is === 'call' && averages.has(part.name) ? call(value as string, ...part.args) : null,
          ),
        );
        this.changes.push(`averages ${String(value)}`);
        this.used.add(edge);
        return undefined;
      case 'topMany':
        return this.topMany(value as number, edge);
      case 'instead':
        this.used.add(edge);
        return undefined;
      case 'since':
        return this.set('period', `${String(value)}-01-01..`, edge);
      case 'instrument':
        return this.mention(value as Mention, edge);
      case 'traded':
        for (const one of value as readonly Mention[]) this.mention(one, edge);
        return undefined;
      case 'group':
      case 'groups':
        this.groups.push(...(symbol === 'group' ? [value as Group] : (value as readonly Group[])));
        this.used.add(edge);
        return undefined;
      case 'exclusion':
        this.exclusions.push(value as Exclusion);
        this.used.add(edge);
        return undefined;
      case 'operand':
        this.subject = value as Operand;
        return undefined;
      case 'bound': {
        const made = this.subject === null ? null : applyBound(this.subject, value as Bound);
        return made === null ? undefined : this.condition(made, edge);
      }
      case 'condition':
      case 'barred':
        return this.condition(value as Condition, edge);
      case 'fn:instead':
        if (this.mode === 'none') this.mode = 'change';
        this.hasCue = true;
        this.used.add(edge);
        return undefined;
      case 'logic:only':
      case 'logic:when':
        this.used.add(edge);
        return undefined;
      case 'logic:and':
      case 'fn:enough':
      case 'fn:filterWord':
      case 'fn:same':
        this.used.add(edge);
        return undefined;
      case 'action':
        return this.rule(value as Action, edge);
      default:
        return undefined;
    }
  }

  /** A rule said anew takes the place of the one of its side; the same value beyond another number, of that number. */
  private rule({ does, whose }: Action, edge: Edge): void {
    const slot = does === 'buy' || does === 'hold' ? 'entry' : does === 'sell' || does === 'flat' ? 'exit' : null;
    const said = this.pending;
    if (said.length === 0 && slot !== null && whose === undefined && this.awaiting === null) {
      this.awaiting = { does };
      this.used.add(edge);
      return undefined;
    }
    if (slot === null || whose !== undefined || said.length === 0) return this.ask('rule');
    this.used.add(edge);
    const terms = said.map(({ term }) => term);
    for (const one of said) this.conditions.splice(this.conditions.indexOf(one), 1);
    this.pending = [];
    const [rule] = this.parts[slot];
    if (rule === undefined || terms.length > 1 || this.mode === 'add' || this.mode === 'remove')
      return this.ask('rule');
    const [term] = terms;
    const changed = mapTerm(rule.when, (part) => (isSameTest(part, term!) ? term! : null));
    const isPart = writeTerm(changed) !== writeTerm(rule.when);
    if (!isPart && (rule.when.is === 'and' || rule.when.is === 'or')) return this.ask('which condition it replaces');
    this.parts = { ...this.parts, [slot]: [{ ...rule, when: isPart ? changed : term! }] };
    this.changes.push(`${slot} ${writeTerm(term!)}`);
    return undefined;
  }

  private condition(value: Condition, edge: Edge): void {
    if (someTerm(value.term, (part) => part.is === 'call' && part.name === 'crosses')) this.ask('which way it crosses');
    this.pending.push(value);
    this.conditions.push(value);
    this.used.add(edge);
    const { awaiting } = this;
    if (awaiting === null) return;
    this.awaiting = null;
    this.rule(awaiting, edge);
  }

  private mention({ ids }: Mention, edge: Edge): void {
    this.mentions.push(this.listing.of(ids) as InstrumentId);
    this.used.add(edge);
  }

  private topMany(count: number, edge: Edge): void {
    const { rank } = this.parts;
    if (rank === null) return;
    this.set('rank', rank.replace(/^(top|bottom) [\d.]+%?/u, `$1 ${count}`), edge);
  }

  /** Conditions, names and groups, once all of the text is known. */
  finish(): void {
    if (this.awaiting !== null) this.ask('rule');
    const { parts } = this;
    const isSelection = parts.rank !== null || parts.universe?.is === 'index' || parts.universe?.is === 'market';
    const terms = this.conditions.map(({ term, whose }): Term =>
      whose === undefined ? term : { is: 'of', whose: this.listing.of(whose) as Series, of: term },
    );
    if (terms.length > 0) {
      this.changes.push(...terms.map((term) => `+ ${writeTerm(term)}`));
      if (isSelection) this.parts = { ...this.parts, filters: [...this.parts.filters, ...terms] };
      else
        this.parts = {
          ...this.parts,
          entry: this.parts.entry.map((one) => ({ ...one, when: all([one.when, ...terms]) })),
        };
      if (this.mode === 'remove' || this.mode === 'change') this.ask('which condition it replaces');
    }
    if (this.mentions.length > 0) {
      const known = this.parts.universe?.is === 'instruments' ? this.parts.universe.ids : null;
      if (known === null) this.ask('universe');
      if (this.mode === 'remove') {
        const ids = (known ?? []).filter((id) => !this.mentions.includes(id));
        if (ids.length === 0) this.ask('instrument');
        this.parts = { ...this.parts, universe: { is: 'instruments', ids } };
      } else {
        const ids = this.mode === 'add' ? [...new Set([...(known ?? []), ...this.mentions])] : this.mentions;
        if (this.mode === 'none') this.ask('instead or as well');
        this.parts = { ...this.parts, universe: { is: 'instruments', ids } };
      }
      this.changes.push(`universe ${this.mentions.join(', ')}`);
    }
    if (this.groups.length > 0 || this.exclusions.length > 0) this.select(isSelection);
  }

  private select(isSelection: boolean): void {
    const chosen = selectionOf(this.groups, this.exclusions, 'US');
    if (chosen === null || !isSelection) return this.ask('universe');
    const isWhole = this.groups.some(({ field }) => field === 'index' || field === 'market' || field === 'board');
    if (isWhole) {
      const rank = this.parts.rank?.replace(/ within .*$/u, ` within ${chosen.within}`) ?? null;
      this.parts = { ...this.parts, universe: chosen.universe, rank };
      this.changes.push(`universe ${chosen.within}`);
    }
    this.parts = { ...this.parts, filters: [...this.parts.filters, ...chosen.filters] };
    this.changes.push(...chosen.filters.map((term) => `+ ${writeTerm(term)}`));
    return undefined;
  }
}

function leftsOf(term: Term): readonly Term[] {
  if (term.is === 'and' || term.is === 'or') return term.args.flatMap(leftsOf);
  return term.is === 'compare' ? [term.left] : [];
}

function isSameTest(one: Term, other: Term): boolean {
  return (
    one.is === 'compare' &&
    other.is === 'compare' &&
    one.op === other.op &&
    writeTerm(one.left) === writeTerm(other.left)
  );
}

function withPeriod(term: Term, indicator: string, to: number): Term {
  return mapTerm(term, (part) => {
    if (part.is !== 'call' || part.name !== indicator) return null;
    const [, ...rest] = part.args;
    return call(indicator, number(to), ...rest);
  });
}

function readEdit(input: FrameInput): FrameResult | null {
  const { open } = input.context;
  if (open === undefined) return null;
  const listing = whoseListing(input.context);
  const editing = new Editing(open, listing);
  for (const edge of input.phrases) editing.take(edge);
  editing.finish();
  if (editing.changes.length === 0 && editing.question === undefined) return null;
  const isRule = input.phrases.some(({ symbol }) => symbol === 'action');
  if (listing.question !== undefined) editing.ask(listing.question);
  return {
    frame: { act: 'edit', changes: editing.changes, strategy: editing.parts },
    used: editing.used,
    ...(editing.question !== undefined && { question: editing.question }),
    assumed: listing.assumed,
    votes: editing.hasCue ? 30 : isRule ? 0 : 20,
  };
}

export const editReader: FrameReader = {
  act: 'edit',
  isFor: ({ open, box }) => open !== undefined && box !== 'screen',
  standing: [
    'swap',
    'removal',
    'smoothing',
    'topMany',
    'instead',
    'since',
    'barred',
    'edit:change',
    'edit:add',
    'edit:remove',
    'fn:enough',
    'fn:instead',
    'fn:filterWord',
    'fn:same',
  ],
  read: readEdit,
};
