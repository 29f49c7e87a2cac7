import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { settings } from '../apps/server/src/env.ts';
import { metricsOf } from '../apps/server/src/platform/http/metrics.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(join(root, 'deploy', file), 'utf8');
const withoutComments = (text) => text.replaceAll(/^\s*#.*$/gm, '');
const known = new Set(Object.keys(settings));
/** What other programs read. */
const foreign =
  /^(POSTGRES_|PUBLIC_HOST$|CMD$|CMD-SHELL$|ALL$|NODE_ENV$|RUN$|WORKDIR$|ENV$|USER$|VOLUME$|EXPOSE$|HEALTHCHECK$)/;

it.each(['compose.yaml', 'kubernetes/plumbline.yaml', 'plumbline.service'])(
  '%s sets only what the server reads',
  (file) => {
    const names = [
      ...withoutComments(read(file)).matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT|ROLE)\b(?=: |=|, value)/g),
    ];
    const unknown = names.map(([, name]) => name).filter((name) => !known.has(name) && !foreign.test(name));
    expect(names.length).toBeGreaterThan(1);
    expect(unknown).toEqual([]);
  },
);

it('the unit gives npm a home that its user can write', () => {
  const text = withoutComments(read('plumbline.service'));
  const home = /^Environment=HOME=(.*)$/m.exec(text)?.[1];
  expect(home).toBe(`/var/cache/${/^CacheDirectory=(.*)$/m.exec(text)?.[1]}`);
});

it('the image sets only what the server reads and copies what exists', () => {
  const text = read('Dockerfile');
  const env = /^ENV (.*)$/m.exec(text)?.[1] ?? '';
  const names = [...env.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name);
  expect(names).toContain('SECRET_FILE');
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  const sources = [...text.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, list]) => list.split(' '));
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((path) => !path.includes('*') && !existsSync(join(root, path)))).toEqual([]);
  expect(existsSync(join(root, 'apps/server/src/main.mjs'))).toBe(true);
});

it('the image starts Node with the options of npm start', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '[]');
  expect(options).toContain('--max-semi-space-size=16');
  expect(entry.filter((word) => /^--./.test(word))).toEqual(options);
});

it('the board asks for metrics that the server prints', async () => {
  const metrics = await metricsOf({
    counts: async () => ({ queued: 1 }),
    health: async () => [{ id: 'sec', state: 'ok' }],
  });
  metrics.observe({ method: 'GET', route: '/', status: 200 }, 0.1);
  const { text } = await metrics.print();
  const asked = [...read('grafana.json').matchAll(/\b((?:plumbline|nodejs|process)_[a-z0-9_]+)/g)].map(
    ([, name]) => name,
  );
  expect(asked.length).toBeGreaterThan(5);
  for (const name of asked) expect(text).toContain(name);
});
