import type { Plugin, Rolldown } from 'vite';

/**
 * What the first script itself needs. The script waits for the shell, so nothing that the shell imports may share its file:
 * both would wait for each other.
 */
const base = ['src/lib/device-id.ts'];

/** What every page needs before it can show anything. */
const shell = ['src/app.tsx'];

/** The first page of most readers, with its layout. */
const home = ['src/start.ts'];

const pages = ['research', 'chat', 'discover', 'strategies', 'strategy', 'signals'].map(
  (page) => `src/pages/${page}.tsx`,
);

interface RouteChunks {
  readonly plugin: Plugin;
  readonly groups: Rolldown.CodeSplittingGroup[];
}

/**
 * One file per route instead of one per module that two routes share: every request of a first visit waits for a connection.
 * A module belongs to the shell, to the home page, or to the pages together when most of them import it. What else a page needs, and what it loads on demand, keeps files of its own.
 */
export function routeChunks(): RouteChunks {
  const chunkOf = new Map<string, string>();

  const assign: Plugin = {
    name: 'plumbline-route-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const reached = (paths: readonly string[]): ReadonlySet<string> => {
        const found = new Set<string>();
        const visit = (id: string): void => {
          if (found.has(id)) return;
          found.add(id);
          this.getModuleInfo(id)?.importedIds.forEach(visit);
        };
        for (const path of paths) {
          const root = ids.find((id) => id.endsWith(`/apps/web/${path}`));
          if (root === undefined) throw new Error(`route chunks: there is no ${path}; update the list`);
          visit(root);
        }
        return found;
      };
      for (const id of reached(base)) chunkOf.set(id, 'base');
      for (const id of reached(shell)) if (!chunkOf.has(id)) chunkOf.set(id, 'shell');
      for (const id of reached(home)) if (!chunkOf.has(id)) chunkOf.set(id, 'home');
      const reachedBy = pages.map((page) => reached([page]));
      for (const id of ids) {
        if (chunkOf.has(id)) continue;
        if (reachedBy.filter((found) => found.has(id)).length > 3) chunkOf.set(id, 'pages');
      }
    },
  };

  // The builder's own part that loads scripts: elsewhere the first script would have to run what it is in.
  const nameOf = (id: string): string | undefined => (id.endsWith('vite/preload-helper.js') ? 'base' : chunkOf.get(id));
  const group = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    name,
    priority,
    test: (id) => nameOf(id) === name,
  });
  return { plugin: assign, groups: [group('base', 5), group('shell', 4), group('home', 3), group('pages', 2)] };
}
