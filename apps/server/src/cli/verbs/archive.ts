import { writeFile } from 'node:fs/promises';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { marketOf } from '@plumbline/model/instrument';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import { readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

const mostInstruments = 2_000;

/** Everything a page asks about one instrument; the rest of what a report asks comes with the report. */
async function askAll(port: MarketDataPort, { id }: Instrument): Promise<boolean> {
  const bars = await port.bars({ instrumentId: id, interval: '1d', adjustment: 'total' });
  const others = [
    port.quote(id),
    port.actions(id),
    port.events(id),
    port.fundamentals(id),
    port.measures?.(id),
    port.news?.(id),
    port.network?.(id),
  ];
  await Promise.all(others);
  return bars.status !== 'unavailable';
}

/** Everything that is in an index today. */
async function membersOf(port: MarketDataPort, index: InstrumentId): Promise<readonly InstrumentId[]> {
  const answer = await port.members?.(index);
  if (answer !== undefined && answer.status !== 'unavailable') return answer.value;
  const why = answer?.reason ?? 'No source is set up for this.';
  throw new PlumblineError('data-unavailable', `Who is in ${index} is not to be had: ${why} Name the instruments.`);
}

/** What somebody watches, the first of each list first. */
async function watchedIds(store: Store | null): Promise<readonly InstrumentId[]> {
  if (store === null)
    throw new PlumblineError('not-permitted', 'A server uses the store: stop it, or name the instruments.');
  const { everyWatched } = await import('../../features/watchlist/service.ts');
  const ids = await everyWatched(store.db);
  if (ids.length === 0) throw new PlumblineError('bad-input', 'Nothing is on a watchlist of this installation.');
  return ids;
}

export const archiveVerb: Verb = {
  name: 'archive',
  usage: '[SYMBOL…] [--index SYMBOL]… [--watchlist] --out FILE',
  summary:
    'Keep real prices, dividends, statements, lists and headlines of some instruments in one file, to be opened elsewhere without a network.',
  details: [
    '--index adds everything that is in an index today: the CSI 300, SSE 50, CSI 500 and STAR 50; with a key of Financial Modeling Prep the S&P 500, Nasdaq 100 and Dow.',
    '--watchlist adds what is on the watchlists of this installation; its server must not be running.',
    'Open it with DATA_MODE=archive ARCHIVE_FILE=FILE: the clock stands at its date, and a changed file is refused.',
    'Most sources allow their answers for your own use only; the terms are told when the file is written and stand in it.',
  ],
  async run({ args, env, say }) {
    const words = Array.from({ length: mostInstruments }, () => 'a SYMBOL, such as NVDA or 600519');
    const { positionals, values } = readArguments(
      args,
      { out: { type: 'string' }, index: { type: 'string', multiple: true }, watchlist: { type: 'boolean' } },
      words,
      0,
    );
    const { out, index: indices = [], watchlist: isWatchlist = false } = values;
    if (positionals.length === 0 && indices.length === 0 && !isWatchlist)
      throw new PlumblineError('bad-input', 'Say a SYMBOL, --index or --watchlist.');
    if (out === undefined) throw new PlumblineError('bad-input', 'Say where to with --out FILE.');
    if (env.DATA_MODE === 'simulated')
      throw new PlumblineError('bad-input', 'DATA_MODE=simulated has nothing real to keep.');

    const { openData } = await import('../open-data.ts');
    const { recordingStore } = await import('@plumbline/market/archive/recording-store');
    const { readArchive, writeArchive } = await import('@plumbline/market/archive/archive-file');
    const { usualBenchmarks } = await import('@plumbline/quant/catalogue/strategy-template');
    const { resolveOne } = await import('../../features/instrument/service.ts');
    const { writeReport } = await import('@plumbline/agent/report/write-report');
    const { runDate } = await import('../../features/report/run-date.ts');
    const recordings: ReturnType<typeof recordingStore>[] = [];
    const data = await openData({ env, say }, (store) => {
      const recording = recordingStore(store);
      recordings.push(recording);
      return recording;
    });
    try {
      const { market, clock } = data;
      // All of them first: one that nobody knows ends this before an hour of asking, not after it.
      const named: Instrument[] = [];
      for (const text of positionals) named.push(await resolveOne(async () => market, text));
      const ids = new Set(named.map(({ id }) => id));
      for (const text of indices) {
        const { id } = await resolveOne(async () => market, text);
        for (const member of await membersOf(market.live, id)) ids.add(member);
      }
      if (isWatchlist) for (const id of await watchedIds(data.store)) ids.add(id);
      if (ids.size > mostInstruments)
        throw new PlumblineError(
          'bad-input',
          `These are ${ids.size} instruments; an archive holds ${mostInstruments}.`,
        );
      const wanted: Instrument[] = [];
      for (const id of ids) {
        const one = named.find((known) => known.id === id) ?? (await market.live.instrument(id));
        if (one === null) say(`missing ${id}: no source knows it`);
        else wanted.push(one);
      }
      const kept: InstrumentId[] = [];
      for (const instrument of wanted) {
        const hasPrices = await askAll(market.live, instrument);
        say(`${hasPrices ? 'kept   ' : 'missing'} ${instrument.id} ${instrument.name.en}`);
        if (!hasPrices) continue;
        kept.push(instrument.id);
        const asOf = await runDate(instrument, undefined, clock.now());
        // A report asks for what belongs to it: indices, interest, exchange rates.
        const { live: port } = market;
        await writeReport({
          runId: 'archive',
          instrument,
          data: port,
          simulated: false,
          asOf,
          clock,
          emit: async () => undefined,
          isCancelled: () => false,
          note: ({ section, stack }) => say(`${section} failed: ${stack}`),
        });
      }
      // And a strategy is held against the fund that its market is usually held against.
      const benchmarks = new Set(kept.map((id) => usualBenchmarks[marketOf(id)]));
      for (const instrumentId of benchmarks)
        await market.live.bars({ instrumentId, interval: '1d', adjustment: 'none' });
      const [recording] = recordings;
      if (kept.length === 0 || recording === undefined)
        throw new PlumblineError('data-unavailable', 'No source gave prices of any of these.');
      const bytes = writeArchive(clock.now(), kept, recording.entries());
      const { sources, sha256 } = readArchive(bytes);
      await writeFile(out, bytes);
      for (const { publisher, licence } of sources) say(`licence ${publisher}: ${licence}`);
      say(`written ${kept.length} of ${ids.size} instruments, ${bytes.byteLength} bytes, SHA-256 ${sha256}`);
      return kept.length === ids.size ? 0 : 3;
    } finally {
      await data.close();
    }
  },
};
