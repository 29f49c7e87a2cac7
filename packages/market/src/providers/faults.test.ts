import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { htmlAnswer, jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { alphaVantageProvider } from './alpha-vantage.ts';
import { eastmoneyBarsProvider } from './eastmoney-bars.ts';
import { eastmoneyProvider } from './eastmoney.ts';
import { finnhubProvider } from './finnhub.ts';
import { fmpProvider } from './fmp.ts';
import { fredProvider } from './fred.ts';
import { gdeltProvider } from './gdelt.ts';
import { massiveProvider } from './massive.ts';
import { rssProvider } from './rss.ts';
import { sinaQuoteProvider } from './sina-quote.ts';
import { sinaProvider } from './sina.ts';
import { tencentQuoteProvider } from './tencent-quote.ts';
import { tencentProvider } from './tencent.ts';
import { tushareProvider } from './tushare.ts';

const now = Date.UTC(2026, 10, 21, 4);
const key = () => 'a-key-for-tests';

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const moutai = known('SH:600519');
const tencent = known('HK:00700');
const apple = known('US:AAPL');

const providers: readonly (readonly [Provider, readonly Instrument[]])[] = [
  [tencentProvider(), [moutai, tencent, apple]],
  [tencentQuoteProvider(), [moutai, tencent]],
  [eastmoneyProvider(), [moutai, tencent]],
  [eastmoneyBarsProvider(), [moutai, tencent, apple]],
  [sinaProvider(), [moutai]],
  [sinaQuoteProvider(), [moutai]],
  [fredProvider({ key }), [apple]],
  [alphaVantageProvider({ key }), [apple, moutai]],
  [massiveProvider({ key }), [apple]],
  [finnhubProvider({ key }), [apple]],
  [fmpProvider({ key }), [apple]],
  [tushareProvider({ key }), [moutai]],
  [gdeltProvider(), [apple]],
  [rssProvider(), [apple]],
];

type Ask = (context: ProviderContext) => Promise<unknown>;

/** Every question a provider answers, for every market it answers for; those it does not cover are told apart below. */
function questions([provider, instruments]: (typeof providers)[number]): readonly (readonly [
  name: string,
  ask: Ask,
])[] {
  const { bars, quote, quotes, actions, events, fundamentals, measures, news, macro, probe } = provider;
  const perInstrument = instruments.flatMap((instrument): (readonly [string, Ask | undefined])[] => [
    [`bars ${instrument.id}`, bars && ((context) => bars({ instrument, interval: '1d' }, context))],
    [`quote ${instrument.id}`, quote && ((context) => quote(instrument, context))],
    [`quotes ${instrument.id}`, quotes && ((context) => quotes([instrument], context))],
    [`actions ${instrument.id}`, actions && ((context) => actions(instrument, context))],
    [`events ${instrument.id}`, events && ((context) => events(instrument, context))],
    [`fundamentals ${instrument.id}`, fundamentals && ((context) => fundamentals(instrument, context))],
    [`measures ${instrument.id}`, measures && ((context) => measures(instrument, context))],
    [`news ${instrument.id}`, news && ((context) => news(instrument, context))],
  ]);
  const own: (readonly [string, Ask | undefined])[] = [
    ['macro', macro && ((context) => macro('DGS10', context))],
    ['probe', probe],
  ];
  return [...perInstrument, ...own].flatMap(([name, ask]) =>
    ask === undefined ? [] : [[`${provider.id} ${name}`, ask] as const],
  );
}

const all = providers.flatMap(questions);

type Fault = readonly [name: string, answer: WireAnswer | (() => never), codes: readonly ErrorCode[]];

const refusedConnection = (): never => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
};

/** An answer and what it may be called. `not-covered` is also what a provider says of a market it has no such data for. */
const faults: readonly Fault[] = [
  ['no connection', refusedConnection, ['provider-unreachable']],
  ['a web page', htmlAnswer(200, 'Sign in'), ['provider-body']],
  ['plain words', textAnswer(200, 'text/plain', 'Service is being maintained'), ['provider-body']],
  ['words to slow down', textAnswer(200, 'text/plain', 'Too Many Requests\r\n'), ['provider-limited', 'provider-body']],
  ['nothing', textAnswer(200, 'application/json', ''), ['provider-body']],
  ['half an answer', textAnswer(200, 'application/json', '{"data":{"rows":[[1,2'), ['provider-body']],
  ['another shape', jsonAnswer({ data: { rows: [[1, 2, 3]] }, ok: true }), ['provider-body']],
  ['a list of lists', jsonAnswer([[1], [2]]), ['provider-body']],
  ['null', textAnswer(200, 'application/json', 'null'), ['provider-body', 'not-covered']],
  [
    'bytes that are no text',
    { status: 200, headers: {}, body: Uint8Array.from([0xff, 0xfe, 0x80, 0x81]) },
    ['provider-body'],
  ],
  ['status 302', { ...htmlAnswer(302, 'Found'), headers: { location: '/login' } }, ['provider-body']],
  ['status 401', htmlAnswer(401, 'x'), ['provider-refused']],
  ['status 403', htmlAnswer(403, 'x'), ['provider-refused']],
  ['status 404', htmlAnswer(404, 'x'), ['not-covered']],
  ['status 418', htmlAnswer(418, 'x'), ['provider-refused']],
  ['status 429', textAnswer(429, 'text/plain', 'x', { 'retry-after': '1' }), ['provider-limited']],
  ['status 451', htmlAnswer(451, 'x'), ['provider-refused']],
  ['status 456', htmlAnswer(456, 'x'), ['provider-refused']],
  ['status 500', htmlAnswer(500, 'x'), ['provider-unreachable']],
  ['status 503', htmlAnswer(503, 'x'), ['provider-unreachable']],
];

/** GDELT says "nothing found" with an empty body. */
const saysNothing = (name: string, fault: string): boolean => name.startsWith('gdelt') && fault === 'nothing';

const contextOf = (
  answer: WireAnswer | (() => never),
  asked: AskedQuestion[],
  signal = new AbortController().signal,
): ProviderContext => ({
  fetch: answersFrom(() => (typeof answer === 'function' ? answer() : answer), asked),
  clock: { now: () => now },
  signal,
});

async function outcome(ask: Ask, context: ProviderContext): Promise<unknown> {
  try {
    return { value: await ask(context) };
  } catch (error) {
    return error;
  }
}

describe(`${all.length} questions of ${providers.length} providers against ${faults.length} faults`, () => {
  it.each(faults)('never give a value on %s, and name the failure', async (fault, answer, codes) => {
    for (const [name, ask] of all) {
      const asked: AskedQuestion[] = [];
      const found = await outcome(ask, contextOf(answer, asked));
      if (saysNothing(name, fault)) continue;
      expect(found, `${name} on ${fault}`).toBeInstanceOf(PlumblineError);
      // A provider that does not cover the question says so without asking.
      const expected = asked.length === 0 ? ['not-covered'] : codes;
      if (found instanceof PlumblineError)
        expect(expected, `${name} on ${fault}: ${found.message}`).toContain(found.code);
    }
  });

  it('stop with the question', async () => {
    const cancelled = new PlumblineError('cancelled', 'The request was called off.');
    for (const [name, ask] of all) {
      const asked: AskedQuestion[] = [];
      const controller = new AbortController();
      controller.abort(cancelled);
      const found = await outcome(ask, contextOf(jsonAnswer({}), asked, controller.signal));
      expect(found, name).toBeInstanceOf(PlumblineError);
      if (found instanceof PlumblineError) expect(['cancelled', 'not-covered'], name).toContain(found.code);
    }
  });

  it('never tell the key in a failure', async () => {
    for (const [name, ask] of all) {
      const found = await outcome(ask, contextOf(htmlAnswer(200, 'x'), []));
      const told = found instanceof PlumblineError ? JSON.stringify([found.message, found.details]) : '';
      expect(told.includes(key()), name).toBe(false);
    }
  });
});
