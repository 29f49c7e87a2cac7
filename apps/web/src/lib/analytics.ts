import type { PublicConfig } from '@plumbline/contract/system';
import type { AnalyticsEvents } from './analytics-events.ts';
import type { Recorder } from './analytics-recorder.ts';
import { useConsent, type Consent } from './consent.ts';

/** Off without a key and without consent; the library is not even fetched then. */
export function mayRecord(analytics: PublicConfig['analytics'], consent: Consent): boolean {
  return analytics !== null && analytics.key !== '' && consent === 'granted';
}

let recorder: Promise<Recorder> | null = null;
let open: Recorder | null = null;
/** What happened with consent before the library was there; null once it is known that nothing will be sent. */
let waiting: ((recorder: Recorder) => void)[] | null = [];
const waitingLimit = 50;

/** Follows consent from now on. Call once the configuration is known; returns the undo. */
export function startAnalytics(analytics: PublicConfig['analytics']): () => void {
  const follow = (consent: Consent): void => {
    if (!mayRecord(analytics, consent) || analytics === null) {
      open?.forget();
      open = null;
      waiting = null;
      return;
    }
    const { key, host } = analytics;
    waiting ??= [];
    recorder ??= import('./analytics-recorder.ts').then(({ openRecorder }) => openRecorder(key, host));
    void recorder.then((ready) => {
      if (useConsent.getState().consent !== 'granted') return;
      ready.optIn();
      open = ready;
      for (const tell of waiting?.splice(0) ?? []) tell(ready);
    });
  };
  follow(useConsent.getState().consent);
  return useConsent.subscribe((state, before) => {
    if (state.consent !== before.consent) follow(state.consent);
  });
}

/** Does it now, or once the library is there; nothing without consent. */
function whenOpen(tell: (recorder: Recorder) => void): void {
  if (open !== null) tell(open);
  else if (waiting !== null && waiting.length < waitingLimit && useConsent.getState().consent === 'granted') {
    waiting.push(tell);
  }
}

export function record<Name extends keyof AnalyticsEvents>(name: Name, properties: AnalyticsEvents[Name]): void {
  whenOpen((recorder) => recorder.capture(name, { ...properties }));
}

/** Ties what follows to a signed-in user, where analytics is on; anonymous visitors get no profile. */
export function identifyUser(ownerId: string | null): void {
  whenOpen((recorder) => (ownerId === null ? recorder.reset() : recorder.identify(ownerId)));
}

/**
 * Variant of a flag or experiment; undefined while analytics is off.
 * @public part of the adapter; called by the first experiment.
 */
export function featureFlag(key: string): string | boolean | undefined {
  return open?.flag(key);
}
