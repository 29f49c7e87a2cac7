import type { LocalText } from '@plumbline/model/locale';
import type { LabAuthor, LabChange, LabCheck, LabTry } from '@plumbline/model/strategy-lab';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { canonicalText } from '@plumbline/model/canonical-text';
import { PlumblineError } from '@plumbline/model/errors';
import { settingKey } from '@plumbline/quant/engine/strategy/idea-key';
import { rowOf } from '../desk/run-state.ts';
import { sentencesOf } from '../gate/carrier.ts';
import { createGate } from '../gate/judge.ts';
import { refusal } from '../gate/refusals.ts';
import { fillText, joinWithCommas, sameText } from '../report/texts.ts';
import { reasonFor, variantsAgainst, withSetting } from './moves.ts';
import { isTuning } from './tunings.ts';
import { revisionOf } from './one-change.ts';
import { labTexts, refusalTexts as refused } from './words.ts';

/** One variant to be tried, and what is said of it. */
export interface Proposal {
  readonly spec: StrategySpec;
  readonly by: LabAuthor;
  readonly change: LabChange | null;
  readonly answers: LabCheck | null;
  readonly why: LocalText | null;
  readonly words: string | null;
}

/** A sentence read by the product's own reader as a change of a strategy, or why it cannot be. */
export type SentenceRead =
  { readonly ok: true; readonly spec: StrategySpec } | { readonly ok: false; readonly why: LocalText };

export type ReadSentence = (text: string, spec: StrategySpec) => SentenceRead;

const openChecks = ({ failed, watched }: LabTry): readonly LabCheck[] => [...failed, ...watched];

/** The first single change the rules know that was not tried yet; null where none is left. */
export function byRules(base: LabTry, tried: ReadonlySet<string>): Proposal | null {
  for (const answers of openChecks(base)) {
    for (const { spec, why } of variantsAgainst(answers.id, base.spec)) {
      const revision = revisionOf(base.spec, spec);
      if (!revision.ok || tried.has(settingKey(spec))) continue;
      return { spec, by: 'rules', change: revision.change, answers, why, words: null };
    }
  }
  return null;
}

/** What a model handed in: variants to try, or why it is not taken; the words of its that may not be shown. */
export interface ProposalRead {
  readonly proposals: readonly Proposal[];
  readonly wrong: LocalText | null;
  readonly withheld: readonly { readonly text: string; readonly why: LocalText }[];
}

const longestWords = 600;

/** The sentences of a model's reasoning that say no figure, no fact and no promise; the others are withheld. */
function wordsOf(given: unknown): { readonly words: string | null; readonly withheld: ProposalRead['withheld'] } {
  if (typeof given !== 'string' || given.trim() === '') return { words: null, withheld: [] };
  const gate = createGate({ facts: [], instruments: [] });
  const kept: string[] = [];
  const withheld: { text: string; why: LocalText }[] = [];
  for (const sentence of sentencesOf(given.trim().slice(0, longestWords))) {
    const { lane, why } = gate.judge(sentence);
    if (lane === 'reasoning' || isTuning(sentence)) kept.push(sentence);
    else withheld.push({ text: sentence, why: (why ?? refusal('world', sentence)).text });
  }
  return { words: kept.length === 0 ? null : kept.join(' '), withheld };
}

function wholeSpec(given: unknown, base: StrategySpec): SentenceRead {
  try {
    const { universe, ...rest } = rowOf(given);
    const instruments = rowOf(universe)['instruments'];
    // A model is not told all of a universe, so it may leave it out; another one is no revision.
    const isOwn = instruments === undefined || canonicalText(instruments) === canonicalText(base.universe.instruments);
    if (!isOwn) return { ok: false, why: refused.fixed };
    return { ok: true, spec: parseStrategySpec({ ...rest, name: base.name, universe: base.universe }) };
  } catch (error) {
    if (!(error instanceof PlumblineError)) throw error;
    return { ok: false, why: fillText(refused.unread, { why: error.message }) };
  }
}

const fewestCells = 2;
const mostCells = 6;

/** The strategies a proposal stands for: one, or one for each value of a sweep. */
function specsOf(
  given: Readonly<Record<string, unknown>>,
  base: StrategySpec,
  read: ReadSentence,
): { readonly specs: readonly StrategySpec[] } | { readonly why: LocalText } {
  const { set, sweep, sentence, spec } = given;
  const moved = (row: unknown, value: unknown): StrategySpec | null => {
    const { key } = rowOf(row);
    const setting = base.parameters.find((one) => one.key === key);
    if (setting === undefined || typeof value !== 'number') return null;
    return value < setting.min || value > setting.max ? null : withSetting(base, setting.key, value);
  };
  if (sweep !== undefined) {
    const { values } = rowOf(sweep);
    const all: readonly unknown[] = Array.isArray(values) ? values : [];
    if (all.length < fewestCells || all.length > mostCells) return { why: refused.sweep };
    const specs = all.flatMap((value) => moved(sweep, value) ?? []);
    return specs.length === 0 ? { why: refused.parameter } : { specs };
  }
  if (set !== undefined) {
    const one = moved(set, rowOf(set)['value']);
    return one === null ? { why: refused.parameter } : { specs: [one] };
  }
  const one =
    spec !== undefined
      ? wholeSpec(spec, base)
      : typeof sentence === 'string' && sentence.trim() !== ''
        ? read(sentence, base)
        : { ok: false as const, why: refused.none };
  return one.ok ? { specs: [one.spec] } : { why: one.why };
}

/** Checks what a model handed in: one thing changed, against a check that is not passed, and not tried before. */
export function readProposal(
  given: unknown,
  base: LabTry,
  tried: ReadonlySet<string>,
  read: ReadSentence,
): ProposalRead {
  const row = rowOf(given);
  const { words, withheld } = wordsOf(row['why']);
  const no = (wrong: LocalText): ProposalRead => ({ proposals: [], wrong, withheld });
  const open = openChecks(base);
  const answers = open.find(({ id }) => id === row['check']);
  if (answers === undefined) {
    return no(fillText(refused.check, { checks: joinWithCommas(open.map(({ id }) => sameText(id))) }));
  }
  const made = specsOf(row, base.spec, read);
  if ('why' in made) return no(made.why);
  let wrong: LocalText = refused.none;
  const keys = new Set(tried);
  const proposals = made.specs.flatMap((spec): readonly Proposal[] => {
    const revision = revisionOf(base.spec, spec);
    const key = settingKey(spec);
    if (!revision.ok || keys.has(key)) {
      wrong = revision.ok ? labTexts.known : revision.why;
      return [];
    }
    keys.add(key);
    const { change } = revision;
    return [{ spec, by: 'model', change, answers, why: reasonFor(change.part, base.spec, spec), words }];
  });
  return proposals.length === 0 ? no(wrong) : { proposals, wrong: null, withheld };
}
