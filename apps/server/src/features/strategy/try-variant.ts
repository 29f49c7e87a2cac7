import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { settingKey } from '@plumbline/quant/engine/strategy/idea-key';
import type { ComputedTest } from './compute-test.ts';
import type { StrategyDeps } from './deps.ts';
import { loadUniverse } from './load-universe.ts';
import { addReturns, addTrials, countTrials, joinLineage, lineageOf, triedStreams } from './store/lineage.ts';
import { hasVersions } from './store/strategies.ts';

export interface Variant {
  /** Where the family began: a variant belongs to its lineage, whatever it changed. */
  readonly idea: StrategySpec;
  readonly spec: StrategySpec;
  /** First day of the sealed span; nothing from it on is read. */
  readonly sealedFrom: string;
}

export type TriedVariant =
  | { readonly ok: true; readonly test: ComputedTest; readonly trials: number }
  | { readonly ok: false; readonly error: string; readonly trials: number };

/**
 * Counts a variant as a trial of its idea, then tests it on the history before the sealed span. It stays counted whatever
 * comes of the test, and is counted once however often it is asked for.
 */
export async function tryVariant(
  { store: { db }, market, test, clock }: StrategyDeps,
  ownerId: string,
  { idea, spec, sealedFrom }: Variant,
): Promise<TriedVariant> {
  const lineage = await db.transaction().execute(async (trx) => {
    const at = clock.now();
    const joined = await joinLineage(trx, ownerId, spec, await lineageOf(trx, ownerId, idea, at));
    await addTrials(trx, joined, [{ key: settingKey(spec), kind: 'setting', size: 1 }], at);
    return joined;
  });
  const trials = (await countTrials(db, [lineage])).get(lineage) ?? 1;
  try {
    compileStrategy(spec);
    const { beforeSealed } = await import('./sealed-span.ts');
    const universe = beforeSealed(await loadUniverse(market, spec), spec.bar, sealedFrom);
    const beside = { lineage, streams: await triedStreams(db, ownerId) };
    const computed = await test({ spec, universe, trials, beside });
    const { stream, summary, verdict } = computed;
    if (stream !== null) await addReturns(db, lineage, summary.resultHash, stream, clock.now());
    return { ok: true, test: computed, trials: verdict.trials / (verdict.modelsPerSetting ?? 1) };
  } catch (error) {
    // An expected failure would fail again; anything else may be worth another try by the queue.
    if (!(error instanceof PlumblineError) || error.code === 'store-unavailable') throw error;
    return { ok: false, error: error.message, trials };
  }
}

/** The end of the history that stays sealed for an idea, and whether it was never tested over before. */
export async function sealSpan(
  { store: { db }, market, clock }: StrategyDeps,
  ownerId: string,
  idea: StrategySpec,
): Promise<{ readonly from: string; readonly to: string; readonly isFresh: boolean }> {
  const { sealedSpanOf } = await import('./sealed-span.ts');
  const span = sealedSpanOf(await loadUniverse(market, idea));
  const lineage = await db.transaction().execute((trx) => lineageOf(trx, ownerId, idea, clock.now()));
  return { ...span, isFresh: !(await hasVersions(db, lineage)) };
}
