import type { LabRunView } from '@plumbline/contract/strategy-lab';
import type { Answerer } from '@plumbline/contract/models';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { LabSealedSpan, StrategyLab } from '@plumbline/model/strategy-lab';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { LabOutcome } from '@plumbline/agent/lab/outcome';
import type { ReadSentence } from '@plumbline/agent/lab/propose';
import { readingDirectory } from '../instrument/service.ts';
import { pricesOf } from '../language-models/service.ts';
import type { LabDeps } from './deps.ts';
import type { LabRow } from './rows.ts';
import { ideaOf, labOf, streamOf, underWay } from './rows.ts';
import { endRun, insertStep, readRun, readSteps, updateRun, wordsFor } from './store.ts';

/** What the job tells the run. */
export interface Control {
  isCancelled(): boolean;
}

const lookMs = 250;
const unread = localText('This is no sentence about a strategy.', '这不是关于策略的句子。', '這不是關於策略的句子。');

/** The product's own reader of sentences, with the names it knows. Words are in any language; faults are told in all. */
async function sentenceReader({ market, clock }: LabDeps): Promise<ReadSentence> {
  const [{ readChange }, directory] = await Promise.all([
    import('@plumbline/reading/convert/change'),
    readingDirectory(market),
  ]);
  const today = dateOf(clock.now());
  return (text, spec) => {
    const locale = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
    const { spec: changed, question } = readChange(text, { locale, box: 'strategy', directory, today }, spec);
    return changed === null ? { ok: false, why: question?.text ?? unread } : { ok: true, spec: changed };
  };
}

async function outcomeOf(
  { strategies }: LabDeps,
  row: LabRow,
  sealed: LabSealedSpan,
  spec: StrategySpec,
): Promise<LabOutcome> {
  const variant = { idea: ideaOf(row), spec, sealedFrom: sealed.from };
  const tried = await strategies.tryVariant(row.owner_id, variant);
  if (!tried.ok) return tried;
  const { summary, verdict, stream } = tried.test;
  const { resultHash, metrics, from, to, simulated } = summary;
  return { ok: true, resultHash, verdict, metrics: metrics.whole, stream, from, to, simulated, trials: tried.trials };
}

/**
 * Performs a run. What came of each variant and question is kept as soon as it came, so that a job that is taken over goes
 * through it again without testing or asking; a run that has ended is left alone.
 */
export async function performLab(deps: LabDeps, id: string, round: number, control: Control): Promise<void> {
  const { store, events, strategies, models, clock } = deps;
  const { db } = store;
  const row = await readRun(db, id);
  if (row === undefined || row.round !== round || !underWay.includes(row.state)) return;
  const startedAt = row.started_at ?? clock.now();
  await updateRun(db, id, { state: 'running', started_at: startedAt });
  const stop = new AbortController();
  const timer = setInterval(() => {
    if (control.isCancelled()) stop.abort();
  }, lookMs);
  try {
    const sealed: LabSealedSpan =
      row.sealed === null
        ? { ...(await strategies.seal(row.owner_id, ideaOf(row))), strategyId: null }
        : // Written just below from a typed value.
          (JSON.parse(row.sealed) as LabSealedSpan);
    if (row.sealed === null) await updateRun(db, id, { sealed: JSON.stringify(sealed) });
    // Only names of the list are ever written.
    const by = (row.asked_of as Answerer | null) ?? undefined;
    const { model, instead, budget } = await models.modelFor(row.owner_id, by);
    const [{ runLab }, { labLack }, read, steps, prices] = await Promise.all([
      import('@plumbline/agent/lab/run-lab'),
      import('@plumbline/agent/lab/words'),
      sentenceReader(deps),
      readSteps(db, id),
      pricesOf(models, row.owner_id, by),
    ]);
    let shown = labOf(row)?.tries.length ?? 0;
    const publish = async (lab: StrategyLab): Promise<void> => {
      // What is only gone through again was told before.
      if (lab.tries.length < shown) return;
      shown = lab.tries.length;
      await updateRun(db, id, { body: JSON.stringify(lab) });
      await events.append(streamOf(row), { tries: shown });
    };
    const lab = await runLab({
      hypothesis: row.hypothesis,
      spec: ideaOf(row),
      sealed,
      model,
      lack: model !== null || by === 'built-in' ? null : labLack(instead, budget),
      prices,
      ...(row.tokens === null ? {} : { tokens: row.tokens }),
      judge: (spec) => outcomeOf(deps, row, sealed, spec),
      read,
      heard: (step, n) => wordsFor(db, id, step, n),
      kept: new Map([...steps].map(([key, outcome]) => [key, JSON.parse(outcome) as unknown])),
      keep: (key, value) => insertStep(db, id, key, JSON.stringify(value)),
      publish,
      startedAt,
      now: () => clock.now(),
      signal: stop.signal,
    });
    await settleRun(deps, row, lab, stop.signal.aborted);
  } catch (error) {
    if (!(error instanceof PlumblineError) || error.code === 'store-unavailable') throw error;
    await failLab(deps, id, error);
  } finally {
    clearInterval(timer);
  }
}

/** What the run came to and the end of its stream become visible together, once. */
async function settleRun(
  { store, events, clock }: LabDeps,
  row: LabRow,
  lab: StrategyLab,
  isStopped: boolean,
): Promise<void> {
  const isWanted = (await readRun(store.db, row.id))?.stop_requested === 1;
  // Nobody asked for a stop: the job was taken away, and whoever has it now ends the run.
  if (isStopped && !isWanted) throw new Error('the run goes on elsewhere');
  const state = isStopped ? ('cancelled' as const) : ('done' as const);
  await store.db.transaction().execute(async (trx) => {
    const ended = { state, body: JSON.stringify(lab), finished_at: clock.now() };
    if (await endRun(trx, row.id, ended)) await events.end(streamOf(row), trx);
  });
  events.announce(streamOf(row));
}

/** Ends a run that cannot go on and says why; what was tried is kept. */
export async function failLab(deps: LabDeps, id: string, error: PlumblineError): Promise<void> {
  const { store, events, clock, note } = deps;
  note('a strategy lab failed', { run: id, code: error.code, error: error.message });
  const row = await readRun(store.db, id);
  if (row === undefined) return;
  const shown: LabRunView['error'] = { code: error.code, message: error.message, action: error.action };
  await store.db.transaction().execute(async (trx) => {
    const failed = { state: 'failed' as const, error: JSON.stringify(shown), finished_at: clock.now() };
    if (await endRun(trx, id, failed)) await events.end(streamOf(row), trx);
  });
  events.announce(streamOf(row));
}
