import './compile-cache.mjs';

// Not a static import: those are loaded before the cache is on.
const { runCommand } = await import('./cli/run-command.ts');

const code = await runCommand(process.argv.slice(2), {
  variables: process.env,
  out: (text) => void process.stdout.write(text),
  say: (line) => void process.stderr.write(`${line}\n`),
});
// An open connection must not keep the process; an empty write is called back when everything before it has left.
process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
