import type {
  Desk,
  DeskChange,
  DeskClaim,
  DeskEvent,
  DeskQuote,
  DeskStage,
  DeskStageProgress,
  DeskVoice,
} from '@plumbline/model/desk';
import { applyDeskChange } from '@plumbline/model/desk';
import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Source } from '@plumbline/model/source';
import type { LocalParts } from '@plumbline/model/text-part';
import { madeSource } from '../chat/made-fact.ts';
import type { Claim } from '../gate/claim.ts';
import { frames, readClaim } from '../gate/claims.ts';
import type { Refusal } from '../gate/shapes.ts';
import { refusal } from '../gate/refusals.ts';
import type { DeskPack, PackSpan } from './pack.ts';
import { deskTexts as texts } from './words.ts';

/** Lists of which a change holds only what is new. */
const mergedKeys = ['claims', 'facts', 'sources', 'stages', 'analysts', 'rounds'] as const;
/** The item of an annual report that holds its risk factors. */
const riskFactors = '1A';
/** Withheld ones that are kept to be opened; all of them are counted. */
const mostWithheld = 100;
const longestWithheld = 300;

export type Said =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: string; readonly nearest: readonly string[] };

export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

/** What the desk has come to: every change of it is told with a line of the feed. */
export interface DeskTable {
  readonly desk: () => Desk;
  readonly tell: (stage: DeskStage, by: DeskVoice | null, text: LocalText, change?: DeskChange) => Promise<void>;
  /** Changes something without a line of its own: it is told with the next one. */
  readonly note: (change: DeskChange) => void;
  /** US dollars for a million tokens; null while nobody has said. */
  readonly prices: TokenPrices | null;
  readonly progress: (stage: DeskStage, more: Partial<DeskStageProgress>) => DeskStageProgress;
  /** Writes a claim that a model sent, or withholds it with the reason. */
  readonly say: (by: DeskVoice, given: unknown) => Said;
  /** A sentence of the report's own or of the product's rules. */
  readonly read: (by: DeskVoice, text: LocalParts, speaks: DeskClaim['speaks']) => string;
  readonly withhold: (by: DeskVoice, text: string, why: Refusal) => void;
  readonly claim: (id: unknown) => DeskClaim | null;
  /** Lays figures of the report on the table, with all that their receipts are computed from. */
  readonly bring: (handles: readonly string[]) => void;
  readonly addFact: (fact: Fact, source: Source) => void;
  readonly number: (ids: readonly string[]) => void;
  /** Nothing is told until `loud`: steps that were done before a restart are only gone through again. */
  readonly quiet: () => void;
  readonly loud: (stage: DeskStage) => Promise<void>;
}

interface TableInput {
  readonly pack: DeskPack;
  readonly first: Desk;
  readonly prices: TokenPrices | null;
  readonly now: () => number;
  readonly emit: (event: DeskEvent) => Promise<void>;
}

/** Figures a sentence shows. */
export function handlesOf(text: LocalParts): readonly string[] {
  return [...new Set(text.en.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : [])))];
}

function quoteOf({ document, span }: PackSpan, from: number, to: number): DeskQuote {
  const { id, title, form, knownAt } = document;
  const { text, item } = span;
  return { span: span.id, document: id, title, form, item, page: null, knownAt, text, from, to };
}

/** What a voice says of its claim: none of it is words. */
const besidesClaim = ['weight', 'speaks', 'reading'];
const deskFrames: ReadonlySet<string> = new Set(frames.map(({ id }) => id));

/** Where the words stand that a claim quotes; the whole passage where it does not say. */
function placesOf({ words, from = 0, to }: Claim, text: string): readonly [from: number, to: number] {
  const at = words === undefined ? -1 : text.indexOf(words);
  return words === undefined || at < 0 ? [from, Math.min(to ?? text.length, text.length)] : [at, at + words.length];
}

/** The claim in a line, for whoever opens what was withheld. */
function printed(given: unknown): string {
  const claim = readClaim(given, besidesClaim);
  const text =
    claim === null
      ? (JSON.stringify(given) ?? '')
      : [claim.say, ...claim.handles.map((one) => `{${one}}`), claim.direction, claim.order, claim.span, claim.words]
          .filter((one) => one !== undefined)
          .join(' ');
  return text.slice(0, longestWithheld);
}

export function deskTable({ pack, first, prices, now, emit }: TableInput): DeskTable {
  let desk = first;
  let isQuiet = false;
  const counts = new Map<DeskVoice, number>();
  const own = new Map<string, string>();
  const byId = new Map(pack.report.facts.map((fact) => [fact.id, fact]));
  const sources = new Map(pack.report.sources.map((source) => [source.id, source]));
  /** What changed since the last line of the feed. */
  let open: DeskChange = {};

  /** Lines are told one after the other: analysts at work side by side must not overtake one another on the stream. */
  let telling = Promise.resolve();
  const send = (event: DeskEvent): Promise<void> => (telling = telling.then(() => emit(event)));

  const apply = (change: DeskChange): void => {
    desk = applyDeskChange(desk, change);
    const joined = (key: (typeof mergedKeys)[number]): DeskChange =>
      change[key] === undefined ? {} : { [key]: [...(open[key] ?? []), ...change[key]] };
    open = Object.assign({ ...open, ...change }, ...mergedKeys.map(joined));
  };

  /** Figures with everything their receipts are computed from, as far as it is not on the table yet. */
  const bring = (handles: readonly string[]): void => {
    const has = new Set(desk.facts.map(({ id }) => id));
    const fresh: Fact[] = [];
    const wanted = [...handles];
    while (wanted.length > 0) {
      const fact = byId.get(wanted.pop() ?? '');
      if (fact === undefined || has.has(fact.id)) continue;
      has.add(fact.id);
      fresh.push(fact);
      for (const input of fact.formula?.inputs ?? []) if ('fact' in input) wanted.push(input.fact);
    }
    const cited = [...new Set(fresh.map(({ source }) => source.id))].flatMap((id) => sources.get(id) ?? []);
    if (fresh.length > 0) apply({ facts: fresh, sources: cited });
  };

  const add = (by: DeskVoice, what: Omit<DeskClaim, 'id' | 'by' | 'number'>): string => {
    // The same sentence of the same voice is one claim.
    const key = `${by} ${JSON.stringify(what.text.en)}`;
    const known = own.get(key);
    if (known !== undefined) return known;
    const count = (counts.get(by) ?? 0) + 1;
    counts.set(by, count);
    const id = `${by}-${String(count)}`;
    own.set(key, id);
    bring(what.facts);
    apply({ claims: [{ id, by, number: null, ...what }] });
    return id;
  };

  const isOutside = (handles: readonly string[]): boolean =>
    handles.length > 0 && handles.every((id) => !pack.ruleMetrics.has(byId.get(id)?.metric ?? ''));

  const withhold = (by: DeskVoice, text: string, why: Refusal): void => {
    const line = { by, text: text.slice(0, longestWithheld), code: why.code, why: why.text };
    const withheld = desk.withheld.length < mostWithheld ? [...desk.withheld, line] : desk.withheld;
    apply({ withheld, withheldCount: desk.withheldCount + 1 });
  };

  return {
    desk: () => desk,

    async tell(stage, by, text, change = {}) {
      apply(change);
      if (isQuiet) return;
      const told = open;
      open = {};
      await send({ at: now(), stage, by, text, change: told });
    },

    note: apply,
    prices,

    progress: (stage, more) => {
      const before = desk.stages.find((one) => one.stage === stage);
      return { stage, state: 'waiting', done: 0, total: 0, ...before, ...more };
    },

    say(by, given) {
      const row = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};
      const weight = row['weight'] === 1 || row['weight'] === 3 ? row['weight'] : 2;
      const said = row['speaks'] === 'for' || row['speaks'] === 'against' ? row['speaks'] : 'neither';
      if (row['say'] === 'reading') {
        const reading = pack.readings.find(({ id }) => id === row['reading']);
        if (reading !== undefined) {
          const facts = handlesOf(reading.text);
          const { text } = reading;
          return {
            ok: true,
            id: add(by, { text, facts, quote: null, weight, speaks: reading.speaks, isOutsideRule: isOutside(facts) }),
          };
        }
      }
      const claim = readClaim(given, besidesClaim);
      const written = claim === null ? null : pack.writer.write(claim);
      if (claim === null || written?.ok !== true || !deskFrames.has(claim.say)) {
        const why = written?.ok === false ? written.why : refusal('order', 'say');
        withhold(by, printed(given), why);
        return { ok: false, why: why.text.en, nearest: written?.ok === false ? written.nearest : [] };
      }
      for (const fact of written.made ?? []) {
        const source = madeSource(fact.asOf, fact.simulated);
        byId.set(fact.id, fact);
        sources.set(source.id, source);
      }
      const span = claim.span === undefined ? undefined : pack.spans.get(claim.span);
      const quote = span === undefined ? null : quoteOf(span, ...placesOf(claim, span.span.text));
      const facts = handlesOf(written.parts);
      // What a company lists as a risk speaks for it in nobody's mouth.
      const speaks = said === 'for' && quote?.item === riskFactors ? 'neither' : said;
      // The rule reads figures only: words of a document are outside of it.
      const isOutsideRule = quote !== null || isOutside(facts);
      return { ok: true, id: add(by, { text: written.parts, facts, quote, weight, speaks, isOutsideRule }) };
    },

    read(by, text, speaks) {
      const facts = handlesOf(text);
      return add(by, { text, facts, quote: null, weight: 2, speaks, isOutsideRule: isOutside(facts) });
    },

    withhold,
    bring,
    claim: (id) => desk.claims.find((one) => one.id === id) ?? null,

    addFact(fact, source) {
      byId.set(fact.id, fact);
      sources.set(source.id, source);
      bring([fact.id]);
    },

    number(ids) {
      const at = new Map(ids.map((id, n) => [id, n + 1]));
      apply({
        claims: desk.claims.filter(({ id }) => at.has(id)).map((one) => ({ ...one, number: at.get(one.id) ?? null })),
      });
    },

    quiet: () => void (isQuiet = true),

    async loud(stage) {
      if (!isQuiet) return;
      isQuiet = false;
      open = {};
      await send({ at: now(), stage, by: null, text: texts.resumed, change: desk });
    },
  };
}
