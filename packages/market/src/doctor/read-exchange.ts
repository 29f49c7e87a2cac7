import type { FetchLike } from '../provider.ts';

/** One request and its answer, as the doctor saw them go by. */
export interface Exchange {
  /** The end of the address and the table that was asked for, without dates and keys: the same on every machine. */
  readonly name: string;
  readonly status: number;
  readonly ms: number;
  /** Null when it could not be read to its end. */
  readonly text: string | null;
}

/** The longest answer there is: the facts of a large bank. */
const mostBytes = 45_000_000;

/** Parameters that say which table is asked for; the others are values, and some are keys. */
const tables = ['function', 'reportName', 'api_name', 'report'] as const;

/** Dates and counts are of today; versions and `api` may stand in a base address of the operator's own. */
const isValue = (part: string): boolean => /^\d{4}-?\d{2}-?\d{2}$/.test(part) || /^\d{6,}$/.test(part);
const isOfBase = (part: string): boolean => part === '' || part === 'api' || /^v?\d+(\.\d+)?$/.test(part);

function nameOf(address: string, body: unknown): string {
  const url = new URL(address);
  const parts = url.pathname
    .split('/')
    .filter((part) => !isOfBase(part) || isValue(part))
    .map((part) => (isValue(part) ? '*' : part));
  const sent = typeof body === 'string' ? /"api_name":"(\w+)"/.exec(body)?.[1] : undefined;
  const table = sent ?? tables.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  return [...parts.slice(-3), ...(table === undefined ? [] : [table])].join('/');
}

/** Reads along while somebody else reads, up to the longest answer there is: a clone would keep everything an endless one sends. */
function readAlong(response: Response): { readonly response: Response; readonly text: () => string | null } {
  if (response.body === null) return { response, text: () => null };
  // Old Chinese sources answer in GBK; a byte that is no UTF-8 there is only ever part of a name.
  const decoder = new TextDecoder();
  let text = '';
  let isWhole = false;
  const through = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      if (text.length < mostBytes) text += decoder.decode(chunk, { stream: true });
      controller.enqueue(chunk);
    },
    flush: () => {
      isWhole = text.length < mostBytes;
    },
  });
  const { status, headers } = response;
  const read = new Response(response.body.pipeThrough(through), { status, headers });
  return { response: read, text: () => (isWhole ? text : null) };
}

/** A fetch that remembers what went by. */
export function watchedFetch(fetch: FetchLike): {
  readonly fetch: FetchLike;
  readonly seen: () => readonly Exchange[];
} {
  const exchanges: (() => Exchange)[] = [];
  return {
    fetch: async (url, init) => {
      const startedAt = performance.now();
      const { response, text } = readAlong(await fetch(url, init));
      const ms = Math.round(performance.now() - startedAt);
      const name = nameOf(url, init?.body);
      exchanges.push(() => ({ name, status: response.status, ms, text: text() }));
      return response;
    },
    seen: () => exchanges.map((exchange) => exchange()),
  };
}

/** Names of the elements of a feed, each with what it holds. */
function elementsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(/<([a-z][\w:]*)[\s>/]/gi)].map(([, name = '']) => [name, 'element']));
}

/** A body as something that has a shape: parsed, or taken apart; undefined for pages and plain sentences. */
export function bodyOf(text: string): unknown {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(text);
      return parsed;
    } catch {
      return undefined;
    }
  }
  if (/^<(\?xml|rss|feed)/i.test(start)) return elementsOf(start);
  // Variables of JavaScript: `v_sh600519="1~name~…"`, `var hq_str_sh600519="name,1.0,…"`.
  const variables = [...start.matchAll(/^(?:var )?(\w+)="([^"]*)";?$/gm)];
  if (variables.length === 0) return undefined;
  return Object.fromEntries(
    variables.map(([, name = '', cells = '']) => [name, cells.split(cells.includes('~') ? '~' : ',')]),
  );
}
