import type {
  Draft,
  Message,
  MessageBlock,
  MessageEvent,
  ToolCall,
  WithheldSentence,
} from '@plumbline/model/conversation';
import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { TextPart } from '@plumbline/model/text-part';
import type { Source } from '@plumbline/model/source';
import type { DraftRequest, ToolResult } from '../tool.ts';
import type { Judges } from '../gate/judges.ts';
import type { Claim } from '../gate/claim.ts';
import type { Written } from '../gate/claims.ts';
import { refusal } from '../gate/refusals.ts';
import type { GateKnowledge, Judged, Lane, Piece, Span, ToldSentence } from '../gate/shapes.ts';
import { longestSentence } from '../gate/shapes.ts';
import { tableOf } from './claim-table.ts';
import { inOwnSpace } from './handle-space.ts';
import { madeSource } from './made-fact.ts';
import type { WrittenSentence } from './model-text.ts';

export type AnswerBody = Pick<
  Message,
  'blocks' | 'toolCalls' | 'drafts' | 'facts' | 'sources' | 'followUps' | 'withheld' | 'removed'
>;

/** Sentences of one answer that are judged, and of those taken out that are kept to be looked at. */
export const mostSentences = 400;
const mostRemoved = 40;

/** What a tool found, with the ids under which its sentences may be repeated. */
export type KnownResult = ToolResult & { readonly sentenceIds: readonly string[] };

/** An answer while it is written. Everything on it passed the gate; it can be read at any time, so a stopped one keeps its text. */
export interface AnswerBoard {
  readonly body: () => AnswerBody;
  /** Keeps what a tool found, so that sentences may refer to it, and answers it under the handles it is kept under. */
  readonly know: (result: ToolResult) => Promise<KnownResult>;
  /** A figure found so far, by its handle. */
  readonly factOf: (handle: string) => Fact | null;
  /** Adds a sentence of the product's own if all its figures are known; answers whether they are. */
  readonly say: (parts: readonly TextPart[]) => Promise<boolean>;
  /** Adds a sentence of a language model where the gate lets it stand. */
  readonly tell: (sentence: WrittenSentence) => Promise<Lane>;
  /** Adds words that are a thought without any figure or fact; answers whether they are. */
  readonly think: (text: string) => Promise<boolean>;
  /** Writes a claim of a language model in the reader's language, or says why not and which handles come nearest. */
  readonly claim: (claim: Claim) => Promise<Written>;
  /** Sentences taken out that a model may say again in another way, by their place. */
  readonly removed: () => readonly WithheldSentence[];
  /** What was taken out is said in another way now. */
  readonly restated: (sentence: WithheldSentence) => void;
  readonly show: (block: MessageBlock) => Promise<void>;
  readonly propose: (request: DraftRequest) => Promise<void>;
  readonly called: (call: ToolCall) => Promise<void>;
  readonly suggest: (questions: readonly string[]) => void;
}

interface BoardInput {
  readonly locale: Locale;
  readonly newId: () => string;
  readonly emit: (event: MessageEvent) => Promise<void>;
  /** Who decides what of a language model's words stands; whoever made the board closes them. */
  readonly judges: Judges;
}

/** A sentence by the call that found it and its place, such as `c2.1`. */
const sentenceId = (call: number, at: number): string => `c${String(call)}.${String(at + 1)}`;

/** A sentence with its handles, as a model wrote it. */
const asWritten = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'fact' in part ? `{${part.fact}}` : '')).join('');

/** The mark that a list item or a heading is set by: the gate reads the words without it. */
function markOf(text: string): readonly string[] {
  if (/^\s*(?:[-*+•]|\d{1,2}[.)])\s/.test(text)) return ['- '];
  return /^\s*#{1,6}\s/.test(text) ? ['## '] : [];
}

export function createBoard({ locale, newId, emit, judges }: BoardInput): AnswerBoard {
  const facts = new Map<string, Fact>();
  const sources = new Map<string, Source>();
  const instruments: Instrument[] = [];
  const names: string[] = [];
  const spans: Span[] = [];
  const own: (readonly TextPart[])[] = [];
  const told: ToldSentence[] = [];
  const removed: WithheldSentence[] = [];
  let heard = 0;
  const blocks: MessageBlock[] = [];
  const toolCalls: ToolCall[] = [];
  const drafts: Draft[] = [];
  let followUps: readonly string[] = [];
  let withheld = 0;
  let calls = 0;

  const known = (): GateKnowledge => ({
    facts: [...facts.values()],
    instruments,
    terms: names.map((name) => ({ name })),
    own,
    spans,
    sentences: told,
  });
  let isLearned = false;
  /** A title was set: what follows begins a new line. */
  let isTitled = false;

  /** The judges, told of everything that was found by now. */
  async function informed(): Promise<Judges> {
    if (!isLearned) {
      isLearned = true;
      await judges.learn(known());
    }
    return judges;
  }

  function holds(parts: readonly TextPart[]): boolean {
    return parts.every((part) => {
      if (typeof part === 'string' || 'tex' in part) return true;
      return 'cite' in part ? sources.has(part.cite) : facts.get(part.fact)?.value != null;
    });
  }

  async function addText(added: readonly TextPart[]): Promise<void> {
    const last = blocks.at(-1);
    const at = last?.kind === 'text' ? blocks.length - 1 : blocks.length;
    blocks[at] = { kind: 'text', parts: last?.kind === 'text' ? [...last.parts, ...added] : added };
    await emit({ kind: 'words', at, parts: added });
  }

  /** The writer's own thinking stands in blocks of its own. */
  async function addReasoning(parts: readonly TextPart[], gap: readonly TextPart[]): Promise<void> {
    const last = blocks.at(-1);
    const at = last?.kind === 'reasoning' ? blocks.length - 1 : blocks.length;
    const block = {
      kind: 'reasoning' as const,
      parts: last?.kind === 'reasoning' ? [...last.parts, ...gap, ...parts] : parts,
    };
    blocks[at] = block;
    await emit({ kind: 'block', at, block });
  }

  async function show(block: MessageBlock): Promise<void> {
    blocks.push(block);
    await emit({ kind: 'block', at: blocks.length - 1, block });
  }

  async function addClaim(
    { handles }: Claim,
    { parts, form, made = [] }: Extract<Written, { readonly ok: true }>,
  ): Promise<void> {
    const space = locale === 'en' ? [' '] : [];
    if (made.length > 0) {
      const source = madeSource(made[0]?.asOf ?? '', made[0]?.simulated === true);
      for (const fact of made) facts.set(fact.id, fact);
      sources.set(source.id, source);
      isLearned = false;
      await emit({ kind: 'facts', facts: made, sources: [source] });
    }
    if (form === 'table') {
      const shown = handles.map((handle) => facts.get(handle)).filter((fact) => fact !== undefined);
      await show({ kind: 'widget', widget: tableOf(shown, instruments) });
      return;
    }
    if (form === 'reasoning') {
      await addReasoning(parts[locale], space);
      return;
    }
    const isOpen = blocks.at(-1)?.kind === 'text';
    const isNewLine = form === 'heading' || isTitled;
    const gap = !isOpen ? [] : isNewLine ? ['\n'] : space;
    isTitled = form === 'heading';
    await addText([...gap, ...(isTitled ? ['## '] : []), ...parts[locale]]);
  }

  return {
    body: () => ({
      blocks: [...blocks],
      toolCalls: [...toolCalls],
      drafts: [...drafts],
      facts: [...facts.values()],
      sources: [...sources.values()],
      followUps,
      withheld,
      removed: [...removed],
    }),

    async know(found) {
      calls += 1;
      const result = inOwnSpace(found, `c${String(calls)}`, facts);
      for (const fact of result.facts) facts.set(fact.id, fact);
      for (const source of result.sources) sources.set(source.id, source);
      instruments.push(...(result.instruments ?? []));
      names.push(...(result.names ?? []));
      spans.push(...(result.spans ?? []));
      own.push(...result.sentences.map((parts) => parts[locale]));
      told.push(...result.sentences.map((text, at) => ({ id: sentenceId(calls, at), text })));
      isLearned = false;
      if (result.facts.length > 0) await emit({ kind: 'facts', facts: result.facts, sources: result.sources });
      return { ...result, sentenceIds: result.sentences.map((_, at) => sentenceId(calls, at)) };
    },

    factOf: (handle) => facts.get(handle) ?? null,

    async say(parts) {
      if (!holds(parts)) {
        withheld += 1;
        return false;
      }
      const gap = locale === 'en' && blocks.at(-1)?.kind === 'text' ? [' '] : [];
      await addText([...gap, ...parts]);
      return true;
    },

    async tell({ text, startsLine }) {
      heard += 1;
      const judged: Judged =
        heard > mostSentences
          ? { lane: 'withheld', parts: [text], why: refusal('length', ''), handles: [] }
          : await (await informed()).judge(text);
      const pieces: readonly Piece[] = judged.pieces ?? [{ lane: judged.lane, parts: judged.parts }];
      if (judged.lane === 'withheld') {
        withheld += 1;
        if (judged.why !== null && removed.length < mostRemoved) {
          // Of a sentence whose figures are shown only what stands beside them is taken out.
          const rest = pieces.filter(({ lane }) => lane === 'withheld').map(({ parts }) => asWritten(parts));
          const taken = judged.pieces === undefined ? text : rest.join(' … ');
          removed.push({ text: taken.slice(0, longestSentence), why: judged.why.text });
        }
      }
      if (judged.parts.length === 0) return judged.lane;
      for (const [at, { lane, parts }] of pieces.filter((piece) => piece.lane !== 'withheld').entries()) {
        const open = blocks.at(-1)?.kind;
        const isNewLine = startsLine && at === 0;
        const gap = isNewLine ? ['\n'] : locale === 'en' ? [' '] : [];
        if (lane === 'reasoning') await addReasoning(parts, gap);
        else await addText([...(open === 'text' ? gap : []), ...(isNewLine ? markOf(text) : []), ...parts]);
      }
      return judged.lane;
    },

    async think(text) {
      heard += 1;
      const judged = heard > mostSentences ? null : await (await informed()).judge(text);
      if (judged?.lane !== 'reasoning') return false;
      await addReasoning(judged.parts, locale === 'en' ? [' '] : []);
      return true;
    },

    async claim(claim) {
      heard += 1;
      const written: Written =
        heard > mostSentences
          ? { ok: false, why: refusal('length', ''), nearest: [] }
          : await (await informed()).write(claim);
      if (written.ok) await addClaim(claim, written);
      return written;
    },

    removed: () => [...removed],

    restated(sentence) {
      const at = removed.indexOf(sentence);
      if (at < 0) return;
      removed.splice(at, 1);
      withheld -= 1;
    },

    show,

    async propose({ action, title, details }) {
      const draft: Draft = { id: newId(), action, title, details, state: 'waiting', to: null, error: null };
      drafts.push(draft);
      await emit({ kind: 'draft', draft });
    },

    async called(call) {
      const at = toolCalls.findIndex(({ id }) => id === call.id);
      if (at < 0) toolCalls.push(call);
      else toolCalls[at] = call;
      await emit({ kind: 'tool', call });
    },

    suggest(questions) {
      followUps = questions.slice(0, 3);
    },
  };
}
