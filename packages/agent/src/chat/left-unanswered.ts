import type { InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Directory } from '@plumbline/reading/directory/directory';
import type { Period, QuestionFrame, Subject, Topic } from '@plumbline/reading/reading';
import { isWhere, subjectsOf } from './acts/subjects.ts';
import { listed } from './listed.ts';
import { writePeriod } from './period-notation.ts';
import type { Step } from './step.ts';

/** What a text filled of a frame, and the frame without it. */
interface Slot {
  readonly name: LocalText;
  readonly without: QuestionFrame;
  /** How a call that takes it writes it. */
  readonly ids: readonly string[];
}

const asTyped = (text: string): LocalText => localText(`“${text}”`, `“${text}”`, `「${text}」`);

/** Things stated that carry no words of their own in a frame. */
const stated: Readonly<Record<string, LocalText>> = {
  amount: localText('what it comes to for the number given', '所给数字对应的结果', '所給數字對應的結果'),
  values: localText('what it comes to for the numbers given', '所给数字对应的结果', '所給數字對應的結果'),
  quantity: localText('the number of shares', '所说的股数', '所說的股數'),
  cost: localText('the cost given', '所给的成本', '所給的成本'),
  weights: localText('the weights', '所说的权重', '所說的權重'),
  side: localText('buying or selling', '买入或卖出', '買入或沽出'),
  target: localText('the level named', '所说的价位', '所說的價位'),
  currency: localText('the currency', '所说的货币', '所說的貨幣'),
  condition: localText('the condition', '所说的条件', '所說的條件'),
};

type Lists = 'topics' | 'periods' | 'instruments' | 'subjects';
const lists: readonly Lists[] = ['topics', 'periods', 'instruments', 'subjects'];

/** How calls write a value: a company also by another of its listings. */
function writtenAs(value: InstrumentId | Subject | Topic | Period, { listings }: Directory): readonly string[] {
  if (typeof value !== 'string') return 'is' in value ? [writePeriod(value)] : [value.id];
  const company = listings.get(value)?.company;
  const sisters = company === undefined ? [] : [...listings.values()].filter((one) => one.company === company);
  return [value, ...sisters.map(({ id }) => id)];
}

function isPlace(frame: QuestionFrame, name: Lists, at: number, directory: Directory): boolean {
  const subject = name === 'subjects' ? frame.subjects[at]?.value : undefined;
  return subject !== undefined && isWhere(subject, subjectsOf(frame, directory).ids);
}

/** Words that say no more than leaving them out: the present, and the price that is told of whoever is named. */
function isUsual(frame: QuestionFrame, name: Lists, at: number): boolean {
  if (name === 'periods') return frame.periods[at]?.value.is === 'latest';
  return name === 'topics' && ['price', 'dayChange'].includes(frame.topics[at]?.value.id ?? '');
}

function withoutPart(frame: QuestionFrame, name: Lists, at: number): QuestionFrame {
  const left = { ...frame, [name]: frame[name].filter((_, index) => index !== at) } as QuestionFrame;
  // The place of a rule is said by the same words as the market that it is of.
  if (left.act !== 'rule' || name !== 'subjects' || left.args.place !== frame.subjects[at]?.value.id) return left;
  return { ...left, args: { ...left.args, place: undefined } };
}

function slotsOf(frame: QuestionFrame, directory: Directory): readonly Slot[] {
  // Whose loss it is changes nothing of what is computed of the loss.
  const all = frame.act === 'calculate' ? lists.filter((name) => name !== 'instruments') : lists;
  const parts = all.flatMap((name) =>
    frame[name].flatMap(({ value, from, spans }, at): readonly Slot[] => {
      const text = spans.map((span) => span.text.trim()).join(' ');
      if (from !== 'text' || text === '' || isUsual(frame, name, at) || isPlace(frame, name, at, directory)) return [];
      return [{ name: asTyped(text), ids: writtenAs(value, directory), without: withoutPart(frame, name, at) }];
    }),
  );
  // What is converted names its own moneys.
  const args = Object.keys(frame.act === 'convert' ? {} : frame.args).flatMap((name): readonly Slot[] => {
    const known = stated[name];
    // Signs and numbers as they were typed are computed whole.
    if (known === undefined || (frame.act === 'calculate' && frame.args.expression !== undefined)) return [];
    const without = { ...frame, args: { ...frame.args, [name]: undefined } } as QuestionFrame;
    return [{ name: known, ids: [], without }];
  });
  return [...parts, ...args];
}

function isNamed(steps: readonly Step[], ids: readonly string[]): boolean {
  return steps.some(
    (step) =>
      step.is === 'call' && ids.some((id) => JSON.stringify(step.input).includes(JSON.stringify(id).slice(0, -1))),
  );
}

function isMade(make: (frame: QuestionFrame) => readonly Step[], frame: QuestionFrame, as: string): boolean {
  try {
    return JSON.stringify(make(frame)) === as;
  } catch {
    // A frame that no steps can be made of without the slot needs it.
    return false;
  }
}

/**
 * What was read of a question and changes nothing of what is done about it. Each slot is taken out in turn: where the
 * steps stay the same, nothing in them answers it.
 */
export function leftUnanswered(
  frame: QuestionFrame,
  make: (frame: QuestionFrame) => readonly Step[],
  directory: Directory,
): LocalText | null {
  const steps = make(frame);
  // What is refused says so itself.
  if (!steps.some(({ is }) => is === 'call')) return null;
  const as = JSON.stringify(steps);
  const left = slotsOf(frame, directory).filter(
    ({ ids, without }) => !isNamed(steps, ids) && isMade(make, without, as),
  );
  const names = left.map(({ name }) => name).filter(({ en }, at, all) => all.findIndex((one) => one.en === en) === at);
  if (names.length === 0) return null;
  const list = listed(names);
  return localText(`Not answered: ${list.en}.`, `未回答：${list['zh-CN']}。`, `未回答：${list['zh-HK']}。`);
}
