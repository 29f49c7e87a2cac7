// Finds code that nothing uses, and, looking a second time without tests and benches, what only they use: it is used, deleted, or
// moved into a `testing/` beside them. What stays for its reference answers or for a goal of the bench is marked `@reference` or
// is an entry of quant in knip.json.
import { spawnSync } from 'node:child_process';
import { root } from './import-graph.mjs';

const knip = `${root}node_modules/knip/bin/knip.js`;
const passes = [
  ['--cache-location', '.cache/knip'],
  ['--production', '--tags=-reference', '--cache-location', '.cache/knip-production'],
];
for (const args of passes) {
  const { status } = spawnSync(process.execPath, [knip, '--cache', ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
