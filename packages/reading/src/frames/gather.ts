import { linesIn, reversed, touched, trendOf, turnOf, type Action, type Reversal } from '../grammar/actions.ts';
import { applyBound } from '../grammar/conditions.ts';
import type { Exclusion, Group as Membership } from '../grammar/groups.ts';
import type { Ranking } from '../grammar/rankings.ts';
import type { Sizing, Weight } from '../grammar/sizing.ts';
import type { Lapse, Stop } from '../grammar/stops.ts';
import type { Bound, Condition, Operand } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import { isPunctuation } from '../parse/phrases.ts';
import type { Mention } from '../parse/words.ts';
import type { Question } from '../reading.ts';
import { call, close, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { isUpward, onOwnBars } from './own-bars.ts';
import { writeOrder, type Fill, type Gap, type Group, type Item, type Join, type Reason } from './chains.ts';

const strength: Readonly<Record<string, number>> = {
  'p:comma': 1,
  'p:dash': 1,
  'p:colon': 0.5,
  'p:open': 1,
  'p:close': 1,
  'p:semicolon': 2,
  'p:stop': 3,
  'p:question': 3,
  'logic:then': 1,
};

/** What a sentence says of a strategy, gathered phrase by phrase. */
export class Draft {
  readonly used = new Set<Edge>();
  readonly items: Item[] = [];
  readonly mentions: { readonly mention: Mention; readonly edge: Edge }[] = [];
  readonly stops: string[] = [];
  readonly assumed: string[] = [];
  readonly rankings: Ranking[] = [];
  isAmong = false;
  cap: string | null = null;
  weights: readonly Weight[] = [];
  readonly places: Edge[] = [];
  clock: Edge | null = null;
  readonly templates: Edge[] = [];
  readonly ands: Edge[] = [];
  readonly exits: Condition[] = [];
  tally: number | null = null;
  readonly barred: Condition[] = [];
  readonly groups: Membership[] = [];
  readonly exclusions: Exclusion[] = [];
  sizing: string | null = null;
  schedule: string | null = null;
  side: string | null = null;
  bar = '1d';
  isBarSaid = false;
  order: string | null = null;
  otherwise: Mention | null = null;
  isOtherwise = false;
  question: Question | undefined;
  private gap: Gap = { strength: 0, when: false };
  private join: { readonly is: Join; readonly edge: Edge } | null = null;
  private subject: Operand | null = null;
  private lines: Condition[] = [];
  private last: Condition | undefined;
  private isOpen = false;
  isDaily = false;
  isSaving = false;
  only: Edge | null = null;
  private event: { readonly of: Term; readonly edge: Edge } | null = null;

  private readonly isEnglish: boolean;

  constructor(isEnglish: boolean) {
    this.isEnglish = isEnglish;
  }

  ask(about: string, text = about): void {
    this.question ??= { about, text, choices: [] };
  }

  private once<K extends 'sizing' | 'schedule' | 'side' | 'order'>(slot: K, value: string, edge: Edge): void {
    if (this[slot] !== null && this[slot] !== value) return;
    this[slot] = value as this[K];
    this.used.add(edge);
  }

  private widen(by: number): void {
    this.gap = { ...this.gap, strength: Math.max(this.gap.strength, by) };
  }

  private reason(reason: Reason, edge: Edge): void {
    this.used.add(edge);
    if (this.only !== null) this.used.add(this.only);
    this.only = null;
    const last = this.items.at(-1);
    const { join } = this;
    const isNext = last?.is === 'group' && !this.gap.when;
    // In Chinese conditions stand side by side; in English something has to join them.
    if (isNext && join === null && this.gap.strength === 0 && this.isEnglish) this.ask('how two conditions join');
    if (isNext && (join !== null || this.gap.strength === 0) && this.gap.strength < 3) {
      if (join !== null) this.used.add(join.edge);
      const joins = [...last.joins, join?.is ?? 'and'];
      this.items[this.items.length - 1] = {
        ...last,
        reasons: [...last.reasons, reason],
        joins,
        edges: [...last.edges, edge],
      };
    } else {
      if (join !== null) {
        this.used.add(join.edge);
        this.widen(1);
      }
      const group: Group = { is: 'group', reasons: [reason], joins: [], edges: [edge] };
      this.items.push({ ...group, gap: this.gap });
    }
    this.join = null;
    this.gap = { strength: 0, when: false };
  }

  private condition(said: Condition, edge: Edge): void {
    const unit = this.bar === '1w' ? 'weeks' : this.bar === '1mo' ? 'months' : null;
    const term = unit === null ? said.term : onOwnBars(said.term, unit, edge);
    if (term === null) this.ask('bar');
    const value = term === null ? said : { ...said, term };
    if (value.subject !== undefined) this.subject = { ...value.subject, ...(value.whose && { whose: value.whose }) };
    // A cross named without lines is that of the lines said before, else the usual one.
    if (value.isUsualCross === true && value.term.is !== 'call') this.ask('which cross');
    if (value.isUsualCross === true && this.lines.length > 0) {
      const op = value.term.is === 'call' ? value.term.name : '';
      const lines = this.lines.filter((line) => line.term.is === 'call');
      const line = lines.findLast((one) => reversed({ op }, one) !== null) ?? lines.at(-1);
      const turned = line === undefined ? null : (reversed({ op }, line) ?? line);
      if (turned !== null) return this.condition({ ...turned, isUsualCross: false }, edge);
    }
    this.last = value;
    this.lines.push(...linesIn(value));
    this.assumed.push(...(value.assumed ?? []));
    this.reason({ is: 'condition', value }, edge);
  }

  private deed(said: Action, edge: Edge): void {
    this.used.add(edge);
    // What is switched to is what is held otherwise.
    if (said.does === 'switch') {
      this.otherwise = said.whose?.[0] ?? null;
      if (said.whose?.length !== 1) this.ask('otherwise');
    }
    const action: Action = said.does === 'switch' ? { does: 'flat' } : said;
    const isOnly = this.only !== null;
    if (this.only !== null) this.used.add(this.only);
    this.only = null;
    if (action.sizing !== undefined) this.once('sizing', action.sizing, edge);
    const isElse = this.isOtherwise;
    for (const mention of action.whose ?? []) this.mention(mention, edge);
    this.isOtherwise = false;
    if (action.fill !== undefined && action.fill !== 'next open') this.fill(action.fill, action.does);
    if (this.join !== null) {
      this.used.add(this.join.edge);
      this.widen(1);
    }
    this.items.push({
      is: 'deed',
      action,
      edges: [edge],
      gap: this.gap,
      ...(isElse && { isElse }),
      ...(isOnly && { isOnly }),
    });
    this.join = null;
    this.gap = { strength: 0, when: false };
  }

  /** The event that the last condition counts days to. */
  private lastEvent(): Term | null {
    const term = this.last?.term;
    const isDays = term?.is === 'compare' && term.left.is === 'call' && /^days(To|Since)$/u.test(term.left.name);
    if (isDays && term.left.is === 'call') return term.left.args[0]!;
    if (this.event !== null) this.used.add(this.event.edge);
    return this.event?.of ?? null;
  }

  /** A name, or in brackets behind one the code of the same. */
  private mention(mention: Mention, edge: Edge): void {
    this.used.add(edge);
    if (this.isOtherwise) {
      this.otherwise = mention;
      this.isOtherwise = false;
      return;
    }
    const last = this.mentions.at(-1);
    if (this.isOpen && last !== undefined) {
      const same = last.mention.ids.filter((id) => mention.ids.includes(id));
      if (same.length > 0) {
        this.mentions[this.mentions.length - 1] = { mention: { ...last.mention, ids: same }, edge };
        return;
      }
    }
    this.mentions.push({ mention, edge });
  }

  private fills: Fill[] = [];
  private fill(fill: string, does: string): void {
    this.fills.push({ fill, does });
  }

  /** Where the orders are filled, in words. */
  orderText(): string | null {
    return writeOrder(this.fills) ?? this.order;
  }

  take(edge: Edge): void {
    const { symbol, value } = edge;
    switch (symbol) {
      case 'condition':
        return this.condition(value as Condition, edge);
      case 'bound': {
        const made = this.subject === null ? null : applyBound(this.subject, value as Bound);
        return made === null ? undefined : this.condition(made, edge);
      }
      case 'operand': {
        this.subject = value as Operand;
        this.used.add(edge);
        if (this.subject.whose !== undefined)
          this.mentions.push({ mention: { ids: this.subject.whose as Mention['ids'], how: 'name', text: '' }, edge });
        return undefined;
      }
      case 'reversal': {
        const { op } = value as Reversal;
        const last = this.lines.findLast((line) => reversed({ op }, line) !== null);
        const line = this.subject;
        if (last === undefined && this.lines.length === 0 && line?.unit === 'price')
          return this.condition(
            { term: compare(isUpward(op) ? '>' : '<', close, line.term), ...(line.whose && { whose: line.whose }) },
            edge,
          );
        const made = last === undefined ? null : reversed({ op }, last);
        if (made === null) return undefined;
        if (this.lines.filter((one) => reversed({ op }, one) !== null).length > 1) this.ask('which line');
        return this.condition(made, edge);
      }
      case 'barred':
        this.barred.push(value as Condition);
        this.used.add(edge);
        return undefined;
      case 'date':
        this.event = { of: named((value as { event: string }).event), edge };
        return undefined;
      case 'beforeEvent': {
        const event = this.lastEvent();
        if (event === null) return undefined;
        return this.condition({ term: compare('==', call('daysTo', event), number(value as number)) }, edge);
      }
      case 'sinceEvent': {
        const event = this.lastEvent();
        return event === null
          ? this.reason({ is: 'lapse', value: { bars: value as number } }, edge)
          : this.condition({ term: compare('==', call('daysSince', event), number(value as number)) }, edge);
      }
      case 'fn:utc':
        this.clock = edge;
        return undefined;
      case 'tally':
        this.tally = value as number;
        this.used.add(edge);
        return undefined;
      case 'tmpl':
        this.templates.push(edge);
        return undefined;
      case 'count':
        if (value === this.mentions.length) this.used.add(edge);
        return undefined;
      case 'exitAt':
        this.exits.push(value as Condition);
        this.used.add(edge);
        return undefined;
      case 'trend': {
        const line = this.subject;
        return line === null ? undefined : this.condition(trendOf(line, value as string), edge);
      }
      case 'turn': {
        const line = this.subject;
        return line?.unit === 'flag' ? this.condition(turnOf(line, value as string), edge) : undefined;
      }
      case 'logic:only':
        this.only = edge;
        if (this.items.at(-1)?.is === 'group' && this.join === null && this.gap.strength === 0)
          this.join = { is: 'and', edge };
        return undefined;
      case 'touching': {
        const made = touched(value as Operand, this.last);
        return made === null ? undefined : this.condition(made, edge);
      }
      case 'rel:equal': {
        if (this.items.at(-1)?.is === 'group') this.used.add(edge);
        return undefined;
      }
      case 'opposite':
      case 'otherMonths':
        return this.reason({ is: 'opposite' }, edge);
      case 'lapse':
        return this.reason({ is: 'lapse', value: value as Lapse }, edge);
      case 'outcome':
        return this.reason({ is: 'outcome', value: value as Stop }, edge);
      case 'action':
        return this.deed(value as Action, edge);
      case 'stop':
      case 'holding':
        this.stops.push((value as Stop).text);
        this.used.add(edge);
        return undefined;
      case 'ranking': {
        const made = value as Ranking;
        this.rankings.push(made);
        this.groups.push(...(made.groups ?? []));
        this.used.add(edge);
        this.join = null;
        return undefined;
      }
      case 'groups':
      case 'group':
        this.groups.push(...(symbol === 'group' ? [value as Membership] : (value as readonly Membership[])));
        this.used.add(edge);
        return undefined;
      case 'cap':
        this.cap = value as string;
        this.used.add(edge);
        return undefined;
      case 'among':
        this.isAmong = this.rankings.length === 1;
        if (this.isAmong) this.used.add(edge);
        return undefined;
      case 'weights':
        for (const { mention } of value as readonly Weight[]) this.mentions.push({ mention, edge });
        this.weights = value as readonly Weight[];
        this.used.add(edge);
        return undefined;
      case 'fn:of':
        this.places.push(edge);
        return undefined;
      case 'exclusion':
        this.exclusions.push(value as Exclusion);
        this.used.add(edge);
        return undefined;
      case 'fn:member':
        if (this.groups.length > 0 || this.rankings.length > 0 || this.mentions.length > 0) this.used.add(edge);
        return undefined;
      case 'sizing':
        return this.once('sizing', (value as Sizing).text, edge);
      case 'schedule':
        return this.once('schedule', (value as Sizing).text, edge);
      case 'side':
        return this.once('side', (value as Meaning).id, edge);
      case 'fill': {
        const { name } = value as Meaning;
        const last = this.items.at(-1);
        if (last?.is !== 'deed' || this.gap.strength > 0) return undefined;
        this.used.add(edge);
        if (name !== 'next open') this.fill(name, last.action.does);
        return undefined;
      }
      case 'bar':
        if (this.isBarSaid || this.used.has(edge)) return undefined;
        this.bar = (value as Meaning).id;
        this.isBarSaid = true;
        this.used.add(edge);
        return undefined;
      case 'instrument':
        return this.mention(value as Mention, edge);
      case 'traded':
        for (const mention of value as readonly Mention[]) this.mention(mention, edge);
        return undefined;
      case 'logic:when':
        this.used.add(edge);
        if (this.only === null) this.gap = { ...this.gap, when: true };
        return undefined;
      case 'logic:and':
      case 'logic:or':
        this.join = { is: symbol === 'logic:and' ? 'and' : 'or', edge };
        if (symbol === 'logic:and') this.ands.push(edge);
        return undefined;
      case 'logic:otherwise':
        this.used.add(edge);
        this.isOtherwise = true;
        this.widen(1);
        return undefined;
      case 'whatever':
      case 'fn:result':
      case 'fn:default':
      case 'fn:label':
      case 'fn:daily':
        this.used.add(edge);
        this.isDaily ||= symbol === 'fn:daily';
        return undefined;
      default:
        if (symbol === 'p:open' || symbol === 'p:close') this.isOpen = symbol === 'p:open';
        this.widen(strength[symbol] ?? (isPunctuation(symbol) ? 1 : 0));
        if (symbol === 'logic:then') this.used.add(edge);
        return undefined;
    }
  }
}
