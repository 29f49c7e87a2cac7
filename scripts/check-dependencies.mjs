// Holds the arrows between packages (.dependency-cruiser.cjs). The tool reads TypeScript through the compiler's JavaScript
// interface, which TypeScript 7 no longer has; it gets the last version that does, and nothing else here uses that.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=\/|$)/, 'cruiser-typescript'), context),
});

const args = ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'fixtures/src'];
process.chdir(root);
process.argv = [process.execPath, 'depcruise', ...args];
await import(pathToFileURL(`${root}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`).href);
