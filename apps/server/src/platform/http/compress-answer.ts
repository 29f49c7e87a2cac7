import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';

/** Below this a packet holds the answer anyway. */
const leastBytes = 1024;

/** What is text, and bars; a stream of events is text too, and must leave at once. */
const compressible =
  /^(text\/(?!event-stream)|application\/(json|manifest\+json|x-ndjson|javascript|vnd\.plumbline\.bars)|image\/svg)/;

/** Fast rather than small: it is done anew for every answer. */
const compress = {
  br: (bytes: Uint8Array): Promise<Uint8Array> =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 5 }),
} as const;

/** The smallest coding that the client takes; null = none. */
export function codingOf(request: Request): 'br' | 'gzip' | null {
  if (acceptsEncoding(request, 'br')) return 'br';
  return acceptsEncoding(request, 'gzip') ? 'gzip' : null;
}

function isWorthIt(answer: Response): boolean {
  const { headers, status } = answer;
  if (status === 304 || headers.has('content-encoding')) return false;
  if (!compressible.test(headers.get('content-type') ?? '')) return false;
  const length = headers.get('content-length');
  if (length !== null && Number(length) < leastBytes) return false;
  // Last: asking for it makes a stream of bytes that would else be sent as they lie.
  return answer.body !== null;
}

/** The answer as the client takes it: text and bars of more than a kilobyte compressed, everything else as it is. */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  if (!isWorthIt(answer)) return answer;
  if (!/\baccept-encoding\b/i.test(answer.headers.get('vary') ?? '')) answer.headers.append('vary', 'accept-encoding');
  const coding = codingOf(request);
  if (coding === null) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { status, headers } = answer;
  if (bytes.length < leastBytes) return new Response(bytes, { status, headers });
  headers.set('content-encoding', coding);
  headers.delete('content-length');
  return new Response(new Uint8Array(await compress[coding](bytes)), { status, headers });
}
