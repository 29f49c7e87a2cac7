import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointReport } from '@plumbline/market/doctor/examine-endpoints';
import { keyedSources } from '../features/sources/keyed.ts';
import type { SourceChoices } from '../features/sources/service.ts';

/** Enough to see a shape; a whole history is not needed. */
const mostCharacters = 200_000;

/** Writes one file per answer and gives their number. Whatever could be a key or a contact of this installation is taken out. */
export function captureBodies(folder: string, reports: readonly EndpointReport[], choices: SourceChoices): number {
  const keys = keyedSources.flatMap(({ id }) => choices.keyOf(id) ?? []);
  const secrets = [...keys, ...(choices.contact()?.split(/\s+/) ?? [])].filter((secret) => secret.length >= 4);
  const redacted = (text: string): string =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, '[removed]'), text);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let written = 0;
  for (const { providerId, kind, market, exchanges } of reports) {
    for (const [at, { name, status, ms, text }] of exchanges.entries()) {
      const file = `${[providerId, kind, market ?? 'all', at].join('-')}.txt`;
      const body = redacted(text ?? '').slice(0, mostCharacters);
      writeFileSync(join(folder, file), `${redacted(name)}\nHTTP ${status}, ${ms} ms\n\n${body}\n`);
      written++;
    }
  }
  return written;
}
