import { marketOf, type InstrumentId, parseInstrumentId } from '@plumbline/model/instrument';
import { marketCurrency } from '@plumbline/model/market-currency';
import type { Condition } from '../grammar/values.ts';
import type { DraftRule, StrategyParts, Universe } from '../reading.ts';
import { stateOf } from '../grammar/lasting.ts';
import { all, any, mapTerm, opposite, someTerm, writeTerm, type Series, type Term } from '../term.ts';
import { blocksOf, openedFirst, type Block } from './chains.ts';
import { draftStanding } from './draft-standing.ts';
import type { FrameInput, FrameReader, FrameResult } from './frame-reader.ts';
import {
  isBackwards,
  isBareGain,
  leaveSameDay,
  rivalOf,
  mixesBars,
  saysDaily,
  saysMembers,
  saysVolume,
  saysWeekend,
  saysYearOfDays,
  severalNames,
  takeInProfit,
  takeLossLimit,
} from './draft-parts.ts';
import { Draft } from './gather.ts';
import { marketOfNames } from './market-of-names.ts';
import { templateRules } from './template-rules.ts';
import { withJoiningWords } from './joining-words.ts';
import { levelsOf, stepsOf } from './levels.ts';
import {
  daysOfBuying,
  heldAlways,
  implyBuying,
  implyOpening,
  holdForMonths,
  keepOut,
  leaveWhereNotKept,
  usualSystem,
} from './implied.ts';
import { isOtherThan } from './terms-said.ts';
import { takePhrase } from './take-phrase.ts';
import { orderText } from './take-priced.ts';
import { sizingOf } from './take-size.ts';
import { whoseListing } from './mentions.ts';
import { readPair } from './draft-pair.ts';
import { readSelection, votesFor } from './draft-selection.ts';
import { isFixedSize, saveRegularly } from './saving.ts';
import { reverseAtEntry, withSoldShort } from './reversing.ts';
import { askUnsaid, isConditioned, resized } from './unsaid.ts';
import { onBars, isReversing, oppositeOfStates, takeBlock, turned, type Sides } from './sides.ts';

const termsIn = ({ entry, exit, short, cover }: Sides): readonly Term[] => [...entry, ...exit, ...short, ...cover];

function ownedTerm(condition: Condition, traded: ReadonlySet<string>, pick: (ids: readonly Series[]) => Series): Term {
  const term = onBars(condition.term);
  if (condition.whose === undefined) return term;
  const id = pick(condition.whose);
  return traded.size === 1 && traded.has(id) ? term : { is: 'of', whose: id, of: term };
}

/** Each of two purchases says how much it buys, were it the same. */
const isBoughtInParts = ({ items }: Draft): boolean =>
  items.filter((item) => item.is === 'deed' && item.action.does === 'buy' && item.action.sizing !== undefined).length >
  1;

/** What is held stands for several that were named before this text. */
const severalOf =
  /^\W*(?:(?:only|just|then|and|also|but) )*(?:hold|own|keep|buy|trade) (?:all of )?them\b|^(?:只|仅|僅|就)?(?:持有|买入|買入|持)(?:它们|它們|佢哋)/iu;

function readDraft(input: FrameInput): FrameResult | null {
  const { phrases, context } = input;
  const draft = new Draft(context.locale === 'en');
  draft.isDaily = phrases.some((edge) => saysDaily(edge, input.folded.text));
  // Bars said late count for conditions said early.
  const bar = phrases.find(({ symbol }) => symbol === 'bar');
  if (bar !== undefined) takePhrase(draft, bar);
  for (const edge of phrases) takePhrase(draft, edge);
  for (const edge of draft.ands) draft.used.add(edge);
  templateRules(draft);
  implyBuying(draft);
  if (context.box === 'strategy') implyOpening(draft, input.folded.text);
  const { items } = draft;
  const isBasket =
    severalNames(draft) &&
    draft.schedule !== null &&
    draft.sizing !== null &&
    !isFixedSize(draft.sizing) &&
    items.every(({ is }) => is === 'deed');
  const isRanked = draft.ranked.length > 0 || draft.bases.length > 0;
  if (!isRanked) marketOfNames(draft, context.directory);
  const isSelection =
    isRanked ||
    (draft.groups.length > 0 && draft.eventSet === null) ||
    draft.weights.length > 0 ||
    isBasket ||
    (draft.mentions.length === 0 && items.some(saysMembers));
  const system = isSelection ? null : usualSystem(draft);
  const hasDeed =
    system !== null ||
    draft.isPicked ||
    draft.zLevels.length > 0 ||
    draft.grid !== null ||
    items.some(({ is }) => is === 'deed');
  const hasMany = draft.groups.length > 0 || isRanked || draft.mentions.length > 0;
  if (hasMany) for (const edge of draft.members) draft.used.add(edge);

  if (!hasDeed && !(isSelection && (draft.schedule !== null || draft.sizing !== null || draft.weights.length > 0)))
    return null;
  const isPair = draft.zLevels.length > 0 || items.some((item) => item.is === 'deed' && item.action.legs !== undefined);
  // A part of one position is sold; of many it would be a part of each.
  const isPart = items.some((item) => item.is === 'deed' && item.action.portion !== undefined);
  if (isPart && (isPair || isSelection)) draft.ask('exit');
  if (isPair) return readPair(input, draft);
  if (isSelection) return readSelection(input, draft);
  if (draft.exclusions.length + draft.sizes.length > 0) draft.ask('universe');
  const conditions = items.flatMap((item) =>
    item.is === 'group' ? item.reasons.flatMap((reason) => (reason.is === 'condition' ? [reason.value] : [])) : [],
  );
  const listing = whoseListing(context);
  const said = draft.mentions.map(({ mention }) => listing.of(mention.ids));
  const owners = [...conditions, ...draft.exits].flatMap(({ whose }) =>
    whose === undefined ? [] : [listing.of(whose)],
  );
  const isSeries = (id: string): boolean => /^(INDEX|MACRO|MARKET):/u.test(id);
  const traded = [...new Set(said.length > 0 ? said : owners.filter((id) => !isSeries(id)))] as InstrumentId[];
  // "Hold them while SPY is above …": one that a condition speaks of is not several that are held.
  const isOfSeveral = severalOf.test(input.folded.text);
  if (said.length === 0 && (traded.length > 1 || isOfSeveral)) draft.ask('instrument');
  if (listing.question !== undefined) draft.ask('instrument', listing.question);
  let other = draft.otherwise === null ? null : (listing.of(draft.otherwise.ids) as InstrumentId);
  if (other !== null && !traded.includes(other)) traded.push(other);
  const set = new Set<string>(traded);
  const termOf = (condition: Condition): Term => ownedTerm(condition, set, listing.of);

  const sides: Sides = { entry: [], exit: [], short: [], cover: [] };
  const found = blocksOf(items);
  const blocks = found === null ? null : daysOfBuying(found);
  if (blocks === null) draft.ask('which condition belongs to which action');
  const required: Term[] = [];
  const flat: Term[] = [];
  const parts: DraftRule[] = [];
  let isHold = false;
  let opened: string | null = null;
  let openSide: 'entry' | 'short' = 'entry';
  let isElse = false;
  let isSold = false;
  for (const said_ of blocks === null ? [] : openedFirst(blocks)) {
    const block = withSoldShort(said_, blocks ?? []);
    const { does } = block.deed.action;
    if (block.deed.isElse === true && does !== 'sell' && block.groups.length > 0) {
      if (!takeElse(draft, block, sides, termOf)) draft.ask('otherwise');
      // Held on its own condition, it is what is traded.
      other = null;
      continue;
    }
    if (block.deed.isElse === true && block.groups.length > 0) draft.ask('otherwise');
    if (block.deed.isElse === true && block.groups.length === 0) {
      // "Flat when A, otherwise all of it": bought where A does not hold.
      const isOpening = (does === 'buy' || does === 'hold') && sides.entry.length === 0 && sides.exit.length === 1;
      if (isOpening) sides.entry.push(opposite(mapTerm(sides.exit[0]!, (part) => stateOf(part))));
      // What is switched to is held while the rest is not.
      if (isOpening && !draft.isSwitched) other = null;
      if (!isOpening) isElse = true;
      isSold = does === 'sell';
      continue;
    }
    const rival = rivalOf(block, blocks ?? []);
    if (rival !== null && sides.exit.length === 0 && sides.entry.length === 1) {
      other = listing.of(rival.ids) as InstrumentId;
      takeBlock(draft, block, 'exit', sides, termOf);
      continue;
    }
    if (does === 'buy' || does === 'hold' || does === 'short') openSide = does === 'short' ? 'short' : 'entry';
    // "Bought on Mondays and kept": kept is not held while the day lasts.
    if (does === 'hold' && (block.groups.length > 0 || opened !== 'buy')) isHold = true;
    if (does === 'buy' || does === 'hold') opened = does;
    const side =
      does === 'buy' || does === 'hold'
        ? 'entry'
        : does === 'short'
          ? 'short'
          : does === 'cover' || openSide === 'short'
            ? 'cover'
            : 'exit';
    const { portion, times } = block.deed.action;
    if (times !== undefined) {
      resized(draft, block, partOf(draft, block, termOf));
      continue;
    }
    if (portion !== undefined) {
      const part = partOf(draft, block, termOf);
      if (part === null) draft.ask('exit');
      else parts.push({ when: part, does: `sell ${portion}` });
      continue;
    }
    const { fill } = block.deed.action;
    const isNext = fill === 'next close' || fill === 'next open';
    if ((side === 'exit' || side === 'cover') && block.groups.length === 0 && draft.stops.length === 0)
      leaveSameDay(draft, fill);
    if ((side === 'exit' || side === 'cover') && block.groups.length === 0 && isNext && draft.stops.length === 0)
      draft.stops.push(`timeExit 1 bar ${fill.replace('next', 'at')}`);
    const known = sides.exit.length;
    takeBlock(draft, block, side, sides, termOf);
    if (does === 'flat') flat.push(...sides.exit.slice(known));
    // "Only then bought", 只在周一买 is required beside whatever else is said of buying.
    const isOnly = block.deed.isOnly === true || block.groups.some((group) => group.isOnly === true);
    if (isOnly && side === 'entry') required.push(...sides.entry.splice(-1));
  }
  if (system !== null) {
    sides.entry.push(system.entry);
    sides.exit.push(system.exit);
  }
  const levels =
    stepsOf(draft, sides.entry, termOf) ??
    levelsOf(draft, blocks ?? [], (block) => {
      const made: Sides = { entry: [], exit: [], short: [], cover: [] };
      takeBlock(draft, block, 'entry', made, termOf);
      return made.entry[0] ?? null;
    });
  if (levels === null && (draft.isResized || isBoughtInParts(draft))) draft.ask('sizing');
  if (levels !== null) {
    sides.entry.splice(0);
    if (levels.isAll) sides.exit.splice(0);
    isElse &&= levels.isAll;
  }
  const always = heldAlways(draft);
  if (always !== null) sides.entry.push(always);
  if (required.length > 0)
    sides.entry.splice(
      0,
      sides.entry.length,
      all([...(sides.entry.length > 0 ? [any(sides.entry)] : []), ...required]),
    );
  reverseAtEntry(draft, blocks ?? [], sides);
  const isBothWays = draft.side === 'both' || isReversing(sides);
  if (isBothWays && sides.short.length === 1 && sides.entry.length === 1) {
    if (sides.exit.length === 0) sides.exit.push(sides.short[0]!);
    if (sides.cover.length === 0) sides.cover.push(sides.entry[0]!);
  }
  if (draft.only !== null && items.at(-1)?.is === 'group') draft.used.add(draft.only);
  const isMainland = traded.some((id) => /^(SH|SZ|BJ):/u.test(id));
  if (isMainland) for (const edge of draft.settles) draft.used.add(edge);
  // What was bought today cannot be sold today.
  if (isMainland && draft.stops.some((one) => one.startsWith('timeExit 0'))) draft.ask('T+1');
  const isNeverSold = draft.never !== null && !isConditioned(draft.never, phrases);
  if (isNeverSold && sides.exit.length === 0 && draft.stops.length === 0) draft.used.add(draft.never!);
  // "The other half by a trailing stop of 10 %": one that begins with the rest follows no price from the entry on.
  const isOfRest = items.some((item) => item.is === 'deed' && item.isRest === true);
  const isParted = draft.stops.some((one) => one.includes(' sells '));
  if (isOfRest && isParted && draft.stops.some((one) => /^trailing [^,]* from peak$/u.test(one))) draft.ask('exit');
  takeLossLimit(draft);
  if (draft.circuit !== null) {
    const { text, pause } = draft.circuit;
    draft.stops.push(pause === null ? text : `${text} for ${pause} bars`);
  }
  if (draft.clock !== null && traded.every((id) => id.startsWith('CRYPTO:'))) draft.used.add(draft.clock);
  if (isBothWays && sides.short.length === 0 && sides.entry.length === 1) {
    const back = sides.exit[0] ?? opposite(sides.entry[0]!);
    sides.short.push(back);
    sides.cover.push(sides.entry[0]!);
    if (sides.exit.length === 0) sides.exit.push(back);
  }
  if (isElse || other !== null) {
    if (sides.entry.length === 0) draft.ask('otherwise');
    else if (sides.exit.length > 0 && isElse) draft.ask('otherwise');
    else if (sides.exit.length === 0) {
      // What is held once it crosses is held until it crosses back.
      const out =
        oppositeOfStates(any(sides.entry)) ?? (isHold || (other === null && isSold) ? turned(any(sides.entry)) : null);
      if (out === null) draft.ask('otherwise');
      else sides.exit.push(out);
    }
  }
  if (traded.length > 0 && phrases.some(isBareGain)) draft.ask('of what');
  if (draft.isOtherwise) draft.ask('otherwise');
  // "Breaks the 20-day high" goes up; what is said with a word for falling goes nowhere.
  if (termsIn(sides).some((term) => someTerm(term, isBackwards))) draft.ask('high or low');
  // "On heavy volume (over so much)": what heavy is, the condition says.
  if ([...sides.entry, ...sides.short].some(saysVolume)) for (const edge of draft.heavy) draft.used.add(edge);
  takeInProfit(draft, phrases);
  askUnsaid(draft, sides);
  if (draft.side === 'shortOnly' && sides.entry.length > 0) draft.ask('side');
  if ((draft.isDaily && draft.bar !== '1d') || mixesBars(termsIn(sides))) draft.ask('bar');
  if (draft.bar !== '1d' && termsIn(sides).some(saysYearOfDays)) draft.ask('bar');
  if (traded.some((id) => !id.startsWith('CRYPTO:')) && termsIn(sides).some(saysWeekend)) draft.ask('weekday');
  if (draft.exits.length > 0 && sides.entry.length + (levels?.rules.length ?? 0) === 0) draft.ask('exit');
  sides.exit.push(...draft.exits.map(termOf));
  if (always === null) leaveWhereNotKept(draft, phrases, isHold, sides);
  keepOut(sides, flat);
  holdForMonths(draft, sides);
  if (draft.tally !== null) draft.ask('how many conditions');
  if (draft.barred.length > 0) {
    if (sides.entry.length === 0) draft.ask('entry');
    else sides.entry.splice(0, sides.entry.length, all([any(sides.entry), ...draft.barred.map(termOf)]));
  }
  saveRegularly(draft, sides);
  // Out of it below a line, with nothing said of the rest: it is held there.
  const isOnlyOut = items.every((item) => item.is === 'group' || item.action.does === 'flat');
  if (
    isOnlyOut &&
    sides.entry.length + sides.short.length === 0 &&
    sides.exit.length === 1 &&
    (draft.sizeParts.length > 0 || draft.mentions.length > 1)
  ) {
    const held = oppositeOfStates(sides.exit[0]!);
    if (held !== null) sides.entry.push(held);
    draft.assumed.push('held otherwise');
  }
  if (isOtherThan(draft.headline, termsIn(sides))) draft.ask('which line');
  const opens = sides.entry.length + sides.short.length + (levels?.rules.length ?? 0);
  if (opens === 0) draft.ask('entry');
  else if (
    always === null &&
    sides.entry.length > 0 &&
    sides.exit.length === 0 &&
    draft.stops.length === 0 &&
    !draft.isSaving
  )
    draft.ask('exit');
  else if (sides.short.length === 0 ? sides.cover.length > 0 : sides.cover.length === 0 && draft.stops.length === 0)
    draft.ask('cover');
  if (opens > 0 && draft.question === undefined) for (const edge of draft.templates) draft.used.add(edge);
  const rules = [...sides.entry, ...sides.short].map(writeTerm).join(' ');
  const isOfMany = draft.members.length > 0 || ofMany.test(rules) || (draft.hasMembers && rules.includes('event.'));
  if (traded.length === 0 && draft.eventSet === null && !isOfMany) draft.ask('instrument');
  const market = { en: 'US', 'zh-CN': 'CN', 'zh-HK': 'HK' }[context.locale];
  const many: Universe | null =
    draft.eventSet !== null ? { is: 'set', id: draft.eventSet } : isOfMany ? { is: 'market', market } : null;
  if (traded.length === 0 && many !== null) for (const edge of draft.members) draft.used.add(edge);
  if (
    traded.length === 0 &&
    many?.is === 'market' &&
    market === 'CN' &&
    draft.stops.some((one) => one.startsWith('timeExit 0'))
  )
    draft.ask('T+1');
  if (traded.length === 0 && many?.is === 'market') draft.assumedParts.push('universe');
  const ruled = (terms: readonly Term[]): readonly DraftRule[] => (terms.length === 0 ? [] : [{ when: any(terms) }]);
  const universe: Universe | null = traded.length === 0 ? many : { is: 'instruments', ids: traded };
  const sizing = sizingOf(draft);
  const [home] = traded.filter((id) => parseInstrumentId(id) !== null).map((id) => marketCurrency[marketOf(id)]);
  const order = orderText(draft, home);
  const strategy: StrategyParts = {
    universe,
    bar: draft.bar,
    entry: levels?.rules ?? ruled(sides.entry),
    exit: [...parts, ...ruled(sides.exit)],
    short: ruled(sides.short),
    cover: ruled(sides.cover),
    rank: null,
    filters: [],
    // Rules of daily bars are looked at every day anyway.
    rebalance: draft.schedule === 'daily' && opens > 0 ? null : draft.schedule,
    sizing,
    stops: draft.stops,
    order,
    otherwise: other,
    constraints: draft.constraints,
    assumed: draft.assumedParts,
  };
  return {
    frame: { act: 'draft', strategy },
    used: draft.used,
    ...(draft.question !== undefined && { question: draft.question }),
    assumed: [...draft.assumed, ...listing.assumed, ...draft.assumedParts],
    votes: votesFor(context.box),
  };
}

/** Events of many companies: none has to be named. */
const ofMany = /event\.(bonusShares|preannouncement|lockupExpiry|indexAdd|indexRemove|stRemoved|split|buyback)/u;

/** When a part is sold; null where that is no condition alone. */
function partOf(draft: Draft, block: Block, termOf: (condition: Condition) => Term): Term | null {
  const isPlain = block.groups.every(({ reasons }) => reasons.every(({ is }) => is === 'condition'));
  if (!isPlain) return null;
  const made: Sides = { entry: [], exit: [], short: [], cover: [] };
  takeBlock(draft, block, 'exit', made, termOf);
  return made.exit[0] ?? null;
}

/** "Stay out while A, otherwise hold when B": B without A, left when either turns. */
function takeElse(draft: Draft, block: Block, sides: Sides, termOf: (condition: Condition) => Term): boolean {
  const { does } = block.deed.action;
  if ((does !== 'buy' && does !== 'hold') || sides.entry.length > 0 || sides.exit.length !== 1) return false;
  takeBlock(draft, block, 'entry', sides, termOf);
  const [opened] = sides.entry;
  if (opened === undefined) return false;
  const [out] = sides.exit;
  sides.entry[0] = all([opened, opposite(out!)]);
  if (does === 'hold') sides.exit[0] = any([opposite(opened), out!]);
  return true;
}

export const draftReader: FrameReader = {
  act: 'draft',
  standing: draftStanding,
  read: withJoiningWords(readDraft),
};
