// Turns the cache of stripped and compiled modules on, for this thread. Plain JavaScript, and imported before anything
// typed: without the cache a single typed file makes Node load its whole type stripper.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)));
