// The pure packages know no clock, no randomness, no network and no console. The compiler refuses most of it (no DOM, no
// Node types); what the language itself offers is refused here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const forbidden = [
  [/\bDate\.now\b/, 'time is an argument, not Date.now'],
  [/\bnew Date\(\s*\)/, 'time is an argument, not new Date()'],
  [/\bMath\.random\b/, 'randomness comes from a seed, not Math.random'],
  [/\bconsole\./, 'no console in a pure package'],
  [/\bglobalThis\b/, 'no global object in a pure package'],
  [/\bimport\(/, 'no dynamic import in a pure package'],
  [/\b(eval|Function)\(/, 'nothing is evaluated from text'],
];

let findings = 0;
for (const name of ['model', 'quant', 'reading', 'contract']) {
  const dir = join(root, 'packages', name, 'src');
  for (const file of readdirSync(dir, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const lines = readFileSync(join(dir, file), 'utf8').split('\n');
    for (const [at, line] of lines.entries()) {
      const code = line.replace(/^\s*(\/\/|\*|\/\*).*$/, '').replace(/\/\/ .*$/, '');
      for (const [pattern, why] of forbidden) {
        if (!pattern.test(code)) continue;
        findings += 1;
        process.stdout.write(`packages/${name}/src/${file}:${at + 1}: ${why}\n`);
      }
    }
  }
}
process.exit(findings > 0 ? 1 : 0);
