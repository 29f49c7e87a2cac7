import type { LanguageModel } from 'ai';
import { APICallError } from 'ai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Script } from '../models/scripted-model.ts';
import { scriptedModel } from '../models/scripted-model.ts';
import type { ChatModel } from '../chat/chat-model.ts';
import { judgesHere } from '../gate/judges.ts';
import { createBoard } from '../chat/answer-board.ts';
import { deskNow, fakeDesk } from '../chat/testing/fake-desk.ts';
import { wordsOf } from '../chat/testing/run-answer.ts';
import { answerByModel } from './answer-by-model.ts';
import type { LoopLimits } from './budget.ts';

type Model = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>;
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
type Locale = 'en' | 'zh-CN';

const limits: LoopLimits = { steps: 40, ms: 4000, letters: 50_000, tokens: 800_000 };
/** Time passes only where a model lets it pass: how fast the machine is plays no part. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const question = { en: 'What is the price of ACME?', 'zh-CN': 'ACME 的价格是多少？' };

/** One model through one question, to its end. */
async function ask(language: Model, locale: Locale, within: LoopLimits = limits, spend?: ChatModel['spend']) {
  let count = 0;
  const newId = (): string => `id-${(count += 1)}`;
  const emit = async (): Promise<void> => undefined;
  const board = createBoard({ locale, newId, emit, judges: judgesHere() });
  const clock = { now: () => deskNow };
  const signal = new AbortController().signal;
  const { desk } = fakeDesk();
  const turn = { text: question[locale], locale, mentions: [], history: [], desk, clock, newId, emit, signal, board };
  const begun = performance.now();
  const { fault, modelUse } = await answerByModel(
    turn,
    { provider: 'scripted', model: 'test', language, ...(spend !== undefined && { spend }) },
    within,
  );
  return { body: board.body(), fault, modelUse, ms: performance.now() - begun };
}

const scripted = (script: Script): Model => scriptedModel(script);
const refusing = (error: () => Error): Model => ({
  ...scriptedModel(),
  doStream: () => Promise.reject(error()),
});
const streaming = (parts: (step: number) => readonly Part[], pauseMs = 0, isEndless = false): Model => {
  let step = -1;
  return {
    ...scriptedModel(),
    doStream: ({ abortSignal }) => {
      step += 1;
      const now = parts(step);
      let at = 0;
      return Promise.resolve({
        stream: new ReadableStream<Part>({
          async pull(controller) {
            if (pauseMs > 0) await vi.advanceTimersByTimeAsync(pauseMs);
            const part = now[isEndless ? Math.min(at, now.length - 1) : at];
            at += 1;
            if (part === undefined || abortSignal?.aborted === true) controller.close();
            else if (part.type === 'error') controller.error(new TypeError('terminated'));
            else controller.enqueue(part);
          },
        }),
      });
    },
  };
};
const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
} as const;
const start: Part = { type: 'stream-start', warnings: [] };
const opened: Part = { type: 'text-start', id: 'w' };
const word = (delta: string): Part => ({ type: 'text-delta', id: 'w', delta });
const called = (toolName: string, input: string): readonly Part[] => [
  start,
  { type: 'tool-call', toolCallId: `t${input.length}`, toolName, input },
  { type: 'finish', finishReason: { unified: 'tool-calls', raw: 'tool-calls' }, usage },
];
const status = (statusCode: number, responseHeaders: Record<string, string> = {}, body = '{}') =>
  refusing(
    () =>
      new APICallError({
        message: `status ${String(statusCode)}`,
        url: 'https://model.example/v1',
        requestBodyValues: {},
        statusCode,
        responseHeaders,
        responseBody: body,
        isRetryable: false,
      }),
  );

/** Models as they are, each with the fault that the reader is told. */
const temperaments: Readonly<Record<string, readonly [model: () => Model, fault: string | null]>> = {
  good: [
    () =>
      scripted((_, step) =>
        step === 0 ? { call: 'quote', input: { symbol: 'ACME' } } : { say: 'The price is {US:ACME/price}.' },
      ),
    null,
  ],
  liar: [() => scripted(() => ({ say: 'The price is $120. It will double. It is a strong buy.' })), null],
  looper: [() => scripted((_, step) => ({ call: 'quote', input: { symbol: `S${String(step)}` } })), null],
  'asks the same for ever': [() => scripted(() => ({ call: 'quote', input: { symbol: 'ACME' } })), null],
  silent: [() => scripted(() => ({ say: '' })), null],
  'silent after tools': [
    () => scripted((_, step) => (step < 7 ? { call: 'quote', input: { symbol: 'ACME' } } : { say: '' })),
    null,
  ],
  'slow drip': [() => streaming(() => [start, opened, word('x')], 50, true), 'too-slow'],
  huge: [() => streaming(() => [start, opened, word('It is good. '.repeat(500))], 0, true), 'used-up'],
  'malformed arguments': [
    () => streaming((step) => (step === 0 ? called('quote', '{"symbol": "AC') : [start, opened, word('Done.')])),
    null,
  ],
  'wrong schema': [
    () => streaming((step) => (step === 0 ? called('quote', '{"ticker": 5}') : [start, opened, word('Done.')])),
    null,
  ],
  'no such tool, then nothing': [
    () => streaming((step) => (step === 0 ? called('launch', '{}') : [start])),
    'malformed',
  ],
  'breaks mid-word': [
    () => streaming(() => [start, opened, word('The pri'), { type: 'error', error: 'cut' }]),
    'unreachable',
  ],
  401: [() => status(401), 'needs-key'],
  402: [() => status(402), 'no-credit'],
  429: [() => status(429, { 'retry-after': '17' }), 'too-many'],
  '429 without credit': [() => status(429, {}, '{"error":{"code":"insufficient_quota"}}'), 'no-credit'],
  400: [() => status(400, {}, '{"error":"maximum context length is 8192 tokens"}'), 'too-long'],
  500: [() => status(500), 'failed'],
  529: [() => status(529), 'overloaded'],
  'refused connection': [() => refusing(() => new TypeError('fetch failed')), 'unreachable'],
};

describe.each(Object.entries(temperaments))('a model that is: %s', (_, [model, kind]) => {
  it.each(['en', 'zh-CN'] as const)(
    'ends within its budget with words and no figure of its own (%s)',
    async (locale) => {
      const { body, fault, ms } = await ask(model(), locale);
      expect(fault?.kind ?? null).toBe(kind);
      expect(wordsOf(body)).not.toBe('');
      // The product's own sentence names the day of its price; no other digits stand outside a handle.
      expect(wordsOf(body).replace(/\{[^}]+\}|2026-11-20/g, '')).not.toMatch(/\d/);
      // The slowest says a word every 50 ms, and is heard to the end of the one that is under way.
      expect(ms).toBeLessThanOrEqual(limits.ms + 50);
      if (fault !== null) expect(fault.text[locale]).toMatch(locale === 'en' ? /model/ : /模型/);
    },
  );
});

describe('faults in words', () => {
  it('say when to ask again, where the service says it', async () => {
    const { fault } = await ask(status(429, { 'retry-after': '17' }), 'en');
    expect([fault?.waitSeconds, fault?.text.en]).toEqual([
      17,
      'The language model is asked too often at the moment. Try again in 17 seconds.',
    ]);
  });

  it('say which limit of an answer is used up, how much was used, and what to do', async () => {
    const { fault } = await ask(
      streaming(() => [start, opened, word('It is good. '.repeat(500))], 0, true),
      'en',
    );
    expect(fault?.text.en).toBe(
      'The language model was stopped at the limit of one answer, 50,000 letters written: 54,000 were used in 1 request. What is said above is not the whole answer. Ask for less at once, or try again.',
    );
    const slow = await ask(
      streaming(() => [start, opened, word('x')], 50, true),
      'zh-CN',
    );
    expect(slow.fault?.text['zh-CN']).toContain('单次回答限定的 4 秒内');
  });

  it('say what was spent of the month where its cap is reached amid an answer', async () => {
    const spend = async () => ({ month: '2026-12', spent: 5.03, cap: 5 });
    const looper = scripted((_, step) => ({ call: 'quote', input: { symbol: `S${String(step)}` } }));
    const { fault } = await ask(looper, 'en', limits, spend);
    expect(fault?.text.en).toBe(
      'The monthly cap of your language model is reached: US$5.03 spent of US$5.00 in 2026-12. It opens again on 2027-01-01 (UTC); to go on before, raise the cap in Settings, AI providers.',
    );
    const done = await ask(
      scripted(() => ({ say: 'The answer is open.' })),
      'en',
      limits,
      spend,
    );
    expect(done.fault).toBeNull();
  });

  it('hold nothing of what the service sent', async () => {
    const { fault } = await ask(status(401, {}, '{"error":"bad key sk-live-abcdef"}'), 'en');
    expect(JSON.stringify(fault)).not.toMatch(/sk-live|model\.example/);
  });
});

describe('a model near the end of its budget', () => {
  it('is given no tools but the one that answers, and then none, with the word to conclude', async () => {
    const seen: { tools: readonly string[]; choice: string | undefined; told: string }[] = [];
    const base = scriptedModel((_, step) =>
      step < 39 ? { call: 'quote', input: { symbol: `S${String(step)}` } } : { say: 'The answer is open.' },
    );
    const watching: Model = {
      ...base,
      doStream: (options) => {
        const system = options.prompt.find(({ role }) => role === 'system');
        seen.push({
          tools: (options.tools ?? []).map((tool) => tool.name),
          choice: options.toolChoice?.type,
          told: typeof system?.content === 'string' ? system.content : '',
        });
        return base.doStream(options);
      },
    };
    await ask(watching, 'en', { ...limits, ms: 60_000 });
    expect(seen).toHaveLength(40);
    expect(seen[10]?.tools.length).toBeGreaterThan(10);
    expect(seen[36]?.tools).toEqual(['answer']);
    expect(seen[36]?.told).toContain('Conclude from what is known');
    expect(seen[39]?.choice).toBe('none');
  });
});
