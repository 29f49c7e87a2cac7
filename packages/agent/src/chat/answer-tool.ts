import type { AnswerBoard } from './answer-board.ts';
import type { Claim } from '../gate/claim.ts';
import { frames, readClaim } from '../gate/claims.ts';

const mostClaims = 40;

/** Id of the tool with which a language model says claims; the product writes the words. */
export const answerToolId = 'answer';

export const answerToolDescription = [
  'Says claims to the reader; the product writes the words in the language of the reader. Prefer it to text of your own.',
  ...frames.map(({ id, takes }) => `${id}: ${takes}.`),
  'reason: words, a thought of your own without any figure, event or forecast; shown apart as your reasoning.',
  'subject and metric repeat what the handle is of. A refused claim is answered with the reason and the handles that come nearest.',
].join(' ');

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
          say: { type: 'string', enum: [...frames.map(({ id }) => id), 'reason'] },
          handles: { type: 'array', items: { type: 'string' } },
          subject: { type: 'string', description: 'Instrument id such as US:NVDA' },
          metric: { type: 'string', description: 'Metric id such as priceToEarnings' },
          period: { type: 'string', description: 'Label of the period, such as FY2025' },
          direction: { type: 'string', enum: ['up', 'down'] },
          order: { type: 'string', enum: ['above', 'below', 'same'] },
          span: { type: 'string' },
          from: { type: 'integer', minimum: 0 },
          to: { type: 'integer', minimum: 0 },
          words: { type: 'string' },
        },
        required: ['say'],
      },
    },
  },
  required: ['claims'],
};

interface Refused {
  readonly at: number;
  readonly why: string;
  readonly nearest: readonly string[];
}

export interface AnswerGiven {
  readonly shown: number;
  readonly refused: readonly Refused[];
}

/** Says the claims of one call in their order. Refused ones are told back and not shown. */
export async function sayClaims(board: AnswerBoard, given: unknown): Promise<AnswerGiven> {
  const list =
    typeof given === 'object' && given !== null && 'claims' in given && Array.isArray(given.claims) ? given.claims : [];
  const refused: Refused[] = [];
  let shown = 0;
  for (const [at, value] of list.slice(0, mostClaims).entries()) {
    const claim = readClaim(value);
    const wrong =
      claim === null ? { why: 'This is no claim: say names a frame.', nearest: [] } : await sayOne(board, claim);
    if (wrong === null) shown += 1;
    else refused.push({ at, ...wrong });
  }
  return { shown, refused };
}

async function sayOne(board: AnswerBoard, claim: Claim): Promise<Omit<Refused, 'at'> | null> {
  if (claim.say === 'reason') {
    const lane = await board.think(claim.words ?? '');
    return lane
      ? null
      : { why: 'Only a thought without figures, events and forecasts is shown as reasoning.', nearest: [] };
  }
  const written = await board.claim(claim);
  return written.ok ? null : { why: written.why.text.en, nearest: written.nearest.map((handle) => `{${handle}}`) };
}
