import type { InstrumentId } from '@plumbline/model/instrument';
import type { Action, Pair } from '../grammar/actions.ts';
import type { SideLevel } from '../grammar/edit-forms.ts';
import type { Removal, Swap, Trade } from '../grammar/edits.ts';
import type { Exclusion, Group } from '../grammar/groups.ts';
import type { Sizing } from '../grammar/sizing.ts';
import type { Reentry } from '../grammar/jargon.ts';
import type { Tail } from '../grammar/selections.ts';
import type { Lapse, Stop } from '../grammar/stops.ts';
import { applyBound } from '../grammar/relations.ts';
import type { Bound, Condition, Operand } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Question, StrategyParts } from '../reading.ts';
import { all, opposite, someTerm, writeTerm, type Series, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { changedStop, editStanding, isOpening, withStop, withWait, type StopChange } from './edit-stops.ts';
import { isMeant, leftsOf, replacedIn, withoutTest, withPeriod } from './edit-parts.ts';
import { changedByClause } from './edit-clauses.ts';
import { withGroups } from './edit-groups.ts';
import { sideOf, withLevel, withLines } from './edit-operands.ts';
import { isStay, takesAmountForValue } from './edit-shifts.ts';
import { swapped, traded } from './edit-swap.ts';
import type { FrameInput, FrameReader, FrameResult } from './frame-reader.ts';
import { whoseListing } from './mentions.ts';
import { isOfDays } from './template-rules.ts';

type Mode = 'none' | 'change' | 'add' | 'remove';

/** What one text does to the open strategy; every path it does not name stays. */
class Editing {
  parts: StrategyParts;
  readonly used = new Set<Edge>();
  readonly changes: string[] = [];
  readonly conditions: Condition[] = [];
  readonly mentions: { readonly id: InstrumentId; readonly mode: Mode }[] = [];
  readonly groups: Group[] = [];
  readonly exclusions: Exclusion[] = [];
  mode: Mode = 'none';
  hasCue = false;
  saysWhole = false;
  private isTimed = false;
  private isMore = false;
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

  ask(about: string, text = about): void {
    this.question ??= { about, text, choices: [] };
  }

  private set(slot: keyof StrategyParts, value: string, edge: Edge): void {
    if (this.mode === 'remove') this.ask(slot);
    this.parts = { ...this.parts, [slot]: value };
    this.changes.push(`${slot} ${value}`);
    this.used.add(edge);
  }

  private becomes(parts: StrategyParts, change: string, edge: Edge): void {
    // "Do not use X": what is taken out is no value to be set.
    if (this.mode === 'remove') this.ask('removal');
    this.parts = parts;
    this.changes.push(change);
    this.hasCue = true;
    this.used.add(edge);
  }

  /** Lines in the place of those of their kind. */
  private lines(said: readonly Term[], edge: Edge): void {
    const made = withLines(this.parts, said);
    if (made === null) return;
    this.becomes(made, said.map(writeTerm).join(', '), edge);
  }

  private stop(text: string, edge: Edge): void {
    const [kind, what = ''] = text.split(' ');
    if (kind === 'no') return this.removal({ what }, edge);
    this.parts = { ...this.parts, stops: withStop(this.parts.stops, text) };
    this.changes.push(text);
    this.used.add(edge);
  }

  /** A condition goes; without any way out left the strategy keeps the rest as it is. */
  private dropTest({ term, names = [], isCross }: Removal, edge: Edge): void {
    const kept = withoutTest(this.parts, (part) => isMeant(part, { term, names, isCross }));
    // "Leave out those with …": what no rule says is who is not chosen.
    if (kept === null && term !== undefined && this.parts.rank !== null) {
      const filters = [...this.parts.filters, opposite(term)];
      return this.becomes({ ...this.parts, filters }, `+ ${writeTerm(opposite(term))}`, edge);
    }
    const isReplaced = isCross === true && term?.is === 'call' && this.changes.some((one) => one.startsWith('exit '));
    if (kept === null) return isReplaced ? void this.used.add(edge) : this.ask('which condition it removes');
    if (kept.entry.length + kept.short.length + kept.filters.length === 0 && kept.rank === null) this.ask('entry');
    return this.becomes(kept, 'remove condition', edge);
  }

  private removal({ what }: Removal, edge: Edge): void {
    const isExit = what === 'exit';
    // Without another way out it would never be left.
    if (isExit && (this.parts.exit.length === 0 || this.parts.stops.length === 0)) this.ask('exit');
    const rest = this.parts.stops.filter((one) => !one.startsWith(`${what} `));
    if (!isExit && rest.length === this.parts.stops.length) this.ask(what);
    this.becomes({ ...this.parts, stops: rest, ...(isExit && { exit: [] }) }, `remove ${what}`, edge);
  }

  private swap(swap: Swap, edge: Edge): void {
    this.used.add(edge);
    const made = swapped(this.parts, swap);
    if (typeof made === 'string') return this.ask(made);
    this.parts = made.parts;
    this.changes.push(made.change);
    if (swap.is === 'period' && this.subject !== null)
      this.subject = { ...this.subject, term: withPeriod(this.subject.term, swap.indicator, swap.to) };
    return undefined;
  }

  take(edge: Edge): void {
    const { symbol, value } = edge;
    if (this.awaiting?.does === 'hold' && isStay(edge)) return undefined;
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
        this.isTimed = symbol === 'holding';
        return this.stop((value as Stop).text, edge);
      case 'stopChange': {
        const made = changedStop(this.parts.stops, value as StopChange);
        this.hasCue = true;
        return made === null ? this.ask((value as StopChange).kind) : this.stop(made, edge);
      }
      case 'constraint':
      case 'reentry': {
        const made = withWait(this.parts.constraints, value as string | Reentry);
        return made === null ? undefined : this.becomes({ ...this.parts, constraints: made }, made.join('; '), edge);
      }
      case 'fill':
        return this.set('order', (value as Meaning).name, edge);
      // "Also out after 15 days", "out if it loses 5 %": one more way out.
      case 'lapse':
      case 'outcome':
        if (this.awaiting?.does !== 'sell') return undefined;
        this.awaiting = null;
        this.hasCue ||= !this.saysWhole;
        return this.stop(symbol === 'lapse' ? `timeExit ${(value as Lapse).bars} bars` : (value as Stop).text, edge);
      case 'removal':
        if (this.mode === 'remove') this.ask('removal');
        this.hasCue = true;
        return (value as Removal).what === 'rule'
          ? this.dropTest(value as Removal, edge)
          : this.removal(value as Removal, edge);
      case 'trade': {
        const made = traded(this.parts, value as Trade, (ids) => this.listing.of(ids) as InstrumentId);
        return made === null ? this.ask('instrument') : this.becomes(made.parts, made.change, edge);
      }
      case 'swap':
        this.hasCue = true;
        return this.swap(value as Swap, edge);
      case 'topMany':
        return this.topMany(value as number, edge);
      case 'tail': {
        const { count, share } = value as Tail;
        return share ? undefined : this.topMany(count, edge);
      }
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
        return void this.used.add(edge);
      case 'exclusion':
        // "Leave out A and not B": B may be left out or kept.
        if (this.exclusions.length > 0) this.ask('what is left out');
        this.exclusions.push(value as Exclusion);
        return void this.used.add(edge);
      case 'operand':
        this.subject = value as Operand;
        return this.mode === 'change' ? this.lines([this.subject.term], edge) : undefined;
      case 'system': {
        const { fast, slow } = value as Pair;
        return this.mode === 'none' ? undefined : this.lines([fast.term, slow.term], edge);
      }
      case 'sideLevel': {
        const { side, to, from } = value as SideLevel;
        const slot = side === 'below' || side === 'above' ? sideOf(this.parts, side) : side;
        const made = slot === null ? null : withLevel(this.parts, slot, to, from);
        if (made === null) return this.ask('which condition it replaces');
        return this.becomes(made, `${side} ${to}`, edge);
      }
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
        return void this.used.add(edge);
      case 'logic:only':
      case 'logic:when':
      case 'logic:and':
      case 'onlyThen':
      case 'instead':
      case 'heading':
      case 'noise':
      case 'fn:enough':
      case 'whatever':
      case 'fn:filterWord':
      case 'fn:same':
        // A heading that names somebody says whose rules they are.
        if (symbol === 'heading' && (value as { readonly whose?: unknown }).whose !== undefined) return undefined;
        // "The condition to buy, and X": X is added to it.
        if (symbol === 'logic:and' && this.awaiting !== null) this.mode = 'add';
        this.isMore ||= symbol === 'logic:and' && this.mentions.length > 0;
        return void this.used.add(edge);
      case 'action': {
        // "Down to 30 %": a size, and nothing of when.
        const { sizing, whose } = value as Action;
        const isSize = sizing !== undefined && whose === undefined && this.pending.length === 0;
        this.hasCue ||= isSize;
        return isSize ? this.set('sizing', sizing, edge) : this.rule(value as Action, edge);
      }
      case 'required':
        this.mode = 'add';
        this.hasCue = true;
        return this.condition(value as Condition, edge);
      default: {
        const made = changedByClause(this.parts, edge, (ids) => this.listing.of(ids) as InstrumentId);
        if (made === null) return undefined;
        if (typeof made !== 'string') return this.becomes(made.parts, made.change, edge);
        this.used.add(edge);
        return this.ask(made);
      }
    }
  }

  /** A rule said anew takes the place of the one of its side; the same value beyond another number, of that number. */
  private rule({ does, whose }: Action, edge: Edge): void {
    const slot = does === 'buy' || does === 'hold' ? 'entry' : does === 'sell' || does === 'flat' ? 'exit' : null;
    const said = this.pending;
    // "Held 20 days, then sold": the time says when.
    if (this.isTimed && does === 'sell' && said.length === 0 && whose === undefined) {
      this.isTimed = false;
      return void this.used.add(edge);
    }
    // "Change it to X" names what is traded instead.
    if (does === 'switch' && whose !== undefined && said.length === 0) {
      this.mode = 'change';
      this.hasCue = true;
      for (const one of whose) this.mention(one, edge);
      return undefined;
    }
    // "Also require X to buy": X is added to what is there.
    if (this.mode === 'add' && slot === 'entry' && whose === undefined && said.length > 0) {
      this.used.add(edge);
      return undefined;
    }
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
    const when = replacedIn(rule.when, term!);
    if (when === null) return this.ask('which condition it replaces');
    this.parts = { ...this.parts, [slot]: [{ ...rule, when }] };
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
    this.mentions.push({ id: this.listing.of(ids) as InstrumentId, mode: this.mode });
    this.used.add(edge);
  }

  private topMany(count: number, edge: Edge): void {
    const { rank } = this.parts;
    if (rank !== null) this.set('rank', rank.replace(/^(top|bottom) [\d.]+%?/u, `$1 ${count}`), edge);
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
      if (isSelection && terms.some(isOfDays)) this.ask('rebalance');
      if (isSelection) this.parts = { ...this.parts, filters: [...this.parts.filters, ...terms] };
      else
        this.parts = {
          ...this.parts,
          entry: this.parts.entry.map((one) => ({ ...one, when: all([one.when, ...terms]) })),
        };
      // What stands beside "also short" may be its condition, or one more of buying.
      const isEither = this.changes.includes('both sides');
      if (isEither || this.mode === 'remove' || (this.mode === 'change' && !this.isMore))
        this.ask('which condition it replaces');
    }
    if (this.mentions.length > 0) {
      const known = this.parts.universe?.is === 'instruments' ? this.parts.universe.ids : null;
      if (known === null) this.ask('universe');
      const named = this.mentions.map(({ id }) => id);
      // "Swap to SPY and add a target": what is added later is no name.
      const mode = this.mentions.find((one) => one.mode !== 'none')?.mode ?? this.mode;
      if (mode === 'remove') {
        const ids = (known ?? []).filter((id) => !named.includes(id));
        if (ids.length === 0) this.ask('instrument');
        this.parts = { ...this.parts, universe: { is: 'instruments', ids } };
      } else {
        const ids = mode === 'add' ? [...new Set([...(known ?? []), ...named])] : named;
        if (mode === 'none') this.ask('instead or as well');
        this.parts = { ...this.parts, universe: { is: 'instruments', ids } };
      }
      this.changes.push(`universe ${named.join(', ')}`);
    }
    if (this.groups.length === 0 && this.exclusions.length === 0) return;
    const chosen = isSelection ? withGroups(this.parts, this.groups, this.exclusions) : null;
    if (chosen === null) return this.ask('universe');
    this.parts = chosen.parts;
    this.changes.push(...chosen.changes);
  }
}

export function readEdit(input: FrameInput): FrameResult | null {
  const { open } = input.context;
  if (open === undefined) return null;
  const listing = whoseListing(input.context);
  const editing = new Editing(open, listing);
  editing.saysWhole = input.phrases.some(isOpening);
  for (const edge of input.phrases) if (!takesAmountForValue(edge, input.folded.text)) editing.take(edge);
  editing.finish();
  if (editing.changes.length === 0 && editing.question === undefined) return null;
  const isRule = input.phrases.some(({ symbol }) => symbol === 'action');
  if (listing.question !== undefined) editing.ask('instrument', listing.question);
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
  standing: editStanding,
  read: readEdit,
};
