import { version } from '../version.ts';
import { wideDispatcher } from './proxy.ts';

/** How this server names itself unless it is told otherwise: agents of old browsers and of bare libraries are refused by some. */
export const usualAgent = `Mozilla/5.0 (compatible; Plumbline/${version})`;

/** `fetch` for hosts that send more headers than Node reads by itself, under the name this server goes by. */
export function createWideFetch(agent: () => string): (url: string, init?: RequestInit) => Promise<Response> {
  return (url, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('user-agent')) headers.set('user-agent', agent());
    const dispatcher = wideDispatcher();
    return fetch(url, { ...init, headers, ...(dispatcher !== undefined && { dispatcher }) });
  };
}
