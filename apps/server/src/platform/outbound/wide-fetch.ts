/** Yahoo's pages send about 34 kB of headers; as they come, Node's clients give up at 16. */
const mostHeaderBytes = 64 * 1024;

/** Where Node keeps the client of its own `fetch`, once that is loaded. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1');

type Dispatcher = NonNullable<RequestInit['dispatcher']>;

/** A client like the one of `fetch` that reads long headers; undefined where Node keeps none. */
function wideDispatcher(): Dispatcher | undefined {
  // Loads the client.
  void new Headers();
  const kept: unknown = Reflect.get(globalThis, dispatcherKey);
  if (typeof kept !== 'object' || kept === null) return undefined;
  // The same kind that Node made: it takes the options of undici's agents.
  const Agent = kept.constructor as new (options: { readonly maxHeaderSize: number }) => Dispatcher;
  return new Agent({ maxHeaderSize: mostHeaderBytes });
}

let dispatcher: Dispatcher | undefined;

/** `fetch` for hosts that send more headers than Node reads by itself. */
export function wideFetch(url: string, init: RequestInit = {}): Promise<Response> {
  dispatcher ??= wideDispatcher();
  return fetch(url, dispatcher === undefined ? init : { ...init, dispatcher });
}
