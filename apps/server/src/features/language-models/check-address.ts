import { PlumblineError } from '@plumbline/model/errors';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/outbound/public-address.ts';

/**
 * The address of a language model as it is kept: https on a public machine; on a server that only its own machine reaches also http
 * and a machine nearby. What a name stands for is checked again whenever it is asked.
 */
export function checkModelAddress(text: string, isHome: boolean): string {
  const refuse = (why: string): never => {
    throw new PlumblineError('bad-input', `This address cannot be used: ${why}.`, { field: 'baseUrl' });
  };
  if (!URL.canParse(text)) return refuse('it is not an address such as https://api.example.com/v1');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(isHome && url.protocol === 'http:')) return refuse('only https is asked');
  if (url.username !== '' || url.password !== '') return refuse('it carries a name or password');
  if (url.search !== '' || url.hash !== '') return refuse('it carries a question');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isHome && isIP(host) !== 0 && !isPublicAddress(host)) return refuse('it leads to a private network');
  if (!isHome && (host === 'localhost' || host.endsWith('.localhost'))) return refuse('it leads to a private network');
  if (!isHome && url.port !== '') return refuse('only the usual port is asked');
  return url.href.replace(/\/+$/, '');
}
