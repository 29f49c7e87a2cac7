import { isIP } from 'node:net';

/**
 * Address of whoever asks. Every proxy of ours appends the address it was asked from, so the one that many places from the
 * end is the first that nobody could make up; whatever stands before it came with the request. A header that is shorter,
 * or holds no address there, says nothing: then it is the neighbour who asks.
 */
export function visitorAddress(request: Request, neighbour: string, trustedProxies: number): string {
  if (trustedProxies === 0) return neighbour;
  const told = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  return addressIn(told.at(-trustedProxies) ?? '') ?? neighbour;
}

/** An address without the brackets and the port that some proxies write. */
function addressIn(entry: string): string | null {
  const text = entry.trim();
  const plain = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(plain) === 0 ? null : plain;
}
