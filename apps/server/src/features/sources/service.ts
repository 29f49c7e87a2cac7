import { z } from 'zod';
import type { SessionKeeper } from '@plumbline/market/session-keeper';
import type { Feed } from '@plumbline/market/provider';
import type { SourcePreference } from '@plumbline/market/route/order';
import { PlumblineError } from '@plumbline/model/errors';
import { marketIds } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { Env } from '../../env.ts';
import { readOrMakeSecret } from '../../platform/secret.ts';
import type { KeyedSource, KeyedSourceId } from './keyed.ts';
import { keyedSource, keyedSources } from './keyed.ts';
import { checkOrder, withLine } from '@plumbline/market/route/parse-order';
import type { OutboundChange, StoredOutbound } from './outbound.ts';
import { changed, noOutbound, proxyOf, readOutbound, storeOutbound, withoutPassword } from './outbound.ts';
import { applyProxy } from '../../platform/outbound/proxy.ts';
import { usualAgent } from '../../platform/outbound/wide-fetch.ts';
import { purposeOf } from './reseal.ts';
import { deleteKey, readChoice, readKeys, writeChoice, writeKey } from './store.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { yahooSessionKeeper } from './yahoo-session.ts';

// What the replacement of the key file uses.
export { resealSources } from './reseal.ts';

/** What the market data looks at for every question. */
export interface SourceChoices {
  readonly keyOf: (source: KeyedSourceId) => string | null;
  readonly preferred: () => SourcePreference;
  readonly feeds: () => readonly Feed[];
  /** How this server names itself to sources that ask who is calling; null = it does not. */
  readonly contact: () => string | null;
  /** How this server names itself to all others. */
  readonly agent: () => string;
  /** Where a session with Yahoo outlives the process; absent = nowhere. */
  readonly yahooSession?: SessionKeeper;
}

/** A key as it is shown: never itself. */
export interface KeyView {
  readonly source: string;
  readonly title: string;
  readonly site: string;
  readonly origin: 'stored' | 'environment' | null;
  readonly savedAt: number | null;
  /** Why a stored key cannot be used; null when it can. */
  readonly fault: string | null;
}

export interface SourceSettings extends SourceChoices {
  /** Reads what is stored; until then the environment alone counts. */
  load(): Promise<void>;
  keys(): readonly KeyView[];
  saveKey(source: string, key: string, owner: string): Promise<void>;
  removeKey(source: string): Promise<void>;
  saveOrder(market: string, question: string, providerIds: readonly string[], owner: string): Promise<void>;
  saveFeeds(feeds: readonly Feed[], owner: string): Promise<void>;
  /** The e-mail address that was entered, and where the name in use comes from. */
  contactView(): { readonly email: string | null; readonly origin: 'stored' | 'environment' | null };
  /** The proxy in use without its password, and the name in use. */
  outboundView(): {
    readonly proxy: string | null;
    readonly bypass: string;
    readonly agent: string;
    readonly isStored: boolean;
  };
  saveOutbound(change: OutboundChange, owner: string): Promise<void>;
  /** Null forgets the address. */
  saveContact(email: string | null, owner: string): Promise<void>;
}

interface SettingsOptions {
  readonly env: Env;
  readonly clock: Clock;
  readonly store: Pick<Store, 'db'> | null;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}

interface StoredKey {
  readonly key: string | null;
  readonly savedAt: number;
  readonly fault: string | null;
}

interface Snapshot {
  readonly keys: ReadonlyMap<string, StoredKey>;
  readonly order: SourcePreference;
  readonly feeds: readonly Feed[];
  readonly contact: string | null;
  readonly outbound: StoredOutbound;
}

/** Another process may have saved something: what is kept here is no older than this. */
const keptMs = 10_000;

/** A key is pasted by hand: anything but plain characters would end up in an address or header. */
const plainKey = /^[\x21-\x7e]{4,256}$/;

const storedOrder = z.record(z.string(), z.record(z.string(), z.array(z.string())));
const storedContact = z.email().nullable();
const storedFeeds = z.array(z.object({ title: z.string(), url: z.string() }));

function named(source: string): KeyedSource {
  const known = keyedSource(source);
  if (known !== null) return known;
  const names = keyedSources.map(({ id }) => id).join(', ');
  throw new PlumblineError('not-found', `No source "${source.slice(0, 40)}" takes a key; those that do are ${names}.`);
}

/** Line by line: what was chosen here counts more than the environment. */
function joinOrders(usual: SourcePreference, chosen: SourcePreference): SourcePreference {
  const joined = marketIds.map((market) => [market, { ...usual[market], ...chosen[market] }] as const);
  return Object.fromEntries(joined.filter(([, lines]) => Object.keys(lines).length > 0));
}

/** What the people of this server chose about data sources. Keys go in and are used; they never come out again. */
export function sourceSettings({ env, clock, store, note }: SettingsOptions): SourceSettings {
  let now: Snapshot = { keys: new Map(), order: {}, feeds: [], contact: null, outbound: noOutbound };
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | null = null;

  applyProxy(proxyOf(env, now.outbound));

  const openKey = (source: string, sealed: string, savedAt: number): StoredKey => {
    try {
      return { key: unseal(readOrMakeSecret(env.SECRET_FILE), purposeOf(source), sealed), savedAt, fault: null };
    } catch (error) {
      if (!(error instanceof PlumblineError)) throw error;
      return { key: null, savedAt, fault: error.message };
    }
  };

  const readOrder = (stored: unknown): SourcePreference => {
    const parsed = storedOrder.safeParse(stored);
    if (!parsed.success) return {};
    let order: SourcePreference = {};
    for (const [market, lines] of Object.entries(parsed.data)) {
      for (const [question, providerIds] of Object.entries(lines)) {
        const line = checkOrder(market, question, providerIds);
        // A source that a newer version no longer has is no reason to forget the rest.
        if (typeof line !== 'string') order = withLine(order, line);
      }
    }
    return order;
  };

  const load = async (): Promise<void> => {
    if (store === null) return;
    loading ??= (async () => {
      const rows = await readKeys(store.db);
      const feeds = storedFeeds.safeParse(await readChoice(store.db, 'feeds'));
      const contact = storedContact.safeParse(await readChoice(store.db, 'contact'));
      now = {
        keys: new Map(rows.map(({ provider, sealed, savedAt }) => [provider, openKey(provider, sealed, savedAt)])),
        order: readOrder(await readChoice(store.db, 'order')),
        feeds: feeds.success ? feeds.data : [],
        contact: contact.success ? contact.data : null,
        outbound: readOutbound(env, await readChoice(store.db, 'outbound')),
      };
      applyProxy(proxyOf(env, now.outbound));
      loadedAt = performance.now();
    })().finally(() => (loading = null));
    return loading;
  };

  /** After something was written: a load that began before it does not know it. */
  const reload = async (): Promise<void> => {
    await loading;
    await load();
  };

  /** What is at hand, renewed behind the back of who asks when it has grown old. */
  const current = (): Snapshot => {
    if (store !== null && performance.now() - loadedAt > keptMs && loading === null) {
      load().catch((error: Error) =>
        note('the choices about data sources could not be read', { error: error.message }),
      );
    }
    return now;
  };

  const db = (): Store['db'] => {
    if (store !== null) return store.db;
    throw new PlumblineError('not-permitted', 'The store is in use by a server: change data sources there.');
  };

  return {
    load,
    ...(store !== null && { yahooSession: yahooSessionKeeper(env, clock, store) }),
    keyOf: (source) => current().keys.get(source)?.key ?? env[named(source).variable],
    preferred: () => joinOrders(env.PROVIDER_ORDER ?? {}, current().order),
    feeds: () => [...(env.NEWS_FEEDS ?? []), ...current().feeds],
    contact: () => {
      const { contact } = current();
      return contact === null ? env.SEC_USER_AGENT : `Plumbline ${contact}`;
    },
    agent: () => current().outbound.agent ?? env.USER_AGENT ?? usualAgent,
    outboundView: () => {
      const { outbound } = current();
      const proxy = proxyOf(env, outbound);
      const agent = outbound.agent ?? env.USER_AGENT ?? usualAgent;
      const isStored = outbound.proxy !== null || outbound.agent !== null;
      return {
        proxy: proxy === null ? null : withoutPassword(proxy.url),
        bypass: proxy?.bypass ?? '',
        agent,
        isStored,
      };
    },
    contactView: () => {
      const { contact: email } = current();
      const fromEnv = env.SEC_USER_AGENT === null ? null : ('environment' as const);
      return { email, origin: email === null ? fromEnv : 'stored' };
    },

    keys: () =>
      keyedSources.map(({ id, title, site, variable }) => {
        const stored = current().keys.get(id);
        const fromEnv = env[variable] === null ? null : ('environment' as const);
        const origin = stored === undefined ? fromEnv : ('stored' as const);
        return { source: id, title, site, origin, savedAt: stored?.savedAt ?? null, fault: stored?.fault ?? null };
      }),

    async saveKey(source, key, owner) {
      const { id, title } = named(source);
      const plain = key.trim();
      if (!plainKey.test(plain)) {
        throw new PlumblineError('bad-input', `A key of ${title} is one word of 4 to 256 plain characters.`);
      }
      const sealed = seal(readOrMakeSecret(env.SECRET_FILE), purposeOf(id), plain);
      await writeKey(db(), { provider: id, sealed, savedAt: clock.now() }, owner);
      await reload();
      note('a key of a data source was saved', { kind: id });
    },

    async removeKey(source) {
      const { id } = named(source);
      await deleteKey(db(), id);
      await reload();
      note('a key of a data source was removed', { kind: id });
    },

    async saveOrder(market, question, providerIds, owner) {
      const line = checkOrder(market, question, providerIds);
      if (typeof line === 'string') throw new PlumblineError('bad-input', line);
      await load();
      await writeChoice(db(), 'order', withLine(now.order, line), clock.now(), owner);
      await reload();
    },

    async saveFeeds(feeds, owner) {
      await writeChoice(db(), 'feeds', feeds, clock.now(), owner);
      await reload();
    },

    async saveOutbound(change, owner) {
      await load();
      await writeChoice(db(), 'outbound', storeOutbound(env, changed(now.outbound, change)), clock.now(), owner);
      await reload();
      note('the way out was changed', { hasProxy: now.outbound.proxy !== null });
    },

    async saveContact(email, owner) {
      await writeChoice(db(), 'contact', email, clock.now(), owner);
      await reload();
    },
  };
}
