import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { replayHosts } from '@plumbline/fixtures/replay/replay-hosts';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { Provider } from '../../provider.ts';
import { catalogue } from '../../resolve/catalogue.ts';
import { allProviders } from './all-providers.ts';

/** Hosts by the addresses that the adapters are given here. */
const hosts = Object.entries(replayHosts).map(
  ([name, { wire, option }]) => [option, `http://${name}.invalid`, name, wire(null)] as const,
);
const urls = Object.fromEntries(hosts.map(([option, url]) => [option, url]));
// Addresses are all that adapters take of a replay server.
export const providers = allProviders(urls as unknown as Parameters<typeof allProviders>[0]);

/** What a host answers, without a socket. */
export function answerOf(url: URL, init: RequestInit | undefined): WireAnswer {
  const found = hosts.find(([, , name]) => url.hostname === `${name}.invalid`);
  if (found === undefined) throw new Error(`no host ${url.hostname}`);
  const headers = { 'user-agent': 'node', ...Object.fromEntries(new Headers(init?.headers ?? {})) };
  const sent = { method: init?.method ?? 'GET', body: typeof init?.body === 'string' ? init.body : '' };
  return found[3](url, headers, sent);
}

function known(id: InstrumentId): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}
/** One of each market. */
export const instruments = (['US:AAPL', 'SH:600519', 'HK:00700', 'CRYPTO:BTC-USD'] as const).map(known);
/** Two exchanges trade in this currency only. */
export const tether: Instrument = {
  ...known('CRYPTO:BTC-USD'),
  id: 'CRYPTO:BTC-USDT',
  currency: 'USDT',
  listedOn: '2024-01-01',
};

const exchanges: ReadonlySet<string> = new Set(['coinbase', 'kraken', 'binance', 'okx', 'coingecko', 'coin-metrics']);
/** The last days that our own wires know: of exchanges, and of everybody else. */
export const startOf = ({ id }: Provider): number =>
  exchanges.has(id) ? Date.UTC(2024, 6, 26, 21) : Date.UTC(2026, 10, 21, 12);
