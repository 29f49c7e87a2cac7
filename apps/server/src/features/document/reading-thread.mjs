import '../../compile-cache.mjs';

// Not a static import: those are loaded before the cache is on.
await import('./reading-thread.ts');
