import { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import type { Env } from '../../env.ts';
import type { ProxyChoice } from '../../platform/outbound/proxy.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { readOrMakeSecret } from '../../platform/secret.ts';

/** How this server goes out, as it was entered in Settings; null = the environment counts. */
export interface StoredOutbound {
  readonly proxy: string | null;
  readonly bypass: string;
  readonly agent: string | null;
}

export interface OutboundChange {
  /** Null forgets it, absent leaves it as it is. */
  readonly proxy?: string | null | undefined;
  readonly bypass?: string | undefined;
  readonly agent?: string | null | undefined;
}

export const noOutbound: StoredOutbound = { proxy: null, bypass: '', agent: null };

/** The address of a proxy may hold a password: it is kept like a key. */
export const proxyPurpose = 'outbound-proxy';

export const storedOutbound = z.object({
  proxy: z.string().nullable(),
  bypass: z.string(),
  agent: z.string().nullable(),
});

export function readOutbound(env: Env, choice: unknown): StoredOutbound {
  const parsed = storedOutbound.safeParse(choice);
  if (!parsed.success) return noOutbound;
  const { proxy, ...rest } = parsed.data;
  try {
    return { ...rest, proxy: proxy === null ? null : unseal(readOrMakeSecret(env.SECRET_FILE), proxyPurpose, proxy) };
  } catch (error) {
    // Sealed under another key file: it has to be entered again.
    if (error instanceof PlumblineError) return { ...rest, proxy: null };
    throw error;
  }
}

export function storeOutbound(env: Env, { proxy, ...rest }: StoredOutbound): z.infer<typeof storedOutbound> {
  return { ...rest, proxy: proxy === null ? null : seal(readOrMakeSecret(env.SECRET_FILE), proxyPurpose, proxy) };
}

export function changed(outbound: StoredOutbound, { proxy, bypass, agent }: OutboundChange): StoredOutbound {
  return {
    proxy: proxy === undefined ? outbound.proxy : proxy,
    bypass: bypass ?? outbound.bypass,
    agent: agent === undefined ? outbound.agent : agent,
  };
}

/** The proxy that counts: the one entered, else that of the environment. */
export function proxyOf(env: Env, { proxy, bypass }: StoredOutbound): ProxyChoice | null {
  if (proxy !== null) return { url: proxy, bypass };
  return env.HTTPS_PROXY === null ? null : { url: env.HTTPS_PROXY, bypass: env.NO_PROXY ?? '' };
}

export function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  return url.href;
}
