import type { GridSaid } from '../grammar/grids.ts';
import { completed } from '../grammar/relations.ts';
import type { Action } from '../grammar/actions.ts';
import { crossIn, linesIn, reversed } from '../grammar/reversals.ts';
import { inChannel, isOpenChannel, type Channel } from '../grammar/channels.ts';
import type { Step } from '../grammar/tranches.ts';
import type { Exclusion, Group as Membership } from '../grammar/groups.ts';
import type { SizePart } from '../grammar/risk.ts';
import type { Basis } from '../grammar/selections.ts';
import type { ZLevel } from '../grammar/pairs.ts';
import type { Growth } from '../grammar/scaling.ts';
import type { Weight } from '../grammar/sizing.ts';
import type { Condition, Operand } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Question } from '../reading.ts';
import { call, mapTerm, named, number, someTerm, writeTerm, type Term } from '../term.ts';
import { onOwnBars } from './own-bars.ts';
import type { Ranked } from './ranks.ts';
import { eventIn, isAttached, isOpenLine, isResting, isSameLine, linesOf, namesIn, saysOpenGap } from './terms-said.ts';
import type { Fill, Gap, Group, Item, Join, Reason } from './chains.ts';

const three = [number(9), number(3), number(3)];

/** What a sentence says of a strategy, gathered phrase by phrase. */
export class Draft {
  readonly used = new Set<Edge>();
  readonly items: Item[] = [];
  readonly mentions: { readonly mention: Mention; readonly edge: Edge }[] = [];
  readonly stops: string[] = [];
  readonly assumed: string[] = [];
  readonly ranked: Ranked[] = [];
  readonly bases: Basis[] = [];
  isRankSum = false;
  readonly sizes: Condition[] = [];
  /** "Hold the three best": the choice says what is done. */
  isPicked = false;
  allDown: Edge | null = null;
  /** All of them are down: what is held next is held instead of them. */
  isLeaving = false;
  readonly allOfThem: { readonly value: Condition; readonly edge: Edge }[] = [];
  hurdle: Mention | null = null;
  /** The two names of a gap in the order in which it is taken. */
  gapOf: readonly Mention[] | null = null;
  readonly constraints: string[] = [];
  /** The last phrase that says something. */
  previous = '';
  isAmong = false;
  cap: string | null = null;
  weights: readonly Weight[] = [];
  readonly places: Edge[] = [];
  clock: Edge | null = null;
  readonly settles: Edge[] = [];
  eventSet: string | null = null;
  hasMembers = false;
  readonly assumedParts: string[] = [];
  readonly templates: Edge[] = [];
  readonly zLevels: ZLevel[] = [];
  /** The gap at which a pair is given up. */
  zStop: number | null = null;
  hedged: { readonly n: number; readonly edge: Edge } | null = null;
  /** Lines that are named as a whole strategy. */
  system: Edge | null = null;
  /** Strategies that go by their names, and words that ask for a test of them. */
  readonly recipes: Edge[] = [];
  readonly tests: Edge[] = [];
  readonly members: Edge[] = [];
  readonly heavy: Edge[] = [];
  readonly ands: Edge[] = [];
  readonly exits: Condition[] = [];
  tally: number | null = null;
  readonly barred: Condition[] = [];
  readonly groups: Membership[] = [];
  readonly exclusions: Exclusion[] = [];
  sizing: string | null = null;
  schedule: string | null = null;
  side: string | null = null;
  readonly sizeParts: { readonly part: SizePart; readonly edge: Edge }[] = [];
  growth: Growth | null = null;
  growthMax: { readonly text: string; readonly edge: Edge } | null = null;
  never: Edge | null = null;
  /** The most that one trade may lose, of nothing that was said. */
  lossLimit: { readonly text: string; readonly edge: Edge } | null = null;
  circuit: { readonly text: string; readonly pause: number | null } | null = null;
  readonly orderTerms: { readonly text: string; readonly edge: Edge }[] = [];
  /** Resting orders by the side they are on, once it is known. */
  readonly restings: { readonly kind: string; readonly price: Term; readonly isBuy: boolean }[] = [];
  readonly moneyPrices = new Map<number, string>();
  bar = '1d';
  isBarSaid = false;
  order: string | null = null;
  otherwise: Mention | null = null;
  /** It is what the text says to switch to. */
  isSwitched = false;
  isOtherwise = false;
  question: Question | undefined;
  gap: Gap = { strength: 0, when: false };
  join: { readonly is: Join; readonly edge: Edge } | null = null;
  private lastUnit: Operand['unit'] | null = null;
  subject: Operand | null = null;
  headline: Operand | null = null;
  /** The last value spoken of that is no price. */
  plainSubject: Operand | null = null;
  /** The phrase that named the subject, until something is said of it. */
  subjectEdge: Edge | null = null;
  lines: Condition[] = [];
  last: Condition | undefined;
  /** The last condition, where it is a line that the price came to. */
  reached: Condition | undefined;
  isOpen = false;
  isDaily = false;
  /** Two sizes are said. */
  isResized = false;
  isList = false;
  channel: Channel | null = null;
  tranches: { readonly n: number; readonly edge: Edge } | null = null;
  readonly steps: Step[] = [];
  /** Equal parts that a growing position is bought in. */
  growthParts: number | null = null;
  isSaving = false;
  /** What is said of a grid; null = none is. */
  grid: GridSaid | null = null;
  /** Prices and cells said before the grid. */
  readonly gridBefore: Edge[] = [];
  only: Edge | null = null;
  /** "Out with a stop of 8 %": what is sold is sold by it. */
  isOutByStop = false;
  event: { readonly of: Term; readonly edge: Edge } | null = null;

  readonly isEnglish: boolean;

  constructor(isEnglish: boolean) {
    this.isEnglish = isEnglish;
  }

  ask(about: string, text = about): void {
    this.question ??= { about, text, choices: [] };
  }

  once<K extends 'sizing' | 'schedule' | 'side' | 'order'>(slot: K, value: string, edge: Edge): void {
    if (this[slot] !== null && this[slot] !== value) return;
    this[slot] = value as this[K];
    this.used.add(edge);
  }

  /** A price of the day said before what is done at it. */
  pendingFill: { readonly name: string; readonly edge: Edge } | null = null;

  widen(by: number): void {
    if (by > 0) this.pendingFill = null;
    this.gap = { ...this.gap, strength: Math.max(this.gap.strength, by) };
  }

  /** "… turns positive above its average": what no oscillator can be beside is said of the price. */
  private isOfPrice(reason: Reason): boolean {
    return reason.is === 'condition' && reason.value.bare !== undefined && this.lastUnit !== 'price';
  }

  reason(reason: Reason, edge: Edge): void {
    this.used.add(edge);
    const isOnly = this.only !== null;
    if (this.only !== null) this.used.add(this.only);
    this.only = null;
    const last = this.items.at(-1);
    const { join } = this;
    const isNext = last?.is === 'group' && !this.gap.when;
    // In Chinese conditions stand side by side; in English something has to join them, as "with" and "on" do.
    const isApart = isNext && join === null && this.gap.strength === 0;
    if (isApart && this.isEnglish && !isAttached(edge) && !this.isOfPrice(reason) && !isResting(last))
      this.ask('how two conditions join');
    this.lastUnit = reason.is === 'condition' ? (reason.value.subject?.unit ?? null) : null;
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
      const group: Group = { is: 'group', reasons: [reason], joins: [], edges: [edge], ...(isOnly && { isOnly }) };
      this.items.push({ ...group, gap: this.gap });
    }
    this.join = null;
    this.gap = { strength: 0, when: false };
  }

  /** What is said is said of the value named before. */
  useSubject(): void {
    if (this.subjectEdge !== null) this.used.add(this.subjectEdge);
    this.subjectEdge = null;
  }

  condition(given: Condition, edge: Edge): void {
    const names = saysOpenGap(given.term) ? namesIn(edge) : [];
    if (names.length === 2) this.gapOf ??= names;
    const ofChannel = this.onChannel(given);
    const whole = completed(ofChannel, this.subject, this.isEnglish);
    if (whole !== ofChannel) this.useSubject();
    if (whole === 'ask') this.ask('of what');
    const known = this.withLine(whole === 'ask' ? ofChannel : whole);
    const said = this.ofSameOwner(known ?? (whole === 'ask' ? ofChannel : whole));
    if (known === null) this.ask('which line');
    const unit = this.bar === '1w' ? 'weeks' : this.bar === '1mo' ? 'months' : null;
    const term = unit === null ? said.term : onOwnBars(said.term, unit, edge);
    if (term === null) this.ask('bar');
    const value = term === null ? said : { ...said, term };
    const own = value.isUsualCross === true && this.lines.length === 0 ? this.ownCross(value) : null;
    if (own !== null) return this.condition(own, edge);
    if (value.subject?.unit === 'plain') this.plainSubject = value.subject;
    if (value.subject !== undefined) this.subject = { ...value.subject, ...(value.whose && { whose: value.whose }) };
    // "The slope is negative" beside the slope of a line is not that of the price.
    if (value.assumed?.some((one) => one.startsWith('slope')) === true && this.saysSlope()) this.ask('which line');
    // A cross named without lines is that of the lines said before, else the usual one.
    if (value.isUsualCross === true && value.term.is !== 'call') this.ask('which cross');
    if (value.isUsualCross === true && this.lines.length > 0) {
      const op = crossIn(value.term);
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

  /** With bands of no name read as those of the channel that the text speaks of. */
  onChannel(given: Condition): Condition {
    const channel = this.channel ?? (someTerm(given.term, isOpenChannel) ? this.channelSaid() : null);
    const made = channel === null ? given : inChannel(given, channel);
    if (someTerm(made.term, isOpenChannel)) this.ask('which line');
    return made;
  }

  /** The channel that a line said before is of. */
  private channelSaid(): Channel | null {
    const isBand = (part: Term): boolean => part.is === 'call' && part.name.startsWith('BB.');
    const isKeltner = (part: Term): boolean => part.is === 'call' && part.name.startsWith('KC.');
    if (this.lines.some(({ term }) => someTerm(term, isBand))) return { kind: 'bollinger' };
    return this.lines.some(({ term }) => someTerm(term, isKeltner)) ? { kind: 'keltner' } : null;
  }

  /** "The average" without its length is the one line of that kind said before; null where there is none or several. */
  private withLine(one: Condition): Condition | null {
    if (!someTerm(one.term, isOpenLine)) return one;
    const said = new Map<string, Term>();
    for (const { term } of this.lines)
      mapTerm(term, (part) => {
        for (const line of linesOf(part)) said.set(writeTerm(line), line);
        return null;
      });
    const term = mapTerm(one.term, (part) => {
      if (!isOpenLine(part) || part.is !== 'call') return null;
      const fitting = [...said.values()].filter(
        (line) => line.is === 'call' && (part.name === 'SMA' || line.name === part.name),
      );
      return fitting.length === 1 ? fitting[0]! : null;
    });
    return someTerm(term, isOpenLine) ? null : { ...one, term };
  }

  /** "The index below its year line …, above its year line": the same line is that of the same series. */
  private ofSameOwner(one: Condition): Condition {
    if (one.whose !== undefined || one.term.is !== 'compare') return one;
    // "VIX closes above 30 …, when it closes below 20": a number beside one of an index is one of it again.
    const said = this.last;
    const isLevel = (term: Term): boolean =>
      term.is === 'compare' && term.right.is === 'number' && writeTerm(term.left) === 'close';
    const isOfIndex = said?.whose?.[0]?.startsWith('INDEX:') === true;
    if (isOfIndex && isLevel(said.term) && isLevel(one.term)) return { ...one, whose: said.whose };
    // 恒指RSI超卖…，超买…: the other level of the same indicator is of the same index.
    if (isOfIndex && isSameLine(said.term, one.term)) return { ...one, whose: said.whose };
    if (one.bare === undefined) return one;
    const line = writeTerm(one.term.right);
    const before = this.lines.findLast(({ term }) => term.is === 'compare' && writeTerm(term.right) === line);
    return before?.whose === undefined ? one : { ...one, whose: before.whose };
  }

  private saysSlope(): boolean {
    const isRise = (part: Term): boolean => part.is === 'sum' && part.op === '-' && part.right.is === 'ago';
    return this.items.some(
      (item) =>
        item.is === 'group' && item.reasons.some((one) => one.is === 'condition' && someTerm(one.value.term, isRise)),
    );
  }

  /** A cross of the indicator named before is one with its own signal. */
  private ownCross({ term }: Condition): Condition | null {
    const name = this.subject?.term.is === 'call' ? this.subject.term.name : '';
    const signal = name === 'MACD' ? call('MACD.signal') : name === 'KDJ.K' ? call('KDJ.D', ...three) : null;
    if (signal === null || term.is !== 'call' || this.subject === null) return null;
    this.useSubject();
    return {
      term: call(term.name, this.subject.term, signal),
      ...(this.subject.whose && { whose: this.subject.whose }),
    };
  }

  deed(said: Action, edge: Edge): void {
    // "The rest is, below its line, sold": one sale.
    const [first, between] = [this.items.at(-2), this.items.at(-1)];
    const isAgain =
      said.does === 'sell' && first?.is === 'deed' && first.action.does === 'sell' && between?.is === 'group';
    if (isAgain && between.gap.strength === 0 && this.gap.strength === 0 && first.isRest === true)
      this.items.splice(-2, 1);
    const last = this.ranked.at(-1);
    if (last?.side === null && this.previous === 'ranked') last.side = said.does === 'short' ? 'short' : 'long';
    this.used.add(edge);
    // What is switched to is what is held otherwise.
    if (said.does === 'switch') {
      this.otherwise = said.whose?.[0] ?? null;
      this.isSwitched = true;
      if (said.whose?.length !== 1) this.ask('otherwise');
    }
    const action: Action = said.does === 'switch' ? { does: 'flat' } : said;
    const isOnly = this.only !== null;
    if (this.only !== null) this.used.add(this.only);
    this.only = null;
    if (action.sizing !== undefined && this.sizing !== null && this.sizing !== action.sizing) this.isResized = true;
    if (action.sizing !== undefined && this.sizing === null) this.sizing = action.sizing;
    this.schedule ??= action.schedule ?? null;
    const isElse = this.isOtherwise;
    if (this.isLeaving && (said.does === 'hold' || said.does === 'buy') && said.whose?.length === 1)
      this.isOtherwise = true;
    this.isLeaving = false;
    for (const mention of action.whose ?? []) this.mention(mention, edge);
    this.isOtherwise = false;
    const fill = action.fill ?? this.pendingFill?.name;
    if (action.fill === undefined && this.pendingFill !== null) this.used.add(this.pendingFill.edge);
    this.pendingFill = null;
    if (fill !== undefined && fill !== 'next open') this.fill(fill, action.does);
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
      ...(leavesOf(edge)[0]?.symbol === 'fn:rest' && { isRest: true }),
      ...(isOnly && { isOnly }),
    });
    this.join = null;
    this.gap = { strength: 0, when: false };
  }

  /** The event that the last condition counts days to. */
  lastEvent(): Term | null {
    const term = this.last?.term;
    const isDays = term?.is === 'compare' && term.left.is === 'call' && /^days(To|Since)$/u.test(term.left.name);
    if (isDays && term.left.is === 'call') return term.left.args[0]!;
    const figure = eventIn(term);
    if (figure !== null) return named(figure);
    if (this.event !== null) this.used.add(this.event.edge);
    return this.event?.of ?? null;
  }

  /** A name, or in brackets behind one the code of the same. */
  mention(mention: Mention, edge: Edge): void {
    this.used.add(edge);
    // "Go to IEF below its average, else stay in SPY": what is switched to stays what is held otherwise.
    if (this.isOtherwise && !this.isSwitched) {
      this.otherwise = mention;
      this.isOtherwise = false;
      return;
    }
    this.isOtherwise = false;
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

  /** "Buys, three tenths": how much that action buys. */
  sizeLast(text: string): void {
    const last = this.items.at(-1);
    if (last?.is !== 'deed' || this.gap.strength > 0 || last.action.sizing !== undefined) return;
    if (last.action.does === 'buy' || last.action.does === 'hold')
      this.items[this.items.length - 1] = { ...last, action: { ...last.action, sizing: text } };
  }

  fills: Fill[] = [];
  fill(fill: string, does: string): void {
    this.fills.push({ fill, does });
  }
}
