// Asks a live provider for one instrument and keeps what came over the wire, keys removed, for new tests:
// `npm run record yahoo US:NVDA`. Recordings stay out of the repository: most are not ours to publish.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [id, symbol = 'US:NVDA'] = process.argv.slice(2);
if (id === undefined) {
  process.stderr.write('usage: npm run record <provider> [instrument id]\n');
  process.exit(2);
}

const camel = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const file = pathToFileURL(join(root, `packages/market/src/providers/${id}.ts`)).href;
const module = await import(file).catch(() => null);
const make = module?.[`${camel}Provider`];
if (make === undefined) {
  process.stderr.write(`there is no provider "${id}" in packages/market/src/providers\n`);
  process.exit(2);
}
const { catalogue } = await import(pathToFileURL(join(root, 'packages/market/src/resolve/catalogue.ts')).href);
const instrument = catalogue.find((one) => one.id === symbol);
if (instrument === undefined) {
  process.stderr.write(`${symbol} is not in the catalogue\n`);
  process.exit(2);
}

const folder = join(root, '.cache/recordings', id);
mkdirSync(folder, { recursive: true });
const secret = /(key|token|secret|crumb|cookie|authorization)/i;
let count = 0;

async function recordingFetch(url, init) {
  const response = await fetch(url, init);
  const body = Buffer.from(await response.clone().arrayBuffer());
  const address = new URL(url);
  const names = new Set(address.searchParams.keys());
  for (const name of names) if (secret.test(name)) address.searchParams.set(name, 'REMOVED');
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !secret.test(name)));
  count += 1;
  const name = `${String(count).padStart(3, '0')}-${address.pathname.replace(/\W+/g, '-').slice(1, 60)}.json`;
  writeFileSync(
    join(folder, name),
    `${JSON.stringify({ url: address.href, status: response.status, headers, recordedAt: new Date().toISOString(), bodyBase64: body.toString('base64') }, null, 2)}\n`,
  );
  process.stdout.write(`${response.status} ${address.href} → ${name}\n`);
  return response;
}

const provider = make({ secUserAgent: () => process.env.SEC_USER_AGENT ?? null });
const context = { fetch: recordingFetch, clock: { now: () => Date.now() }, signal: AbortSignal.timeout(30_000) };
const questions = {
  bars: () => provider.bars?.({ instrument, interval: '1d' }, context),
  quote: () => provider.quote?.(instrument, context),
  fundamentals: () => provider.fundamentals?.(instrument, context),
  events: () => provider.events?.(instrument, context),
};
let failed = 0;
for (const [name, ask] of Object.entries(questions)) {
  if (provider[name] === undefined) continue;
  try {
    await ask();
    process.stdout.write(`${name}: ok\n`);
  } catch (error) {
    failed += 1;
    process.stdout.write(`${name}: ${error.message}\n`);
  }
}
process.stdout.write(`${count} bodies in ${folder}\n`);
process.exit(failed > 0 && count === 0 ? 1 : 0);
