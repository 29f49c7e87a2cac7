import { PlumblineError } from '@plumbline/model/errors';
import type { Env } from '../../env.ts';

/** Names that only this machine has: no page of another site can be at them. */
const loopback = ['127.0.0.1', '[::1]', 'localhost'];
const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '[::]']);

/** Host name as browsers write it, without its port; null when it is no host name. */
function nameOf(host: string): string | null {
  if (!/^[\w.:[\]%-]+$/.test(host) || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
}

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/**
 * Refuses a request under a name that is not this server's. A page of any site can point its own name at this machine
 * (DNS rebinding): the browser then takes that site and this server for one origin, and only the name tells.
 */
export function hostCheck(env: Pick<Env, 'HOST' | 'PUBLIC_URL'>): (request: Request, localAddress: string) => void {
  const bound = nameOf(bracketed(env.HOST)) ?? env.HOST;
  const known = new Set([...loopback, bound, ...(env.PUBLIC_URL === null ? [] : [new URL(env.PUBLIC_URL).hostname])]);
  // Listening everywhere, it answers to the addresses of this machine too: a number cannot be rebound.
  const hasMany = everyAddress.has(bound);
  return (request, localAddress) => {
    const host = request.headers.get('host') ?? new URL(request.url).host;
    const name = nameOf(host);
    if (name !== null && (known.has(name) || (hasMany && name === nameOf(bracketed(plainAddress(localAddress))))))
      return;
    throw new PlumblineError(
      'not-permitted',
      `This server does not go by the name "${host.slice(0, 100)}". Use http://localhost with its port on this machine, or set PUBLIC_URL to the address people use.`,
    );
  };
}

/** An IPv4 address as such where the system tells it inside an IPv6 one. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
