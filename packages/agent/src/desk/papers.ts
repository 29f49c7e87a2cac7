import { attackKinds } from '@plumbline/model/desk';
import { ratingLabels } from '@plumbline/model/rating';
import { frames } from '../gate/claims.ts';
import { memoHeadings } from './words.ts';

type Schema = Record<string, unknown>;

const list = (items: Schema, most: number): Schema => ({ type: 'array', maxItems: most, items });
const object = (properties: Schema, required: readonly string[]): Schema => ({ type: 'object', properties, required });
const text: Schema = { type: 'string' };

/** A claim as a voice hands it in: a frame with what it needs, how much it makes of it, and for which side it speaks. */
const claim: Schema = object(
  {
    say: { type: 'string', enum: [...frames.map(({ id }) => id), 'reading'] },
    handles: list(text, 6),
    subject: { type: 'string', description: 'Instrument id such as US:NVDA' },
    metric: { type: 'string', description: 'Metric id such as priceToEarnings' },
    period: text,
    direction: { type: 'string', enum: ['up', 'down'] },
    order: { type: 'string', enum: ['above', 'below', 'same'] },
    span: text,
    from: { type: 'integer', minimum: 0 },
    to: { type: 'integer', minimum: 0 },
    words: text,
    reading: { type: 'string', description: 'Id of a reading such as r3' },
    weight: { type: 'integer', minimum: 1, maximum: 3 },
    speaks: { type: 'string', enum: ['for', 'against', 'neither'] },
  },
  ['say'],
);
/** The id of a claim on the table, or a new one. */
const point: Schema = { anyOf: [text, claim] };

/** What an analyst hands in. */
export const briefSchema = object(
  {
    stance: { type: 'integer', minimum: -2, maximum: 2 },
    chance: { type: 'number', minimum: 0, maximum: 1 },
    points: list(claim, 14),
    missing: list(text, 6),
  },
  ['stance', 'chance', 'points'],
);

/** What a side of the debate hands in. */
export const caseSchema = object(
  {
    points: list(point, 8),
    answers: list(
      object({ to: text, kind: { type: 'string', enum: ['concede', 'rebut'] }, with: list(point, 3) }, ['to', 'kind']),
      8,
    ),
  },
  ['points'],
);

export const attackSchema = object(
  {
    attacks: list(
      object({ on: text, kind: { type: 'string', enum: [...attackKinds] }, with: list(point, 3) }, ['on', 'kind']),
      8,
    ),
  },
  ['attacks'],
);

export const memoSchema = object(
  {
    rating: { type: 'string', enum: [...ratingLabels] },
    blocks: list(
      object(
        {
          heading: { type: 'string', enum: Object.keys(memoHeadings) },
          claims: list(point, 16),
          reasoning: { type: 'string', description: 'A thought of your own without figures, events and forecasts' },
        },
        [],
      ),
      12,
    ),
    steps: list(object({ claim: text, toward: { type: 'string', enum: ['up', 'down'] } }, ['claim', 'toward']), 8),
    falsifiers: list(text, 7),
  },
  ['rating', 'blocks'],
);

export const framesTold = [
  ...frames.map(({ id, takes }) => `${id}: ${takes}.`),
  'reading: reading: id of a sentence the report wrote by its rules.',
].join(' ');
