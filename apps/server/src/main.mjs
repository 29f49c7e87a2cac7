// Plain JavaScript, because it runs before the cache of stripped and compiled modules is on: without the cache a single
// typed file makes Node load its whole type stripper.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)));
const { runCommand } = await import('./command/run-command.ts');

const code = await runCommand(process.argv.slice(2), {
  variables: process.env,
  out: (text) => void process.stdout.write(text),
  say: (line) => void process.stderr.write(`${line}\n`),
});
// An open connection must not keep the process; an empty write is called back when everything before it has left.
process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
