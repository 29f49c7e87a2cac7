import type { DeskAnalyst, DeskMemo, MemoBlock } from '@plumbline/model/desk';
import type { RatingLabel } from '@plumbline/model/rating';
import { ratingLabels } from '@plumbline/model/rating';
import type { Judged } from '../gate/shapes.ts';
import { refusal } from '../gate/refusals.ts';
import { pointOf } from './debate.ts';
import { memoOf } from './memo.ts';
import { memoSchema } from './papers.ts';
import { memoTask } from './prompts.ts';
import type { WantedStep } from './reconcile.ts';
import { reconcile } from './reconcile.ts';
import type { RunState } from './run-state.ts';
import { put, refusals, rowOf, rowsOf } from './run-state.ts';
import { memoHeadings } from './words.ts';

const [mostBlocks, mostClaims, mostSteps] = [12, 16, 8];

interface Draft {
  readonly wanted: RatingLabel | null;
  readonly blocks: readonly MemoBlock[];
  readonly steps: readonly WantedStep[];
  readonly falsifiers: readonly string[];
}

/** The chair's memo out of claims on the table; null where nothing it wrote can stand. */
export async function askChair(run: RunState, analysts: readonly DeskAnalyst[]): Promise<DeskMemo | null> {
  const { table, pack, now, judges } = run;
  const { report } = pack;
  // A thought holds no figure, so the gate needs none.
  await judges.learn({ facts: [], instruments: [report.instrument], subject: report.instrumentId });
  const judge = async (thought: string): Promise<Judged> => {
    await judges.restart();
    return judges.judge(thought);
  };
  let draft: Draft | null = null;
  const check = async (given: unknown): Promise<object | null> => {
    const row = rowOf(given);
    const wrong = refusals();
    const printed = new Set<string>();
    const blocks: MemoBlock[] = [];
    for (const [at, one] of rowsOf(row['blocks'], mostBlocks).entries()) {
      const { heading, claims, reasoning } = rowOf(one);
      const place = `blocks.${String(at)}`;
      const text =
        typeof heading === 'string' && Object.hasOwn(memoHeadings, heading) ? memoHeadings[heading] : undefined;
      const ids = rowsOf(claims, mostClaims).flatMap(
        (value, n) => pointOf(run, 'chair', value, `${place}.claims.${String(n)}`, wrong) ?? [],
      );
      // Two analysts may have established the same: it is printed once.
      const fresh = [...new Set(ids)].filter((id) => {
        const sentence = JSON.stringify(table.claim(id)?.text.en);
        if (printed.has(sentence)) return false;
        printed.add(sentence);
        return true;
      });
      const thought = typeof reasoning === 'string' && reasoning.trim() !== '' ? reasoning.trim() : null;
      const judged = thought === null ? null : await judge(thought);
      const isThought = judged?.lane === 'reasoning';
      if (text !== undefined && (fresh.length > 0 || isThought)) blocks.push({ kind: 'heading', text });
      if (fresh.length > 0) blocks.push({ kind: 'claims', claims: fresh });
      if (thought !== null && isThought) blocks.push({ kind: 'reasoning', words: thought });
      if (thought !== null && !isThought) {
        const why = judged?.why ?? refusal('world', thought);
        table.withhold('chair', thought, why);
        wrong.add(`${place}.reasoning`, why.text.en);
      }
    }
    const steps = rowsOf(row['steps'], mostSteps).flatMap((one, at): readonly WantedStep[] => {
      const { claim: id, toward } = rowOf(one);
      const claim = table.claim(id);
      if (claim !== null && (toward === 'up' || toward === 'down')) return [{ claim, toward }];
      wrong.add(`steps.${String(at)}`, 'A step names a claim on the table and the way it moves the rating.');
      return [];
    });
    const wanted = ratingLabels.find((label) => label === row['rating']) ?? null;
    const falsifiers = rowsOf(row['falsifiers'], 7).filter((id) => typeof id === 'string');
    if (printed.size > 0) draft = { wanted, blocks, steps, falsifiers };
    return wrong.told();
  };
  const attacked = [...new Set(table.desk().attacks.map(({ on }) => on))];
  const task = memoTask(pack, table.desk().claims, attacked);
  await put(run, { key: 'chair', stage: 'chair', by: 'chair', task, schema: memoSchema, check });
  // Assigned inside `check`, which the compiler does not follow.
  const written = draft as Draft | null;
  if (written === null) return null;
  const { wanted, blocks, steps, falsifiers } = written;
  // A step counts once however often it is named, and never against what its claim says.
  const once = steps.filter(({ claim }, at) => steps.findIndex((one) => one.claim.id === claim.id) === at);
  const reconciled = reconcile(report.rating?.label ?? null, wanted, once);
  return memoOf(table, pack, { by: 'chair', blocks, reconciled, falsifiers, analysts, writtenAt: now(), ended: null });
}
