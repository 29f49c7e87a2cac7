import { createHash } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

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

/** What counts as one place: an IPv4 address however it is written, or the /64 that a provider gives one customer. */
export function placeOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical);
  if (mapped !== null) {
    const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [head = '', tail = ''] = canonical.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = canonical.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : [];
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** The same as the store keeps it: to compare, not to read. */
export const placeDigest = (address: string): string =>
  createHash('sha256')
    .update(`place\n${placeOf(address)}`)
    .digest('base64url');
