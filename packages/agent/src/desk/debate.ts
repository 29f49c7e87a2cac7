import type {
  DeskAnalyst,
  DeskAttack,
  DeskPoint,
  DeskReply,
  DeskRound,
  DeskSide,
  DeskVoice,
} from '@plumbline/model/desk';
import { attackKinds } from '@plumbline/model/desk';
import { refusal } from '../gate/refusals.ts';
import { fillText } from '../report/texts.ts';
import { attackSchema, caseSchema } from './papers.ts';
import { attackTask, caseTask } from './prompts.ts';
import type { Refusals, RunState } from './run-state.ts';
import { put, refusals, rowOf, rowsOf } from './run-state.ts';
import { deskTexts as texts } from './words.ts';

const [usualRounds, mostRounds] = [2, 3];
const mostPoints = 8;
/** Stances so far apart are worth another round. */
const farApart = 2;

/** The id of a claim on the table, or of a new one that passes; null where it is neither. */
export function pointOf(run: RunState, by: DeskVoice, given: unknown, at: string, wrong: Refusals): string | null {
  const { table } = run;
  if (typeof given === 'string') {
    if (table.claim(given) !== null) return given;
    table.withhold(by, given, refusal('handle', given));
    wrong.add(at, 'No claim has this id.');
    return null;
  }
  const side = by === 'bull' ? { speaks: 'for' } : by === 'bear' ? { speaks: 'against' } : {};
  const said = table.say(by, { ...side, ...rowOf(given) });
  if (said.ok) return said.id;
  wrong.add(at, said.why, said.nearest);
  return null;
}

const other = (side: DeskSide): DeskSide => (side === 'bull' ? 'bear' : 'bull');

interface Case {
  readonly points: string[];
  readonly answers: Map<string, DeskReply>;
}

async function argue(run: RunState, side: DeskSide, number: number, before: DeskRound | null): Promise<Case> {
  const { table, pack } = run;
  const points: string[] = [];
  const answers = new Map<string, DeskReply>();
  const open = new Set((before?.[other(side)] ?? []).map(({ claim }) => claim));
  const check = (given: unknown): object | null => {
    const row = rowOf(given);
    const wrong = refusals();
    for (const [at, one] of rowsOf(row['points'], mostPoints).entries()) {
      const id = pointOf(run, side, one, `points.${String(at)}`, wrong);
      if (id !== null && !points.includes(id) && points.length < mostPoints) points.push(id);
    }
    for (const [at, one] of rowsOf(row['answers'], mostPoints).entries()) {
      const { to, kind, with: given } = rowOf(one);
      const place = `answers.${String(at)}`;
      if (typeof to !== 'string' || !open.has(to)) {
        wrong.add(place, 'The other side made no such point in the round before.');
        continue;
      }
      const shown = rowsOf(given, 3).flatMap(
        (value, n) => pointOf(run, side, value, `${place}.with.${String(n)}`, wrong) ?? [],
      );
      if (kind === 'concede') answers.set(to, { by: side, kind, with: [] });
      else if (shown.length > 0) answers.set(to, { by: side, kind: 'rebut', with: shown });
      else wrong.add(place, 'A rebuttal needs a supported claim.');
    }
    return wrong.told();
  };
  const task = caseTask(side, number, pack, table.desk().claims, before);
  await put(run, {
    key: `round:${String(number)}:${side}`,
    stage: 'debate',
    by: side,
    task,
    schema: caseSchema,
    check,
  });
  return { points, answers };
}

const answered = (points: readonly DeskPoint[], answers: ReadonlyMap<string, DeskReply>): readonly DeskPoint[] =>
  points.map((point) => ({ ...point, reply: answers.get(point.claim) ?? point.reply }));

/** Bull and bear in rounds, side by side within each; a point without support never reaches the next one. */
export async function debate(run: RunState, analysts: readonly DeskAnalyst[]): Promise<void> {
  const { table } = run;
  const said = analysts.flatMap(({ stance }) => stance ?? []);
  const spread = Math.max(...said) - Math.min(...said);
  let before: DeskRound | null = null;
  for (let number = 1; number <= mostRounds; number += 1) {
    const total = Math.max(usualRounds, number);
    const running = table.progress('debate', { state: 'running', done: number - 1, total });
    table.note({ stages: [running] });
    const claims = table.desk().claims.length;
    const [bull, bear]: Case[] = await Promise.all([
      argue(run, 'bull', number, before),
      argue(run, 'bear', number, before),
    ]);
    if (bull === undefined || bear === undefined) return;
    const opened = (points: readonly string[]): readonly DeskPoint[] => points.map((claim) => ({ claim, reply: null }));
    const round: DeskRound = { number, bull: opened(bull.points), bear: opened(bear.points) };
    const earlier: readonly DeskRound[] =
      before === null
        ? []
        : [{ ...before, bull: answered(before.bull, bear.answers), bear: answered(before.bear, bull.answers) }];
    const points = bull.points.length + bear.points.length;
    const text = fillText(texts.argued, { round: String(number), points: String(points) });
    const hasNew = table.desk().claims.length > claims;
    const goesOn = number < usualRounds || (number < mostRounds && spread >= farApart && hasNew);
    const stages = [table.progress('debate', { done: number, ...(goesOn ? {} : { state: 'done' as const }) })];
    await table.tell('debate', null, text, { rounds: [...earlier, round], stages });
    if (!goesOn || points === 0) {
      table.note({ stages: [table.progress('debate', { state: 'done' })] });
      return;
    }
    before = round;
  }
}

/** The risk officer attacks what both sides said. */
export async function attack(run: RunState): Promise<void> {
  const { table, pack } = run;
  const attacks: DeskAttack[] = [];
  table.note({ stages: [table.progress('risk', { state: 'running', total: 1 })] });
  const check = (given: unknown): object | null => {
    const wrong = refusals();
    for (const [at, one] of rowsOf(rowOf(given)['attacks'], mostPoints).entries()) {
      const { on, kind: given, with: shown } = rowOf(one);
      const place = `attacks.${String(at)}`;
      const kind = attackKinds.find((known) => known === given);
      const target = table.claim(on);
      if (target === null || kind === undefined) {
        wrong.add(place, 'An attack names a claim on the table and a kind of the list.');
        continue;
      }
      const ids = rowsOf(shown, 3).flatMap(
        (value, n) => pointOf(run, 'risk', value, `${place}.with.${String(n)}`, wrong) ?? [],
      );
      if (!attacks.some((known) => known.on === target.id && known.kind === kind))
        attacks.push({ on: target.id, kind, with: ids });
    }
    return wrong.told();
  };
  const task = attackTask(pack, table.desk().claims);
  await put(run, { key: 'risk', stage: 'risk', by: 'risk', task, schema: attackSchema, check });
  await table.tell('risk', 'risk', fillText(texts.attacked, { count: String(attacks.length) }), {
    attacks,
    stages: [table.progress('risk', { state: 'done', done: 1 })],
  });
}
