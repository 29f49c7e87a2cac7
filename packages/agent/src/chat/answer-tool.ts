import type { WithheldSentence } from '@plumbline/model/conversation';
import type { AnswerBoard } from './answer-board.ts';
import { answerFrames, readClaim } from '../gate/claims.ts';
import type { Claim } from '../gate/claim.ts';
import { notTaken, refusal } from '../gate/refusals.ts';
import type { Refusal } from '../gate/shapes.ts';
import { chineseShapes, englishShapes } from '../gate/thought-shapes.ts';
import { topics } from '../gate/frames/thoughts.ts';
import { sideIds } from '../gate/frames/view.ts';

/** Claims of one call at most. */
export const mostClaims = 60;

/** Id of the tool with which a language model says claims; the product writes the words. */
export const answerToolId = 'answer';

const shapesOf = ({ shapes, words }: typeof englishShapes): string => `${shapes.join(' ')} (${words.join(', ')}).`;

export const answerToolDescription = [
  'Answers the reader: claims in the order in which they are to be read. The product writes each as a sentence in the language of the reader, with the figure, its name, its company and its period; nothing else of yours has to be written.',
  'Frames (say), with what each takes:',
  ...answerFrames.map(({ id, takes }) => `- ${id}: ${takes}.`),
  '- reason: words: a short thought of your own, only where view and watch do not say it, shown apart as your reasoning: a question, what something depends on, how a kind of figure is to be read, in plain general words. No figure, event, fact of a company, promise, advice or forecast; what is not read as a thought is refused.',
  `  These shapes are always read as thoughts, whatever of the words behind them stands for X and Y; others may be refused: ${shapesOf(englishShapes)}`,
  `  In Chinese: ${shapesOf(chineseShapes)}`,
  'Handles, ids of spans and ids of sentences are those that tools returned in this answer. subject, metric and period are copied from the figure: they are those of at least one of the handles, of every one where a frame takes one subject or metric. A frame takes what its line names, besides subject, metric and period of its figures, and nothing more: a claim with another field is refused. A claim that says something else than its figures is refused with the reason and, where it names figures, the handles that come nearest: correct it in another call, and do not repeat what was shown.',
  'Example: {"claims":[{"say":"heading","topic":"growth"},{"say":"change","handles":["{US:ABC/revenueGrowth.FY2026}"],"subject":"US:ABC","metric":"revenueGrowth","period":"FY2026","direction":"up"},{"say":"compare","handles":["{US:ABC/netMargin.FY2026}","{US:XYZ/netMargin.FY2026}"],"subject":"US:ABC","metric":"netMargin","order":"above"},{"say":"quote","span":"d0123456789ab.4"},{"say":"view","handles":["{US:ABC/revenueGrowth.FY2026}"],"topic":"growth","side":"for"}]}',
].join('\n');

/** What the call itself holds beside a claim. */
export const besidesClaim = ['instead'];

/** The arguments as JSON Schema. */
export const answerToolSchema: Record<string, unknown> = {
  type: 'object',
  properties: {
    claims: {
      type: 'array',
      maxItems: mostClaims,
      items: {
        type: 'object',
        properties: {
          say: { type: 'string', enum: [...answerFrames.map(({ id }) => id), 'reason'], description: 'Frame' },
          handles: { type: 'array', items: { type: 'string' }, description: 'Handles such as {US:NVDA/price}' },
          subject: { type: 'string', description: 'Instrument id such as US:NVDA' },
          metric: { type: 'string', description: 'Metric id such as priceToEarnings' },
          period: { type: 'string', description: 'Label of the period, such as FY2025' },
          direction: { type: 'string', enum: ['up', 'down'] },
          order: { type: 'string', enum: ['above', 'below', 'same'] },
          span: { type: 'string', description: 'Id of a passage, such as d0123456789ab.4' },
          from: { type: 'integer', minimum: 0 },
          to: { type: 'integer', minimum: 0 },
          words: { type: 'string' },
          sentence: { type: 'string', description: 'Id of a sentence of a tool, such as c2.1' },
          topic: { type: 'string', enum: Object.keys(topics) },
          side: { type: 'string', enum: sideIds },
          instead: { type: 'integer', description: 'Number of the withheld sentence that it says in another way' },
        },
        required: ['say'],
        additionalProperties: false,
      },
    },
  },
  required: ['claims'],
};

export interface Refused {
  readonly at: number;
  readonly why: string;
  readonly nearest: readonly string[];
}

export interface AnswerGiven {
  readonly shown: number;
  readonly refused: readonly Refused[];
}

/** The claims of a call, or of what a model wrote as one: a list, one claim, or an object with the list. */
export function listIn(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'object' || given === null) return [];
  if ('claims' in given) return listIn(given.claims);
  return 'say' in given ? [given] : [];
}

/** Says one claim; null where it is shown. It may stand in the place of one of the sentences that were withheld. */
export async function sayOne(
  board: AnswerBoard,
  value: unknown,
  withheld: readonly WithheldSentence[] = [],
): Promise<Omit<Refused, 'at'> | null> {
  const instead = typeof value === 'object' && value !== null && 'instead' in value ? Number(value.instead) : 0;
  const sentence = withheld[instead - 1];
  const wrong = await sayClaim(board, value);
  if (wrong === null && sentence !== undefined) board.restated(sentence);
  return wrong;
}

/** What a thought states besides its words; null where it is nothing. */
export function besidesWords({ say: _say, words: _words, handles, strange = [], ...others }: Claim): Refusal | null {
  const [other] = [...strange, ...handles, ...Object.keys(others)];
  return other === undefined ? null : notTaken(other);
}

async function sayClaim(board: AnswerBoard, value: unknown): Promise<Omit<Refused, 'at'> | null> {
  const claim = readClaim(value, besidesClaim);
  if (claim === null) return { why: 'This is no claim: say names a frame.', nearest: [] };
  if (claim.say === 'reason') {
    const other = besidesWords(claim);
    if (other !== null) return { why: other.text.en, nearest: [] };
    const lane = await board.think(claim.words ?? '');
    return lane ? null : { why: refusal('reason', '').text.en, nearest: [] };
  }
  const written = await board.claim(claim);
  return written.ok ? null : { why: written.why.text.en, nearest: written.nearest.map((handle) => `{${handle}}`) };
}
