// Finds the verdicts of the built-in strategies on the simulated market and keeps them for the first start of every server.
//   node scripts/launch.mjs ship-gallery [--all]
// Only strategies that are new or were changed are tested; --all tests every one, after a change of the engine, of the checks
// or of the simulated market. All of them take about two minutes of two cores.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { generatorName } from '@plumbline/market/simulated/simulated-source';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { galleryPlaces, placeName } from '../apps/server/src/features/discover/known.ts';
import { cardToShip } from '../apps/server/src/features/discover/test-place.ts';
import { clockFrom } from '../apps/server/src/platform/clock.ts';
import { threadPool } from '../apps/server/src/platform/threads/thread-pool.ts';

const seed = 4620;
/** A Friday evening after all markets have closed; verdicts of a later day need a later one. */
const hook = '2026-11-20T22:30:00Z';

const file = fileURLToPath(new URL('../apps/server/src/features/discover/shipped-gallery.json', import.meta.url));
const clock = clockFrom(hook);
const generator = generatorName(seed);
const kept = JSON.parse(readFileSync(file, 'utf8'));
const isSame = !process.argv.includes('--all') && kept.generator === generator && kept.testedAt === clock.now();
const known = isSame ? kept.cards : {};

const market = createMarketData({
  mode: 'simulated',
  providers: [],
  simulated: simulatedMarket({ seed, clock }),
  store: createMemoryStore(),
  clock,
  fetch,
});
const pool = threadPool({ seed, clock: hook });
const places = await galleryPlaces();
const names = places.map(placeName).sort();
const found = new Map(places.flatMap((place) => keptOf(place)));
const waiting = places.filter((place) => !found.has(placeName(place)));
const tested = waiting.length;

function keptOf(place) {
  const card = known[placeName(place)];
  return card?.version === place.version ? [[placeName(place), card]] : [];
}

/** After every one: what was found is not lost when somebody stops this. */
function keep() {
  const lines = names.flatMap((name) =>
    found.has(name) ? `    ${JSON.stringify(name)}: ${JSON.stringify(found.get(name))}` : [],
  );
  const head = `{\n  "generator": ${JSON.stringify(generator)},\n  "testedAt": ${clock.now()},\n  "cards": {\n`;
  writeFileSync(file, `${head}${lines.join(',\n')}\n  }\n}\n`);
}

const test = (request) => pool.call('testStrategy', request);
const workOff = async () => {
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    const name = placeName(place);
    found.set(name, await cardToShip(place, async () => market, test));
    keep();
    process.stdout.write(`${name}: ${found.get(name).verdict}\n`);
  }
};
await Promise.all(Array.from({ length: pool.size }, workOff));
await pool.close();
keep();
process.stdout.write(`kept ${found.size} verdicts, ${tested} of them new\n`);
