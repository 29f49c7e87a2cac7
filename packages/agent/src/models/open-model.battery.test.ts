import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeDesk } from '../chat/testing/fake-desk.ts';
import { runAnswer, wordsOf } from '../chat/testing/run-answer.ts';
import type { ModelProvider } from './open-model.ts';
import { openModel } from './open-model.ts';

/** Answers of each service: first a call of the quote tool, then words with one invented and one true figure. */
const said = 'It rose 12 percent. The price is {US:ACME/price}.';
const input = { symbol: 'ACME' };

const openAi = (delta: object, reason: string | null): object => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: reason }],
});
const openAiCall = {
  index: 0,
  id: 't1',
  type: 'function',
  function: { name: 'quote', arguments: JSON.stringify(input) },
};

const begun = {
  type: 'message_start',
  message: {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  },
};
const ended = (reason: string): object[] => [
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 1 } },
  { type: 'message_stop' },
];

const google = (part: object): object => ({
  candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
});

const wires: Readonly<Record<Exclude<ModelProvider, 'scripted'>, readonly (readonly object[])[]>> = {
  'openai-compatible': [
    [openAi({ role: 'assistant', tool_calls: [openAiCall] }, null), openAi({}, 'tool_calls')],
    [openAi({ role: 'assistant', content: said }, null), openAi({}, 'stop')],
  ],
  anthropic: [
    [
      begun,
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 't1', name: 'quote', input: {} },
      },
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
      },
      ...ended('tool_use'),
    ],
    [
      begun,
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: said } },
      ...ended('end_turn'),
    ],
  ],
  google: [[google({ functionCall: { name: 'quote', args: input } })], [google({ text: said })]],
};

/** The same services, whose model answers with claims that arrive in pieces, in the words of nobody but the product. */
const claims = [
  { say: 'level', handles: ['{US:ACME/price}'], subject: 'US:ACME', metric: 'price' },
  {
    say: 'compare',
    handles: ['{US:ACME/price}', '{US:ACME/high52w}'],
    subject: 'US:ACME',
    metric: 'price',
    order: 'below',
  },
  { say: 'range', handles: ['{US:ACME/low52w}', '{US:ACME/high52w}', '{US:ACME/price}'], subject: 'US:ACME' },
  { say: 'found', sentence: 'c1.1' },
  {
    say: 'compare',
    handles: ['{US:ACME/price}', '{US:ACME/low52w}'],
    subject: 'US:ACME',
    metric: 'price',
    order: 'below',
  },
];
const given = JSON.stringify({ claims });
const pieces = given.match(/.{1,37}/gs) ?? [];

const claimWires: typeof wires = {
  'openai-compatible': [
    wires['openai-compatible'][0] ?? [],
    [
      openAi(
        { role: 'assistant', tool_calls: [{ ...openAiCall, id: 't2', function: { name: 'answer', arguments: '' } }] },
        null,
      ),
      ...pieces.map((piece) => openAi({ tool_calls: [{ index: 0, function: { arguments: piece } }] }, null)),
      openAi({}, 'tool_calls'),
    ],
    [openAi({ role: 'assistant', content: '' }, null), openAi({}, 'stop')],
  ],
  anthropic: [
    wires.anthropic[0] ?? [],
    [
      begun,
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 't2', name: 'answer', input: {} },
      },
      ...pieces.map((piece) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: piece },
      })),
      ...ended('tool_use'),
    ],
    [begun, { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, ...ended('end_turn')],
  ],
  google: [
    wires.google[0] ?? [],
    [google({ functionCall: { name: 'answer', args: { claims } } })],
    [google({ text: '' })],
  ],
};

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

interface Heard {
  readonly address: string;
  readonly bodies: string[];
}

/** A service on this machine that answers each request with the next of its bodies; status 500 where there is none left. */
async function listen(answers: readonly (readonly object[])[]): Promise<Heard> {
  const bodies: string[] = [];
  const made = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const events = answers[bodies.length];
      bodies.push(body);
      if (events === undefined) {
        response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"no more"}}');
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of events) {
        const name = 'type' in event ? `event: ${String(event.type)}\n` : '';
        response.write(`${name}data: ${JSON.stringify(event)}\n\n`);
      }
      response.end();
    });
  });
  // No socket is closed while a slow machine reads an answer: the next request would be sent into a closed one.
  made.keepAliveTimeout = 0;
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const place = made.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return { address: `http://127.0.0.1:${port}/v1`, bodies };
}

const choose = (provider: ModelProvider, baseUrl: string) =>
  openModel({ provider, model: 'm', baseUrl, apiKey: 'secret-key', fetch });

describe('a language model behind its own wire format', () => {
  it.each(['openai-compatible', 'anthropic', 'google'] as const)(
    '%s calls the tool, keeps the true sentence and loses the invented one',
    async (provider) => {
      const { address, bodies } = await listen(wires[provider]);
      const { body } = await runAnswer({
        text: 'How is ACME doing?',
        desk: fakeDesk().desk,
        model: choose(provider, address),
      });
      // A third one asks for the claims behind what was withheld; the service fails it, and the answer stays.
      expect(bodies).toHaveLength(3);
      expect(bodies[2]).toContain('It rose 12 percent.');
      // The second request carries what the tool found.
      expect(bodies[1]).toContain('US:ACME/price');
      expect(body.toolCalls.map(({ tool, state }) => [tool, state])).toEqual([['quote', 'done']]);
      expect(wordsOf(body)).toContain('The price is {US:ACME/price}.');
      expect(wordsOf(body)).not.toContain('12');
      expect(body.withheld).toBe(1);
    },
  );

  it.each(['openai-compatible', 'anthropic', 'google'] as const)(
    '%s answers with claims: the true ones are written once each, the false one is told back',
    async (provider) => {
      const { address, bodies } = await listen(claimWires[provider]);
      const { body } = await runAnswer({
        text: 'How is ACME doing?',
        desk: fakeDesk().desk,
        model: choose(provider, address),
      });
      expect(wordsOf(body)).toBe(
        'Price of Acme Systems: {US:ACME/price}. Price of Acme Systems ({US:ACME/price}) is below its 52-week high ({US:ACME/high52w}). Price of Acme Systems ({US:ACME/price}) lies between the 52-week low ({US:ACME/low52w}) and the 52-week high ({US:ACME/high52w}). Acme Systems last traded at {US:ACME/price} on 2026-11-20, {US:ACME/dayChange} from the close before.',
      );
      expect(body.withheld).toBe(0);
      expect(bodies).toHaveLength(3);
      const told = (bodies[2] ?? '').replaceAll('\\', '');
      expect(told).toContain('"shown":4');
      expect(told).toContain('"at":4');
    },
  );

  it('says what is missing before anything is sent', () => {
    expect(() =>
      openModel({ provider: 'openai-compatible', model: null, baseUrl: 'http://x', apiKey: null, fetch }),
    ).toThrow(/LLM_MODEL/);
    expect(() => openModel({ provider: 'openai-compatible', model: 'm', baseUrl: null, apiKey: null, fetch })).toThrow(
      /LLM_BASE_URL/,
    );
  });

  it('fails the turn when the service fails', async () => {
    const { address } = await listen([]);
    const turn = runAnswer({ text: 'How is ACME doing?', desk: fakeDesk().desk, model: choose('anthropic', address) });
    await expect(turn).rejects.toThrow();
  });
});
