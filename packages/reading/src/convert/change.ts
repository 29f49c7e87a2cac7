import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { isTooLong, tooLongText } from '@plumbline/model/text-limit';
import { problemsOf } from '@plumbline/quant/language/check-spec';
import { localText } from '@plumbline/model/local-text';
import { read } from '../read.ts';
import type { Chip, Reading, ReadingContext, StrategyParts } from '../reading.ts';
import { emptyText, missingText } from './ask-texts.ts';
import { offersForUnread } from './offer.ts';
import { questionOf, type IdeaQuestion } from './idea.ts';
import { keepSettings } from './keep-settings.ts';
import { partWords } from './part-words.ts';
import { keptPart, partsOfSpec, type SpecParts } from './spec-parts.ts';
import { specOf } from './strategy-spec.ts';

/** A sentence about a stored strategy: the strategy with the change made, or one question. */
export interface SpecChangeRead {
  readonly spec: StrategySpec | null;
  readonly question: IdeaQuestion | null;
  readonly echo: readonly Chip[];
}

const newText = localText(
  'That reads as a whole new strategy. Say only what should change, or describe it as a new one on the page of strategies.',
  '这读起来是一个全新的策略。请只说要修改的部分，或在策略页面新建。',
  '這讀起來是一個全新的策略。請只說要修改的部分，或在策略頁面新建。',
);
const sameText = localText('With that nothing would change.', '这样说不会改变任何内容。', '這樣說不會改變任何內容。');
const keptText = localText(
  'This part is too special to be changed by a sentence. Change it in the blocks or in the code.',
  '这一部分无法用一句话修改。请在积木或代码中修改。',
  '這一部分無法用一句話修改。請在積木或程式碼中修改。',
);

const slots = [
  'universe',
  'bar',
  'entry',
  'exit',
  'short',
  'cover',
  'filters',
  'rank',
  'rebalance',
  'sizing',
  'stops',
  'otherwise',
  'constraints',
] as const;
type Slot = (typeof slots)[number];

function changedSlots(before: StrategyParts, after: StrategyParts): ReadonlySet<Slot> {
  return new Set(slots.filter((slot) => JSON.stringify(before[slot]) !== JSON.stringify(after[slot])));
}

/** What has no words stays out of the draft where nothing was said of it. */
function drafted(parts: StrategyParts, changed: ReadonlySet<Slot>): StrategyParts {
  return {
    ...parts,
    sizing: changed.has('sizing') || parts.sizing !== keptPart ? parts.sizing : 'equalWeight',
    stops: parts.stops.filter((one) => !one.startsWith(keptPart)),
  };
}

const side = (long: Expression | undefined, short: Expression | undefined): StrategySpec['entry'] => ({
  ...(long !== undefined && { long }),
  ...(short !== undefined && { short }),
});

/** The stops of the one with the wait of the other. */
function paused(
  { pause: _pause, ...risk }: StrategySpec['risk'],
  { pause }: StrategySpec['risk'],
): StrategySpec['risk'] {
  return { ...risk, ...(pause !== undefined && { pause }) };
}

/** The stored strategy with the changed parts of the drafted one; everything else is as it was. */
function merged(spec: StrategySpec, made: StrategySpec, changed: ReadonlySet<Slot>, isEqual: boolean): StrategySpec {
  const has = (...list: readonly Slot[]): boolean => list.some((slot) => changed.has(slot));
  const { ranking: _r, rebalance: _b, entryOrders: _o, idle: _i, scaleIn: _s, recurring: _c, grid: _g, ...rest } = spec;
  const isRanked = has('rank', 'rebalance');
  const ranking =
    spec.ranking === undefined || made.ranking === undefined
      ? made.ranking
      : { ...spec.ranking, ...(has('rank') ? made.ranking : { every: made.ranking.every }) };
  const orders = has('stops') ? (made.entryOrders ?? spec.entryOrders) : spec.entryOrders;
  const rebalance = has('rebalance') ? made.rebalance : spec.rebalance;
  const kept = isRanked ? ranking : spec.ranking;
  const scaleIn = has('sizing') ? made.scaleIn : spec.scaleIn;
  const recurring = has('sizing', 'constraints', 'entry') ? made.recurring : spec.recurring;
  const grid = has('sizing') ? made.grid : spec.grid;
  const idle = has('otherwise') ? made.idle : spec.idle;
  return {
    ...rest,
    universe: has('universe', 'otherwise') ? made.universe : spec.universe,
    bar: has('bar') ? made.bar : spec.bar,
    entry: side(
      has('entry', 'filters') ? made.entry.long : spec.entry.long,
      has('short') ? made.entry.short : spec.entry.short,
    ),
    exit: side(
      has('exit', 'filters') ? made.exit.long : spec.exit.long,
      has('cover') ? made.exit.short : spec.exit.short,
    ),
    ...(orders !== undefined && { entryOrders: orders }),
    ...(kept !== undefined && { ranking: kept }),
    ...(rebalance !== undefined && { rebalance }),
    ...(idle !== undefined && { idle }),
    sizing: has('sizing') || (isEqual && has('universe', 'rank')) ? made.sizing : spec.sizing,
    ...(recurring !== undefined && { recurring }),
    ...(grid !== undefined && { grid }),
    ...(scaleIn !== undefined && { scaleIn }),
    risk: has('stops') ? made.risk : has('constraints') ? paused(spec.risk, made.risk) : spec.risk,
  };
}

const asked = (about: string, text: IdeaQuestion['text'], echo: readonly Chip[]): SpecChangeRead => ({
  spec: null,
  question: { about, text, offers: [] },
  echo,
});

function changeOf(
  { parts, known }: SpecParts,
  spec: StrategySpec,
  reading: Reading,
  context: ReadingContext,
): SpecChangeRead {
  const { echo } = reading;
  const open = questionOf(reading, context);
  if (open !== null) return { spec: null, question: open, echo };
  const frame = reading.frames.find((one) => one.act === 'edit');
  if (frame === undefined) {
    const isNew = reading.frames.some((one) => one.act === 'draft');
    return asked(isNew ? 'new' : 'entry', isNew ? newText : emptyText, echo);
  }
  const changed = changedSlots(parts, frame.strategy);
  const isKept = (list: readonly string[]): boolean => list.some((one) => one.startsWith(keptPart));
  // Orders of its own and stops in per cent are two ways to say one thing.
  if (changed.has('stops') && isKept(parts.stops)) return asked('kept', keptText, echo);
  const { period } = frame.strategy;
  if (period !== undefined) return asked('missing', missingText([{ part: 'schedule', name: partWords(period) }]), echo);
  if (changed.size === 0) return asked('same', sameText, echo);
  const made = specOf(drafted(frame.strategy, changed), spec.name, { known, parameters: spec.parameters });
  if (made.is === 'missing') return asked('missing', missingText(made.missing), echo);
  const next = keepSettings(spec, merged(spec, made.spec, changed, parts.sizing === 'equalWeight'));
  const faults = problemsOf(next).filter(({ severity }) => severity === 'error');
  if (faults.length > 0)
    return asked('missing', missingText(faults.map(({ text }) => ({ part: 'rule', name: text }))), echo);
  return { spec: parseStrategySpec(next), question: null, echo };
}

/** Reads a sentence that changes a stored strategy: every part that it does not name stays as it is. */
export function readChange(text: string, context: ReadingContext, spec: StrategySpec): SpecChangeRead {
  if (isTooLong(text)) return asked('tooLong', tooLongText, []);
  const known = partsOfSpec(spec);
  const again = (words: string): Reading => read(words, { ...context, open: known.parts });
  const changed = (one: Reading): SpecChangeRead => changeOf(known, spec, one, context);
  const reading = again(text);
  const change = changed(reading);
  if (change.question?.about !== 'word') return change;
  const isWhole = (one: Reading): boolean => changed(one).spec !== null;
  return {
    ...change,
    question: { ...change.question, offers: offersForUnread(text, reading, { read: again, isWhole }) },
  };
}
