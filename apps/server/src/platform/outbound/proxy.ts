import http from 'node:http';
import https from 'node:https';

/** Through which proxy this server reaches the outside, and which hosts it reaches without one. */
export interface ProxyChoice {
  readonly url: string;
  /** Host names with commas between them, as in NO_PROXY. */
  readonly bypass: string;
}

type Dispatcher = NonNullable<RequestInit['dispatcher']>;
/** The kinds of client inside Node: they take the options of undici's agents. */
type DispatcherKind = new (options: {
  readonly maxHeaderSize: number;
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
}) => Dispatcher;

/** Yahoo's pages send about 34 kB of headers; as they come, Node's clients give up at 16. */
const maxHeaderSize = 64 * 1024;

/** Machines of one's own are never reached through a proxy. */
const own = 'localhost,127.0.0.1,[::1]';

/** Where Node keeps the client of its own `fetch`, once that is loaded. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1');

let current: ProxyChoice | null = null;
let restore: (() => void) | null = null;
let dispatcher: Dispatcher | undefined;

function kept(): unknown {
  // Loads the client.
  void new Headers();
  return Reflect.get(globalThis, dispatcherKey);
}

function bypassOf({ bypass }: ProxyChoice): string {
  return bypass.trim() === '' ? own : `${own},${bypass}`;
}

/** Sends everything this process asks by `fetch` through a proxy from now on; null = straight out. */
export function applyProxy(choice: ProxyChoice | null): void {
  if (choice?.url === current?.url && choice?.bypass === current?.bypass) return;
  restore?.();
  restore = null;
  dispatcher = undefined;
  current = choice;
  if (choice === null) return;
  const set: unknown = Reflect.get(http, 'setGlobalProxyFromEnv');
  if (typeof set !== 'function') throw new Error('This Node cannot use a proxy.');
  const undo: unknown = set({ http_proxy: choice.url, https_proxy: choice.url, no_proxy: bypassOf(choice) });
  restore = () => (typeof undo === 'function' ? void undo() : undefined);
}

/** A client like the one of `fetch` that reads long headers, through the proxy in use; undefined where Node keeps none. */
export function wideDispatcher(): Dispatcher | undefined {
  if (dispatcher !== undefined) return dispatcher;
  const client = kept();
  if (typeof client !== 'object' || client === null) return undefined;
  // The same kind that Node made, with or without a proxy.
  const Kind = client.constructor as DispatcherKind;
  const through =
    current === null ? {} : { httpProxy: current.url, httpsProxy: current.url, noProxy: bypassOf(current) };
  dispatcher = new Kind({ maxHeaderSize, ...through });
  return dispatcher;
}

function isBypassed(host: string, list: string): boolean {
  return list.split(/[\s,]+/).some((entry) => {
    const name = entry.replace(/^\*?\./, '').toLowerCase();
    return entry === '*' || (name !== '' && (host === name || host.endsWith(`.${name}`)));
  });
}

/**
 * The agent for one request to an address that was checked; false = straight out. The tunnel leads to that very address, so that the
 * proxy cannot be led elsewhere by a name; requests without TLS go to machines of the operator's own and take no proxy.
 */
export function tunnelFor({ protocol, hostname }: URL, isPublic: boolean): https.Agent | false {
  if (current === null || protocol !== 'https:' || !isPublic || isBypassed(hostname, bypassOf(current))) return false;
  return new https.Agent({ proxyEnv: { HTTPS_PROXY: current.url } });
}
