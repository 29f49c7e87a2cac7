import { beforeAll, describe, expect, it } from 'vitest';
import { errorRules } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { marketIds } from '@plumbline/model/instrument';
import { followedIndices } from '../index-change.ts';
import type { Provider, ProviderContext, Sourced } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { askNews } from './ask-news.ts';
import { askQuote } from './ask-prices.ts';
import { barsQuestion } from './bars-question.ts';
import { checkFundamentals } from './check-fundamentals.ts';
import { providerOrder } from './order.ts';
import type { Question } from './router.ts';
import { createRouter } from './router.ts';
import { answerOf, instruments, providers, startOf, tether } from '../providers/testing/in-process-hosts.ts';
import type { WireFault } from './testing/spoilt-line.ts';
import { spoiltLine, wireFaults } from './testing/spoilt-line.ts';

const hour = 3_600_000;

type Invoke = (provider: Provider, context: ProviderContext) => Promise<Sourced<unknown>> | undefined;

/** One index of each market whose members are followed. */
const followed = new Map(
  marketIds.flatMap((market) => {
    const index = catalogue.find(({ id }) => id === followedIndices[market][0]);
    return index === undefined ? [] : [[market, index] as const];
  }),
);

/** Every question a provider may be asked about an instrument, and those about none. */
function methodsOf(instrument: Instrument): readonly (readonly [name: string, invoke: Invoke])[] {
  return [
    ['quote', (p, c) => (p.quote === undefined ? undefined : askQuote(p, instrument, c))],
    ['quotes', (p, c) => p.quotes?.([instrument], c)],
    ['actions', (p, c) => p.actions?.(instrument, c)],
    [
      'fundamentals',
      (p, c) => p.fundamentals?.(instrument, c).then((answer) => checkFundamentals(answer, c.clock.now())),
    ],
    ['events', (p, c) => p.events?.(instrument, c)],
    ['measures', (p, c) => p.measures?.(instrument, c)],
    ['news', (p, c) => askNews(p, instrument, c)],
    ['network', (p, c) => p.network?.(instrument, c)],
    [
      'members',
      (p, c) => {
        const index = followed.get(instrument.market);
        return index === undefined ? undefined : p.members?.(index, c);
      },
    ],
    [
      'indexChanges',
      (p, c) => {
        const index = followed.get(instrument.market);
        return index === undefined ? undefined : p.indexChanges?.(index, c);
      },
    ],
  ];
}
const ownMethods: readonly (readonly [name: string, invoke: Invoke])[] = [
  ['macro', (p, c) => p.macro?.('DGS10', c)],
  ['exchange rates', (p, c) => p.exchangeRates?.({ base: 'CNY', quote: 'HKD' }, c)],
  [
    'reference',
    (p, c) => p.reference?.(c, p.markets.find((one) => providerOrder[one].reference.includes(p.id)) ?? 'us'),
  ],
  [
    'search',
    (p, c) =>
      p.search?.('bitcoin', c).then((value) => ({
        value,
        source: {
          id: 's',
          kind: 'reference',
          publisher: p.title,
          title: 's',
          retrievedAt: 0,
          asOf: '',
          locator: '',
          simulated: false,
        },
      })),
  ],
];

type Store = ReturnType<typeof createMemoryStore>;
interface Case {
  readonly name: string;
  readonly provider: Provider;
  readonly question: (store: Store) => Question<unknown>;
}

/** A question whose answer is kept under one key, as the router keeps all of them. */
function documentQuestion(name: string, provider: Provider, invoke: Invoke, store: Store): Question<unknown> {
  return {
    key: name,
    kind: 'quote',
    maxAgeMs: hour,
    providerIds: [provider.id],
    read: async () => {
      const stored = await store.readDocument('quote', name);
      return stored === null ? null : { value: stored.body, source: stored.source, storedAt: stored.storedAt };
    },
    invoke,
    write: ({ value, source }, storedAt) => store.writeDocument('quote', name, { body: value, source, storedAt }),
  };
}

/** Sources that read their markets in different ways are asked in each, the others in one. */
const differing: ReadonlySet<string> = new Set(['tencent', 'tencent-quote', 'eastmoney', 'eastmoney-bars']);

/** Publications about the economy stand with the index of the market they move. */
const indices = catalogue.filter(({ id }) => id === 'US:^GSPC');

function casesOf(provider: Provider): readonly Case[] {
  const listed = [...instruments, tether].filter(({ market }) => provider.markets.includes(market));
  const inDollars = provider.id !== 'binance' && provider.id !== 'okx';
  const one = listed.find(({ currency }) => inDollars || currency === 'USDT');
  const few = one === undefined ? [] : [one];
  const about = provider.id === 'fred' ? indices : differing.has(provider.id) ? listed : few;
  const bars = about.map((instrument): Case => ({
    name: `${provider.id} bars ${instrument.id}`,
    provider,
    // Bars differ from documents only in what the table of the store is.
    question: (store) => barsQuestion(store, instrument, '1d', [provider.id]) as Question<unknown>,
  }));
  const documents = about.flatMap((instrument) =>
    methodsOf(instrument).map(([what, invoke]) => [`${what} ${instrument.id}`, invoke] as const),
  );
  const rest = [...documents, ...ownMethods].map(([what, invoke]): Case => {
    const name = `${provider.id} ${what}`;
    return { name, provider, question: (store) => documentQuestion(name, provider, invoke, store) };
  });
  return provider.bars === undefined ? rest : [...bars, ...rest];
}

const codes = new Set(Object.keys(errorRules));
function ask(one: Case, store: Store, now: number, fault: WireFault | null) {
  const line = spoiltLine(answerOf, fault);
  const isEndless = fault === 'hang' || fault === 'stall' || fault === 'drip';
  const { provider } = one;
  const router = createRouter({
    providers: [provider],
    store,
    fetch: line.fetch,
    clock: { now: () => now },
    random: () => 0,
    totalMs: isEndless ? 150 : 60_000,
  });
  return { answer: router.answer(one.question(store)), hasSpoilt: line.hasSpoilt };
}

interface Clean {
  readonly one: Case;
  readonly startAt: number;
  readonly value: unknown;
  /** A new store that knows the answer. */
  readonly warmStore: () => Promise<Store>;
  readonly kept: unknown;
}

/** The same rows in another store: what one fault leaves behind must not meet the next. */
async function copyOf(store: Store, name: string): Promise<Store> {
  const copy = createMemoryStore();
  const document = await store.readDocument('quote', name);
  if (document !== null) await copy.writeDocument('quote', name, document);
  for (const { id } of [...instruments, tether]) {
    const bars = await store.readBars(id, '1d');
    if (bars !== null) await copy.writeBars(bars);
  }
  return copy;
}

/** Equal, or bars whose dividends could not be read and which say so. */
function expectSame(given: unknown, clean: unknown, where: string): void {
  const lacks = typeof given === 'object' && given !== null && 'lacksActions' in given;
  const series = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'series' in value ? value.series : value;
  expect(lacks ? series(given) : given, where).toEqual(lacks ? series(clean) : clean);
}

let clean: readonly Clean[] = [];

/** What providers answer on a clean line; of the rest they say that they do not cover it. */
beforeAll(async () => {
  const asked = await Promise.all(
    providers.flatMap(casesOf).map(async (one): Promise<readonly Clean[]> => {
      const startAt = startOf(one.provider);
      const store = createMemoryStore();
      const answer = await ask(one, store, startAt, null).answer;
      if (answer.status !== 'fresh') return [];
      const warmStore = () => copyOf(store, one.name);
      return [{ one, startAt, value: answer.value, warmStore, kept: await one.question(store).read() }];
    }),
  );
  clean = asked.flat();
});

const counts = { asked: 0, cold: 0, warm: 0, remembered: 0, harmless: 0 };

/** Cold and warm under one fault: a typed answer, nothing wrong kept, the last good kept; or the very same value. */
async function examine({ one, startAt, value, warmStore, kept }: Clean, fault: WireFault): Promise<void> {
  const where = `${one.name} under ${fault}`;
  const empty = createMemoryStore();
  const store = await warmStore();
  const cold = ask(one, empty, startAt, fault);
  const warm = ask(one, store, startAt + 2 * hour, fault);
  const [first, later] = await Promise.all([cold.answer, warm.answer]);
  if (first.status === 'fresh') {
    // What the fault changed, if anything, is nothing that this adapter reads.
    expectSame(first.value, value, where);
    counts.harmless++;
    return;
  }
  expect(first.status, where).toBe('unavailable');
  const code = first.attempts.find(({ ok }) => !ok)?.code;
  expect(codes, where).toContain(code);
  expect(await one.question(empty).read(), where).toBeNull();
  // Yahoo's figures begin with pages of its session, which are no data.
  const isData = !/^yahoo (measures|events)/.test(one.name);
  if (isData && code === 'provider-body' && (fault === 'html200' || fault === 'wrong-schema')) {
    expect(empty.quarantined[0]?.bodySha256 ?? '', where).toMatch(/^[0-9a-f]{64}$/);
  }
  counts.cold++;
  // A provider may remember by itself what changes seldom, such as which pairs an exchange has.
  if (later.status === 'fresh') {
    expectSame(later.value, value, where);
    counts.remembered++;
    return;
  }
  if (later.status !== 'stale') throw new Error(`${where} it is ${later.status} when something is kept`);
  expect(later.ageMs, where).toBe(2 * hour);
  expect(later.reason, where).not.toBe('');
  expect(await one.question(store).read(), where).toEqual(kept);
  counts.warm++;
}

/** Bodies without end are read by one function; megabytes of them for every question would prove nothing more. */
function oneOfEach(all: readonly Clean[]): readonly Clean[] {
  return [...new Map(all.map((one) => [one.one.provider.id, one])).values()];
}

const methods = [
  'bars',
  'quote',
  'quotes',
  'actions',
  'fundamentals',
  'events',
  'measures',
  'news',
  'network',
  'members',
  'indexChanges',
  'macro',
  'reference',
  'search',
] as const;

describe('every question of every source under every fault of the wire', () => {
  it('has a clean answer to begin with', () => {
    const answered = new Set(clean.map(({ one }) => one.name.replace(/ (US|SH|HK|CRYPTO):.*$/, '')));
    const declared = providers.flatMap((provider) =>
      methods.filter((name) => provider[name] !== undefined).map((name) => `${provider.id} ${name}`),
    );
    expect(declared.filter((name) => !answered.has(name))).toEqual([]);
  });

  it.each(wireFaults)('%s', async (fault) => {
    const asked = fault === 'huge' ? oneOfEach(clean) : clean;
    counts.asked += asked.length;
    await Promise.all(asked.map((one) => examine(one, fault)));
  });

  it('and the counts are told', () => {
    process.stdout.write(
      `faults: ${clean.length} questions of ${providers.length} sources, ${wireFaults.length} faults of the wire: ` +
        `${counts.cold} cold, ${counts.warm} warm, ${counts.remembered} remembered, ${counts.harmless} without effect\n`,
    );
    expect(counts.cold).toBe(counts.warm + counts.remembered);
    expect(counts.cold + counts.harmless).toBe(counts.asked);
  });
});
