import { posthog } from 'posthog-js/dist/module.no-external';
import type { AnalyticsEvents } from './analytics-events.ts';

export interface Recorder {
  readonly capture: (event: string, properties: Readonly<Record<string, unknown>>) => void;
  readonly identify: (id: string) => void;
  readonly reset: () => void;
  readonly optIn: () => void;
  /** Stops, and removes what the library keeps on this device. */
  readonly forget: () => void;
  readonly flag: (key: string) => string | boolean | undefined;
}

/** Names of our own events, and what the library itself must tell to serve flags, experiments and surveys. */
const sentEvents: ReadonlySet<string> = new Set<keyof AnalyticsEvents | `$${string}` | `survey ${string}`>([
  'page viewed',
  'research started',
  'research finished',
  'preference changed',
  '$identify',
  '$feature_flag_called',
  'survey shown',
  'survey dismissed',
  'survey sent',
]);

/** Every property that may leave this device: our own, and what the service needs to count visits and versions. */
const sentProperties =
  /^(route|market|seconds|name|value|token|distinct_id|\$anon_distinct_id|\$(device_id|session_id|window_id|insert_id|time|lib|lib_version|browser|browser_version|os|os_version|device_type|is_identified|process_person_profile|user_id|feature_flag|feature_flag_response|active_feature_flags|feature\/[\w-]+|survey_(id|name|iteration|response[\w-]*|completed|submission_id)))$/;

/** Keeps what is on the list; addresses, titles, referrers, campaigns, screens and places are not. */
export function allowedProperties(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => sentProperties.test(name)));
}

/** Whether an event of this name may leave this device. */
export const isSent = (event: string): boolean => sentEvents.has(event);

/** Names under which the library keeps things: `ph_<key>_posthog`, `__ph_opt_in_out_<key>` and their kin. */
const kept = /^(ph_|__ph_|_ph_)/;

/** Removes every cookie and stored entry of the library. */
function forgetStored(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (kept.test(name)) storage.removeItem(name);
  }
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!kept.test(name)) continue;
    // Set for this host or for a parent domain of it.
    const labels = location.hostname.split('.');
    const domains = labels.map((_, from) => `; domain=.${labels.slice(from).join('.')}`);
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Starts the library. Fetched only with a key and with consent. */
export function openRecorder(key: string, host: string): Recorder {
  posthog.init(key, {
    api_host: host,
    defaults: '2025-05-24',
    person_profiles: 'identified_only',
    disable_external_dependency_loading: true,
    autocapture: false,
    rageclick: false,
    capture_heatmaps: false,
    enable_heatmaps: false,
    capture_dead_clicks: false,
    capture_performance: false,
    capture_exceptions: false,
    capture_pageview: false,
    capture_pageleave: false,
    save_referrer: false,
    save_campaign_params: false,
    disable_session_recording: true,
    // Nothing waits in a line that a withdrawal would come too late for.
    request_batching: false,
    enable_recording_console_log: false,
    debug: false,
    before_send: (event) => {
      if (event === null || !isSent(event.event)) return null;
      const { $set: _person, $set_once: _first, ...rest } = event;
      // What is left out would tell the first address and referrer of a person.
      return { ...rest, properties: allowedProperties(event.properties) };
    },
  });
  let isForgotten = false;
  return {
    capture: (event, properties) => void posthog.capture(event, properties),
    identify: (id) => posthog.identify(id),
    reset: () => posthog.reset(),
    optIn: () => {
      posthog.set_config({ disable_persistence: false });
      // Who agrees again is somebody new.
      if (isForgotten) posthog.reset(true);
      isForgotten = false;
      posthog.opt_in_capturing({ captureEventName: false });
    },
    forget: () => {
      posthog.opt_out_capturing();
      posthog.set_config({ disable_persistence: true });
      forgetStored();
      isForgotten = true;
    },
    flag: (flag) => posthog.getFeatureFlag(flag),
  };
}
