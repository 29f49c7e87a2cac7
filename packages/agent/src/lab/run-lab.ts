import type { LocalText } from '@plumbline/model/locale';
import type { LabAuthor, LabBudget, LabSealedSpan, LabStop, LabTry, StrategyLab } from '@plumbline/model/strategy-lab';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { settingKey } from '@plumbline/quant/engine/strategy/idea-key';
import { recountTrials } from '@plumbline/quant/evidence/recount-trials';
import { trialGroups, type ReturnStream } from '@plumbline/quant/evidence/trial-clusters';
import type { ChatModel } from '../chat/chat-model.ts';
import type { Asked, AskLimits } from '../desk/ask.ts';
import { ask } from '../desk/ask.ts';
import { runBudget } from '../desk/run-budget.ts';
import type { TokenPrices } from '../desk/table.ts';
import { fillText } from '../report/texts.ts';
import { failedChecks, factsOf, isBetter, lowerBoundOf, watchedChecks, type LabOutcome } from './outcome.ts';
import { changedParts, sentencesBetween } from './one-change.ts';
import { labInstructions, proposalSchema, revisionTask } from './prompts.ts';
import { byRules, readProposal, type Proposal, type ReadSentence } from './propose.ts';
import { labelWords, labTexts as texts, stopTexts } from './words.ts';

export const usualLabLimits = { tokens: 120_000, minutes: 30, tries: 40, clusters: 20 } as const;
const usualAskLimits: AskLimits = { steps: 3, ms: 90_000, letters: 40_000, retries: 2 };
/** Revisions in a row without a better lower bound after which it ends. */
const mostWorse = 3;
/** Questions in a row to which a model proposes nothing usable before it is asked no more. */
const mostMisses = 2;
const mostWithheld = 50;
const longestWithheld = 300;

export interface LabInput {
  readonly hypothesis: string;
  readonly spec: StrategySpec;
  readonly sealed: LabSealedSpan;
  readonly model: ChatModel | null;
  /** Why there is no model, where one was wanted. */
  readonly lack?: LocalText | null;
  readonly prices: TokenPrices | null;
  readonly tokens?: number;
  readonly limits?: AskLimits;
  /** Counts the variant, then tests it on the history before the sealed span. */
  readonly judge: (spec: StrategySpec) => Promise<LabOutcome>;
  readonly read: ReadSentence;
  /** The n-th words of the reader that a step heard, or hears now; null where there are none. */
  readonly heard: (step: number, n: number) => Promise<string | null>;
  /** What came of variants and of questions before a restart, and where to keep what comes now. */
  readonly kept: ReadonlyMap<string, unknown>;
  readonly keep: (key: string, value: unknown) => Promise<void>;
  /** Told of every change. */
  readonly publish: (lab: StrategyLab) => Promise<void>;
  readonly startedAt: number;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

function budgetOf({ tokens = usualLabLimits.tokens, prices }: LabInput): LabBudget {
  // As dear as it can be: all of them written.
  const dollars = prices === null ? null : (tokens * prices.output) / 1_000_000;
  return {
    limit: { ...usualLabLimits, tokens, dollars },
    spent: { inputTokens: 0, outputTokens: 0, dollars: prices === null ? null : 0, requests: 0 },
  };
}

/**
 * Works on an idea until the evidence or the budget ends it: tests it, reads which checks failed, changes one thing, tests
 * again. Everything before the sealed span; every variant is counted before its result is told. The same outcomes give the
 * same run, so one that was interrupted goes on where it was. It never throws but for a fault of what it is given.
 */
export async function runLab(input: LabInput): Promise<StrategyLab> {
  const { hypothesis, sealed, model, prices, kept, keep, now, signal, limits = usualAskLimits } = input;
  const outcomes = new Map<number, LabOutcome>();
  const streams: { readonly number: number; readonly stream: ReturnStream }[] = [];
  const tried = new Set<string>();
  const saidBefore: string[] = [];
  let lab: StrategyLab = {
    schema: 1,
    hypothesis,
    simulated: false,
    modelUse: model === null ? null : { provider: model.provider, model: model.model },
    tries: [],
    best: null,
    clusters: 0,
    verdict: null,
    sealed,
    budget: budgetOf(input),
    stop: null,
    log: [],
    withheldCount: 0,
    withheld: [],
    facts: [],
    sources: [],
  };
  const budget = runBudget(lab.budget.limit.tokens);
  /** When what is gone through again first happened; null where it happens now. */
  let then: number | null = null;
  const at = (): number => then ?? now();
  const note = (by: LabAuthor | null, text: LocalText): void => {
    lab = { ...lab, log: [...lab.log, { at: at(), by, text }] };
  };
  /** What was kept under a key, or what is made now and kept. */
  const once = async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    // Kept by this function in the same form.
    const known = kept.get(key) as { readonly at: number; readonly value: T } | undefined;
    if (known !== undefined) {
      then = known.at;
      return known.value;
    }
    then = null;
    const value = await make();
    await keep(key, { at: now(), value });
    return value;
  };
  await once('begun', async () => null);
  note(null, fillText(texts.begun, { from: sealed.from }));
  if (input.lack != null) note(null, input.lack);

  const bestOutcome = (): Extract<LabOutcome, { ok: true }> | null => {
    const outcome = lab.best === null ? undefined : outcomes.get(lab.best);
    return outcome?.ok === true ? outcome : null;
  };

  /** Tests one variant; true where it is better than all before. */
  const attempt = async (proposal: Proposal, step: number, base: LabTry | null): Promise<boolean> => {
    const { spec, by } = proposal;
    const key = settingKey(spec);
    tried.add(key);
    const outcome = await once(`try:${key}`, () => input.judge(spec));
    const number = lab.tries.length + 1;
    outcomes.set(number, outcome);
    if (outcome.ok && outcome.stream !== null) streams.push({ number, stream: outcome.stream });
    const groups = trialGroups(streams.map(({ stream }) => stream));
    const stream = streams.findIndex((one) => one.number === number);
    const own = outcome.ok ? factsOf(number, outcome, at()) : { facts: [], sources: [] };
    const bound = outcome.ok ? lowerBoundOf(outcome) : null;
    const one: LabTry = {
      number,
      step,
      by,
      spec,
      settingKey: key,
      base: base?.number ?? null,
      change: proposal.change,
      answers: proposal.answers,
      why: proposal.why,
      words: proposal.words,
      error: outcome.ok ? null : outcome.error,
      resultHash: outcome.ok ? outcome.resultHash : null,
      cluster: stream < 0 ? null : (groups[stream] ?? null),
      label: outcome.ok ? outcome.verdict.label : null,
      failed: outcome.ok ? failedChecks(outcome.verdict) : [],
      watched: outcome.ok ? watchedChecks(outcome.verdict) : [],
      facts: own.facts.flatMap(({ id, value }) => (value === null ? [] : [id])),
      lowerBound: bound === null ? null : `try-${number}/sharpeLow`,
      trials: outcome.trials,
    };
    const before = bestOutcome();
    const leads = outcome.ok && (before === null || isBetter(outcome, before));
    lab = {
      ...lab,
      simulated: lab.simulated || (outcome.ok && outcome.simulated),
      tries: [...lab.tries, one],
      best: leads ? number : lab.best,
      clusters: new Set(groups).size,
      facts: [...lab.facts, ...own.facts],
      sources: [...lab.sources, ...own.sources],
    };
    const judged = bestOutcome();
    // The verdict that leads stands against all that was tried since.
    lab = { ...lab, verdict: judged === null ? null : recountTrials(judged.verdict, Math.max(1, outcome.trials)) };
    const slots = { number: String(number) };
    note(
      by,
      outcome.ok
        ? fillText(texts.tried, { ...slots, label: labelWords[outcome.verdict.label] })
        : fillText(texts.failed, { ...slots, why: outcome.error }),
    );
    await input.publish(lab);
    return leads;
  };

  /** What the reader said, as a variant; null where it does not read as a change. It may change as much as it likes. */
  const fromReader = (words: string, base: LabTry): Proposal | null => {
    const found = input.read(words, base.spec);
    if (!found.ok || tried.has(settingKey(found.spec))) {
      note('reader', found.ok ? texts.known : fillText(texts.readerUnread, { why: found.why }));
      saidBefore.push(words);
      return null;
    }
    note('reader', texts.readerHeard);
    const [part = 'universe'] = changedParts(base.spec, found.spec);
    const change = { part, ...sentencesBetween(base.spec, found.spec) };
    return { spec: found.spec, by: 'reader', change, answers: null, why: null, words: null };
  };

  let misses = 0;
  const fromModel = async (step: number, base: LabTry): Promise<readonly Proposal[]> => {
    if (model === null || misses >= mostMisses || budget.isOver()) return [];
    let found: readonly Proposal[] = [];
    const check = (given: unknown): object | null => {
      const { proposals, wrong, withheld } = readProposal(given, base, tried, input.read);
      const refused = wrong === null ? [] : [{ text: JSON.stringify(given) ?? '', why: wrong }];
      const all = [...withheld, ...refused].map(({ text, why }) => ({ text: text.slice(0, longestWithheld), why }));
      lab = {
        ...lab,
        withheldCount: lab.withheldCount + all.length,
        withheld: [...lab.withheld, ...all].slice(0, mostWithheld),
      };
      if (proposals.length > 0) found = proposals;
      return wrong === null ? null : { refused: wrong.en };
    };
    let isAsked = false;
    const asked = await once(`ask:${step}`, () => {
      isAsked = true;
      return ask({
        model,
        instructions: labInstructions,
        task: revisionTask(lab, base, saidBefore),
        schema: proposalSchema,
        tools: {},
        check,
        limits,
        budget,
        signal,
      });
    });
    if (!isAsked) {
      for (const given of asked.given) check(given);
      budget.spent(asked.inputTokens + asked.outputTokens);
    }
    spend(asked);
    if (asked.fault !== null) note('model', asked.fault.text);
    misses = found.length > 0 ? 0 : misses + 1;
    if (found.length === 0) note('rules', texts.byRules);
    return found;
  };
  const spend = ({ inputTokens, outputTokens, requests }: Asked): void => {
    const { spent } = lab.budget;
    const [read, written] = [spent.inputTokens + inputTokens, spent.outputTokens + outputTokens];
    lab = {
      ...lab,
      budget: {
        ...lab.budget,
        spent: {
          inputTokens: read,
          outputTokens: written,
          dollars: prices === null ? null : (read * prices.input + written * prices.output) / 1_000_000,
          requests: spent.requests + requests,
        },
      },
    };
  };

  const evidence = (worse: number): LabStop | null => {
    if (lab.verdict?.label === 'robust') return 'robust';
    if (worse >= mostWorse) return 'no-better';
    return null;
  };
  const used = (): LabStop | null => {
    const { limit } = lab.budget;
    if (lab.clusters >= limit.clusters) return 'clusters';
    const isLate = now() - input.startedAt > limit.minutes * 60_000;
    return isLate || lab.tries.length >= limit.tries || budget.isOver() ? 'budget' : null;
  };
  const end = async (stop: LabStop): Promise<StrategyLab> => {
    then = null;
    lab = { ...lab, stop };
    note(null, stopTexts[stop]);
    await input.publish(lab);
    return lab;
  };

  try {
    const idea = { spec: input.spec, by: 'reader', change: null, answers: null, why: null, words: null } as const;
    await input.publish(lab);
    await attempt(idea, 0, null);
    let worse = 0;
    for (let step = 1; ; step += 1) {
      // A step that is gone through again is not stopped; it hears what it heard, and leaves what came later to later ones.
      const before = kept.get(`step:${step}`) as { readonly heard: number } | undefined;
      if (before === undefined && signal.aborted) return await end('stopped');
      const base = lab.tries.find(({ number }) => number === lab.best);
      if (base === undefined) return await end('broken');
      const over = before === undefined ? used() : null;
      if (over !== null) return await end(over);
      let heard = 0;
      let said: Proposal | null = null;
      while (said === null && heard < (before?.heard ?? Number.POSITIVE_INFINITY)) {
        const words = await input.heard(step, heard);
        if (words === null) break;
        heard += 1;
        said = fromReader(words, base);
      }
      if (heard > 0) worse = 0;
      const enough = said === null ? evidence(worse) : null;
      // Words that no change could be read from are a wish for the model: worth another look.
      if (enough !== null && (heard === 0 || model === null)) return await end(enough);
      const proposed = said === null ? await fromModel(step, base) : [said];
      const ruled = proposed.length > 0 ? null : byRules(base, tried);
      const all = proposed.length > 0 ? proposed : ruled === null ? [] : [ruled];
      if (all.length === 0) return await end(model !== null && budget.isOver() ? 'budget' : 'no-change');
      if (before === undefined) await keep(`step:${step}`, { heard });
      let hasLed = false;
      for (const proposal of all) {
        const isNew = !kept.has(`try:${settingKey(proposal.spec)}`);
        if (isNew && (signal.aborted || used() !== null)) break;
        hasLed = (await attempt(proposal, step, base)) || hasLed;
      }
      worse = hasLed ? 0 : worse + 1;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    return end('stopped');
  }
}
