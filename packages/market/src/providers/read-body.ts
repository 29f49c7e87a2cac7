import { createHash } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';
import type { BodyFacts } from '../provider.ts';

export interface Body extends BodyFacts {
  readonly text: string;
}

function bodyFacts(url: string, bytes: Uint8Array): BodyFacts {
  return { url, bytes: bytes.byteLength, bodySha256: createHash('sha256').update(bytes).digest('hex') };
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** Chinese sources still answer in GBK; their text is unreadable as UTF-8 while its hash stays that of the bytes. */
export type BodyEncoding = 'utf-8' | 'gbk';

/** Reads a body to its end, or gives up once it is longer than any honest answer. */
export async function readBody(
  response: Response,
  url: string,
  maxBytes: number,
  encoding: BodyEncoding = 'utf-8',
): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (response.body === null) return { ...bodyFacts(url, new Uint8Array()), text: '' };
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.byteLength;
    if (length <= maxBytes) continue;
    await reader.cancel();
    throw new PlumblineError(
      'provider-body',
      `The answer is longer than ${Math.round(maxBytes / 1e6)} MB and was cut off.`,
      {
        ...bodyFacts(url, join(chunks, length)),
      },
    );
  }
  const bytes = join(chunks, length);
  return { ...bodyFacts(url, bytes), text: new TextDecoder(encoding).decode(bytes) };
}

/** What a body is before anyone parses it: servers put error pages and one-line refusals behind status 200. */
export function sniffBody(text: string): 'json' | 'html' | 'text' | 'empty' {
  const start = text.trimStart().slice(0, 1);
  if (start === '') return 'empty';
  // Some answer `null` for what they do not know.
  if (start === '{' || start === '[' || text.trim() === 'null') return 'json';
  return start === '<' ? 'html' : 'text';
}
