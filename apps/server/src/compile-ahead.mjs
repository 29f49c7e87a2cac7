// Compiles what a server loads in its first minute and keeps it, so that the first start does not: of a fresh clone that is ten
// seconds of a core. Set-up and the container image run it once; what changes later is compiled by whoever loads it.
import './compile-cache.mjs';

const { compileAhead } = await import('./compile-ahead.ts');
await compileAhead();
