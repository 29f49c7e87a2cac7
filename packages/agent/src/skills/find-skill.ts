import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { isTooLong } from '@plumbline/model/text-limit';
import type { Skill, SkillInput } from '@plumbline/model/skill';
import type { AnswerInput } from '../chat/answer.ts';
import { answerWords } from '../chat/answer-words.ts';
import { namedIn } from '../chat/named-in.ts';
import type { Playbook } from '../chat/playbook.ts';
import { tools } from '../tools/registry.ts';
import type { Desk } from '../tool.ts';
import { skills } from './our-skills.ts';

const mostInstruments = 6;

/** What was asked for, or what has to be known first. */
export type FoundSkill =
  { readonly is: 'playbook'; readonly playbook: Playbook } | { readonly is: 'ask'; readonly text: LocalText };

interface Called {
  readonly skill: Skill;
  /** What it may be about: the words behind its name, then those before it. */
  readonly rests: readonly string[];
  readonly isCommand: boolean;
}

/** Words that only join what a playbook is about to its title. */
const joints = /^(?:\s|of|for|on|about|的|：|:|，|,)+|(?:\s|的|for|请|請|对|對|[?？.。!！])+$/giu;

/** `/earnings-review NVDA` names a playbook by its id; a text that holds its title asks for it as well. */
function calledIn(text: string, known: readonly Skill[]): Called | null {
  const [, id, after = ''] = /^\s*\/([a-z0-9-]+)(?:\s+(.*))?$/su.exec(text) ?? [];
  const named = known.find((skill) => skill.id === id);
  if (named !== undefined) return { skill: named, rests: [after.trim()], isCommand: true };
  if (id !== undefined) return null;
  const lower = text.toLowerCase();
  for (const skill of known) {
    for (const title of new Set(Object.values(skill.title))) {
      const at = lower.indexOf(title.toLowerCase());
      const ends = [lower[at - 1] ?? ' ', lower[at + title.length] ?? ' '];
      // A word of letters is found as a whole; Chinese has no gaps between words.
      const isWhole = /\p{Script=Han}/u.test(title) || ends.every((sign) => !/[\p{L}\p{N}]/u.test(sign));
      if (at < 0 || !isWhole) continue;
      const sides = [text.slice(at + title.length), text.slice(0, at)];
      const rests = sides.map((side) => side.replaceAll(joints, '')).filter((side) => side !== '');
      return { skill, rests, isCommand: false };
    }
  }
  return null;
}

/** Such as "This playbook is not about coins". */
const otherKind = localText(
  'This playbook is not about instruments of that kind.',
  '该方案不适用于此类标的。',
  '該方案不適用於此類標的。',
);

type SkillTurn = Pick<AnswerInput, 'text' | 'locale' | 'mentions' | 'history' | 'desk' | 'clock' | 'isUnattended'>;
type Values = ReadonlyMap<string, readonly string[]>;
type FoundValues = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly lacks: LocalText };

const lacking = (lacks: LocalText): FoundValues => ({ ok: false, lacks });

const isOfInstruments = ({ kind }: SkillInput): boolean => kind === 'instrument' || kind === 'instruments';

/** What the inputs are, or what is missing of them. */
async function valuesOf(turn: SkillTurn, skill: Skill, rest: string): Promise<FoundValues> {
  const { desk } = turn;
  const named = skill.inputs.some(isOfInstruments) ? await namedIn(turn, rest) : [];
  // With nothing said, a playbook about several instruments is about those that are watched.
  const isOpen = rest === '' && named.length === 0 && skill.inputs.some(({ kind }) => kind === 'instruments');
  const ids = isOpen ? (await desk.watched()).slice(0, mostInstruments) : named;
  const known = await Promise.all(ids.map((id) => desk.instrument(id)));
  const values = new Map<string, readonly string[]>();
  for (const input of skill.inputs) {
    const { name, kind, options } = input;
    if (kind === 'choice') {
      const spoken = options.find((option) => rest.toLowerCase().includes(option.toLowerCase()));
      values.set(name, [spoken ?? options[0] ?? '']);
    } else if (kind === 'text') {
      if (rest === '') return lacking(answerWords['command-empty']!);
      values.set(name, [rest]);
    } else {
      const fitting = known.flatMap((one) =>
        one !== null && (options.length === 0 || options.includes(one.kind)) ? [one.id] : [],
      );
      if (fitting.length === 0) return lacking(known.length > 0 ? otherKind : answerWords['instrument']!);
      values.set(name, kind === 'instrument' ? fitting.slice(0, 1) : fitting);
    }
  }
  return { ok: true, values };
}

const joined = (ids: readonly string[]): string =>
  ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} and ${ids.at(-1) ?? ''}`;

/** The steps with their inputs put in. */
function stepsOf({ steps }: Skill, values: Values): readonly string[] {
  const put = (step: string): string =>
    step.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => {
      const value = values.get(name);
      return value === undefined ? whole : joined(value);
    });
  return steps.flatMap((step) => {
    const [whole, name] = /\{each (\w+)\}/u.exec(step) ?? [];
    if (whole === undefined || name === undefined) return [put(step)];
    return (values.get(name) ?? []).map((id) => put(step.replaceAll(whole, id)));
  });
}

/** Tools that propose something. */
const drafting: ReadonlySet<string> = new Set(tools.flatMap(({ id, drafts }) => (drafts ? [id] : [])));

/** Ours first: one of the reader's own never stands in for it. */
export const knownTo = async (desk: Pick<Desk, 'skills'>): Promise<readonly Skill[]> => [
  ...skills,
  ...(await desk.skills()),
];

/** A playbook by the name that the chat calls it by. */
export async function skillNamed(id: string, desk: Pick<Desk, 'skills'>): Promise<Skill | null> {
  return (await knownTo(desk)).find((skill) => skill.id === id) ?? null;
}

/** The playbook a text asks for, with what it is about; null where it asks for none. */
export async function findSkill(turn: SkillTurn): Promise<FoundSkill | null> {
  if (isTooLong(turn.text)) return null;
  const called = calledIn(turn.text, await knownTo(turn.desk));
  if (called === null) return null;
  const { skill, rests, isCommand } = called;
  let first: LocalText | null = null;
  for (const rest of rests.length === 0 ? [''] : rests) {
    const values = await valuesOf(turn, skill, rest);
    if (values.ok) {
      const { tools: ids } = skill;
      const allowed = turn.isUnattended === true ? { ...skill, tools: ids.filter((id) => !drafting.has(id)) } : skill;
      return { is: 'playbook', playbook: { skill: allowed, steps: stepsOf(skill, values.values) } };
    }
    first ??= values.lacks;
  }
  // A title in a text that names nothing it could be about may be no call of it: "what is a risk memo?"
  return isCommand && first !== null ? { is: 'ask', text: first } : null;
}
