import type { z } from 'zod';
import type { ArchiveHeader } from '@plumbline/market/archive/archive-file';
import { licenceOf } from '@plumbline/market/archive/licence-of';
import type { archiveContent, PublicConfig } from '@plumbline/contract/system';
import { readConfig, readMarkets, readSources } from '@plumbline/contract/system';
import { marketIds, marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import type { Env } from '../../env.ts';
import { standsStill } from '../../platform/clock.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { SourceChoices } from '../sources/service.ts';
import { version } from '../../platform/version.ts';

const newAccounts = { open: 'open', setup: 'token', closed: 'closed', off: 'closed' } as const;

interface SystemRoutesDeps {
  readonly env: Env;
  readonly market: MarketHandle;
  readonly clock: Clock;
  readonly sources: Pick<SourceChoices, 'contact'>;
  readonly archive: ArchiveHeader | null;
}

export function systemRoutes({ env, market, clock, sources, archive }: SystemRoutesDeps): MountedRoute[] {
  const lacksContact = (): boolean =>
    (env.DATA_MODE === 'auto' || env.DATA_MODE === 'live') && env.SEC_URL === null && sources.contact() === null;
  return [
    handle(readConfig, async ({ operatorRule }) => {
      const data = await market();
      await data.settleRealm();
      const simulatedOnly = data.simulatedOnly();
      return {
        version,
        dataMode: env.DATA_MODE,
        simulatedOnly,
        asksContact: lacksContact() && operatorRule() === 'everyone' && !simulatedOnly,
        operator: operatorRule(),
        signIn: env.ACCOUNTS !== 'off',
        newAccounts: newAccounts[env.ACCOUNTS],
        passwordReset: env.ACCOUNTS !== 'off' && env.SMTP_URL !== null,
        signInService:
          env.ACCOUNTS === 'off' || env.OIDC_ISSUER === null || env.OIDC_CLIENT_ID === null ? null : env.OIDC_NAME,
        model: false,
        clock: { now: clock.now(), stands: standsStill(env.CLOCK) },
        archived: archive?.instruments ?? null,
        analytics: env.POSTHOG_KEY === null ? null : { key: env.POSTHOG_KEY, host: env.POSTHOG_HOST },
        links: linksOf(env),
      };
    }),
    handle(readSources, async () => {
      const { health, lines, simulatedOnly } = await market();
      const sources = health().map((source) => ({
        ...source,
        markets: [...source.markets],
        latencies: [...source.latencies],
      }));
      const served = lines().map((line) => ({ ...line, providerIds: [...line.providerIds] }));
      const opened = archive === null ? null : contentOf(archive);
      if (env.DATA_MODE === 'live' || opened !== null) return { sources, lines: served, archive: opened };
      return { sources: [...sources, simulatedHealth(simulatedOnly(), clock.now())], lines: served, archive: null };
    }),
    handle(readMarkets, async () => {
      // The calendars of all markets; the server listens before it needs one.
      const { markets } = await import('@plumbline/model/markets/registry');
      const at = clock.now();
      return {
        markets: markets.map((one) => ({
          id: one.id,
          phase: one.phaseAt(at),
          timeZone: one.timeZone,
          zoneMark: one.zoneMark,
          nextChangeAt: one.nextPhaseAt(at),
        })),
      };
    }),
  ];
}

/** What an archive was written of, market by market. */
function contentOf({ at, instruments, sources }: ArchiveHeader): z.input<typeof archiveContent> {
  const ids = instruments.flatMap((id) => parseInstrumentId(id) ?? []);
  const markets = marketIds.map((market) => ({ market, count: ids.filter((id) => marketOf(id) === market).length }));
  return {
    at,
    markets: markets.filter(({ count }) => count > 0),
    sources: sources.map(({ publisher }) => ({ publisher, licence: licenceOf(publisher) })),
  };
}

/** The simulated market stands in this process: it always answers, and is idle while live sources do. */
function simulatedHealth(isServing: boolean, now: number) {
  return {
    id: 'simulated',
    title: 'Plumbline simulated market',
    markets: [...marketIds],
    state: isServing ? ('ok' as const) : ('idle' as const),
    lastSuccessAt: isServing ? now : null,
    lastFailureAt: null,
    lastError: null,
    latencyMs: null,
    latencies: [],
    requestsToday: 0,
    quota: null,
    retryAt: null,
  };
}

function linksOf(env: Env): PublicConfig['links'] {
  const all = {
    social: env.LINK_SOCIAL,
    chat: env.LINK_CHAT,
    channel: env.LINK_CHANNEL,
    docs: env.LINK_DOCS,
    referralDoc: env.LINK_REFERRAL_DOC,
    source: env.LINK_SOURCE,
    issues: env.LINK_ISSUES,
    blog: env.LINK_BLOG,
    pricing: env.LINK_PRICING,
  };
  const links: PublicConfig['links'] = {};
  for (const [name, address] of Object.entries(all)) {
    // The names are those of the schema that the type comes from.
    if (address !== null) links[name as keyof typeof all] = address;
  }
  return links;
}
