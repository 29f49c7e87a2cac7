import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { PlumblineError } from '@plumbline/model/errors';
import type { Quote } from '@plumbline/model/quote';
import type { Provider, ProviderContext, Sourced } from '../provider.ts';
import { bareInstrument } from '../resolve/code-readings.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { Way } from './hedge.ts';
import { hedged } from './hedge.ts';
import { createQuestions } from './questions.ts';
import { createRouter } from './router.ts';

interface Told {
  readonly way: Way<string>;
  readonly begun: () => boolean;
  readonly calledOff: () => boolean;
  readonly tell: (answer: string | null) => void;
  readonly speak: () => void;
}

/** A way that leads where and when the test says. */
function toldWay(mayBeEarly = true): Told {
  let signal: AbortSignal | null = null;
  let isSilent = true;
  let tell: (answer: string | null) => void = () => undefined;
  const answer = new Promise<string | null>((resolve) => (tell = resolve));
  const begin: Way<string>['begin'] = (calledOff) => {
    signal = calledOff;
    return { answer, isSilent: () => isSilent };
  };
  return {
    way: { begin, mayBeEarly },
    begun: () => signal !== null,
    calledOff: () => signal?.aborted === true,
    tell: (text) => tell(text),
    speak: () => (isSilent = false),
  };
}

const options = { afterMs: 1, areAlike: false, isOver: () => false };
async function toBegin({ begun }: Told): Promise<void> {
  await expect.poll(begun, { timeout: 60_000 }).toBe(true);
}

describe('ways to an answer', () => {
  it('are begun one after the other while each says that it leads nowhere', async () => {
    const [one, two, three] = [toldWay(), toldWay(), toldWay()];
    one.tell(null);
    two.tell('two');
    expect(await hedged([one.way, two.way, three.way], { ...options, afterMs: 60_000 })).toBe('two');
    expect(three.begun()).toBe(false);
  });

  it('are begun beside one that says nothing, which counts as long as it leads anywhere', async () => {
    const [one, two] = [toldWay(), toldWay()];
    const answer = hedged([one.way, two.way], options);
    await toBegin(two);
    two.tell('two');
    one.tell('one');
    expect(await answer).toBe('one');
    expect(two.calledOff()).toBe(true);
  });

  it('have the answer at hand by the time a silent one fails', async () => {
    const [one, two, three] = [toldWay(), toldWay(), toldWay()];
    const answer = hedged([one.way, two.way, three.way], options);
    await toBegin(two);
    two.tell('two');
    one.tell(null);
    expect(await answer).toBe('two');
    expect(three.begun()).toBe(false);
  });

  it('lead to the faster answer where all lead to the same', async () => {
    const [one, two] = [toldWay(), toldWay()];
    const answer = hedged([one.way, two.way], { ...options, areAlike: true });
    await toBegin(two);
    two.tell('two');
    expect(await answer).toBe('two');
    expect(one.calledOff()).toBe(true);
  });

  it('go on to the third when both before it lead nowhere', async () => {
    const [one, two, three] = [toldWay(), toldWay(), toldWay()];
    const answer = hedged([one.way, two.way, three.way], { ...options, areAlike: true });
    await toBegin(two);
    two.tell(null);
    one.tell(null);
    three.tell('three');
    expect(await answer).toBe('three');
  });

  it('are not begun beside one that has begun to speak, nor early where that costs', async () => {
    for (const [one, two] of [
      [toldWay(), toldWay()],
      [toldWay(), toldWay(false)],
    ] as const) {
      if (two.way.mayBeEarly) one.speak();
      const answer = hedged([one.way, two.way], options);
      // Longer than the silence that would begin the second.
      await new Promise((resolve) => setTimeout(resolve, 20));
      one.tell('one');
      expect(await answer).toBe('one');
      expect(two.begun()).toBe(false);
    }
  });
});

describe('a source that says nothing', () => {
  const clock = { now: () => Date.UTC(2026, 7, 21) };
  const quoteOf = (instrument: Instrument, price: number): Sourced<Quote> => ({
    value: { instrumentId: instrument.id, price, previousClose: null, currency: 'HKD', at: 0, simulated: false },
    source: {
      id: 's',
      kind: 'prices',
      publisher: 'p',
      title: 't',
      retrievedAt: 0,
      asOf: '2026-08-21',
      locator: '',
      simulated: false,
    },
  });
  const provider = (id: string, quote: (context: ProviderContext) => Promise<Sourced<Quote>>): Provider => ({
    id,
    title: id,
    markets: ['hk'],
    host: `${id}.test`,
    limits: { requestsPerSecond: 1000, concurrency: 4 },
    quote: (_, context) => quote(context),
  });
  /** Never answers, and ends with whoever calls it off. */
  const never = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  it('is passed over for the next one, which says instead of whom it answers', async () => {
    const tencent = bareInstrument('HK:00700');
    const fetch = async (_: string, init?: RequestInit): Promise<Response> =>
      never(init?.signal ?? new AbortController().signal);
    const router = createRouter({
      providers: [
        provider('tencent-quote', async (context) => {
          await context.fetch('http://silent.test', { signal: context.signal });
          throw new PlumblineError('internal', 'it spoke');
        }),
        provider('yahoo', async () => quoteOf(tencent, 500)),
      ],
      store: createMemoryStore(),
      fetch,
      clock,
      hedgeMs: 1,
    });
    const answer = await createQuestions(router, createMemoryStore()).quote(tencent);
    expect(answer).toMatchObject({ status: 'fresh', value: { price: 500 }, source: { insteadOf: ['tencent-quote'] } });
    expect(answer.attempts).toMatchObject([
      { provider: 'tencent-quote', ok: false, code: 'provider-timeout' },
      { provider: 'yahoo', ok: true },
    ]);
    // Its silence counts: where it never answered before, it is left alone for a while.
    await expect
      .poll(() => router.health().find(({ id }) => id === 'tencent-quote')?.state, { timeout: 60_000 })
      .toBe('open');
  });
});
