import type { Clock } from '@plumbline/model/ports';
import type { Provider } from '../provider.ts';
import type { Router } from './router.ts';

/** What is known of which providers answer, found out no more often than every half minute. */
export interface Probes {
  /** Whether it answered when it was last asked. */
  readonly hasAnswered: (providerId: string) => boolean;
  readonly hasAnyAnswered: () => boolean;
  /** Asks those of which nothing recent is known, all at once; over when one answers or none has. */
  readonly probe: (providerIds: readonly string[]) => Promise<void>;
}

/** A slow way to a source that answers must not make up a market; whoever waits may ask others sooner. */
const probeMs = 3_000;
const rememberMs = 30_000;

export function createProbes(router: Router, providers: readonly Provider[], clock: Clock): Probes {
  const canProbe = new Set(providers.filter((provider) => provider.probe !== undefined).map(({ id }) => id));
  const known = new Map<string, { readonly answers: boolean; readonly at: number }>();
  const running = new Map<string, Promise<boolean>>();

  const isKnown = (id: string): boolean => clock.now() - (known.get(id)?.at ?? Number.NEGATIVE_INFINITY) < rememberMs;
  const unknown = (ids: readonly string[]): readonly string[] => ids.filter((id) => canProbe.has(id) && !isKnown(id));

  const ask = async (id: string): Promise<boolean> => {
    const answers = await router.probe(id, probeMs);
    known.set(id, { answers, at: clock.now() });
    return answers;
  };
  const askOnce = (id: string): Promise<boolean> => {
    const asked = running.get(id) ?? ask(id).finally(() => running.delete(id));
    running.set(id, asked);
    return asked;
  };

  return {
    hasAnswered: (id) => known.get(id)?.answers === true,
    hasAnyAnswered: () => [...known.values()].some(({ answers }) => answers),
    probe: (ids) =>
      new Promise((resolve, reject) => {
        const asked = unknown(ids).map(async (id) => {
          if (await askOnce(id)) resolve();
        });
        Promise.all(asked).then(() => resolve(), reject);
      }),
  };
}
