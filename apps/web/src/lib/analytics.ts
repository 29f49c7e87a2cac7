import type { PublicConfig } from '@plumbline/contract/system';
import { useConsent, type Consent } from './consent.ts';

/** The closed list of what is counted. Values are counts and choices from lists: never tickers, prompts or titles. */
export interface AnalyticsEvents {
  readonly 'page viewed': { readonly route: string };
  readonly 'research started': { readonly market: string };
  readonly 'research finished': { readonly market: string; readonly seconds: number };
  readonly 'preference changed': { readonly name: 'theme' | 'updown' | 'locale' | 'density'; readonly value: string };
}

interface Recorder {
  readonly capture: (event: string, properties: Readonly<Record<string, unknown>>) => void;
  readonly identify: (id: string) => void;
  readonly reset: () => void;
  readonly optIn: () => void;
  readonly optOut: () => void;
  readonly flag: (key: string) => string | boolean | undefined;
}

// What the library would add by itself and could name an instrument, a search or a person.
const withheld =
  /^\$?(current_url|pathname|host|referrer|referring_domain|initial_.*|title|search_engine|raw_user_agent)$/;

/** Drops every property that carries an address, a title or a referrer. */
export function withoutAddresses(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !withheld.test(name)));
}

/** Off without a key and without consent; the library is not even fetched then. */
export function mayRecord(analytics: PublicConfig['analytics'], consent: Consent): boolean {
  return analytics !== null && analytics.key !== '' && consent === 'granted';
}

async function openRecorder(key: string, host: string): Promise<Recorder> {
  const { posthog } = await import('posthog-js/dist/module.no-external');
  posthog.init(key, {
    api_host: host,
    defaults: '2025-05-24',
    person_profiles: 'identified_only',
    disable_external_dependency_loading: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    disable_session_recording: true,
    enable_recording_console_log: false,
    debug: false,
    before_send: (event) =>
      event === null
        ? null
        : {
            ...event,
            properties: withoutAddresses(event.properties),
            ...(event.$set === undefined ? {} : { $set: withoutAddresses(event.$set) }),
            ...(event.$set_once === undefined ? {} : { $set_once: withoutAddresses(event.$set_once) }),
          },
  });
  return {
    capture: (event, properties) => void posthog.capture(event, properties),
    identify: (id) => posthog.identify(id),
    reset: () => posthog.reset(),
    optIn: () => posthog.opt_in_capturing(),
    optOut: () => posthog.opt_out_capturing(),
    flag: (flag) => posthog.getFeatureFlag(flag),
  };
}

let recorder: Promise<Recorder> | null = null;
let open: Recorder | null = null;

/** Follows consent from now on. Call once the configuration is known; returns the undo. */
export function startAnalytics(analytics: PublicConfig['analytics']): () => void {
  const follow = (consent: Consent): void => {
    if (!mayRecord(analytics, consent) || analytics === null) {
      open?.optOut();
      open = null;
      return;
    }
    recorder ??= openRecorder(analytics.key, analytics.host);
    void recorder.then((ready) => {
      if (useConsent.getState().consent !== 'granted') return;
      ready.optIn();
      open = ready;
    });
  };
  follow(useConsent.getState().consent);
  return useConsent.subscribe((state, before) => {
    if (state.consent !== before.consent) follow(state.consent);
  });
}

export function record<Name extends keyof AnalyticsEvents>(name: Name, properties: AnalyticsEvents[Name]): void {
  open?.capture(name, { ...properties });
}

/** Ties what follows to a signed-in user, where analytics is on; anonymous visitors get no profile. */
export function identifyUser(ownerId: string | null): void {
  if (ownerId === null) open?.reset();
  else open?.identify(ownerId);
}

/**
 * Variant of a flag or experiment; undefined while analytics is off.
 * @public part of the adapter; called by the first experiment.
 */
export function featureFlag(key: string): string | boolean | undefined {
  return open?.flag(key);
}
