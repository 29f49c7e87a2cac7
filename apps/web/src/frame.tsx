import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { PublicConfig } from '@plumbline/contract/system';
import type { Locale } from '@plumbline/model/locale';
import { Layout3 } from './layouts/layout-3.tsx';
import { loadNamespaces, startI18n } from './lib/i18n.ts';
import { configQuery } from './lib/queries.ts';
import { HomePage } from './pages/home.tsx';

// A smaller tree than that of the application: links need addresses here, not the pages behind them.
const root = createRootRoute();
const layout = createRoute({ getParentRoute: () => root, id: 'layout-3', component: Layout3 });
const home = createRoute({ getParentRoute: () => layout, path: '/', component: () => <HomePage isPicture /> });
const routeTree = root.addChildren([layout.addChildren([home])]);

/** What the frame knows of a server: that its market is simulated. */
const simulatedServer: PublicConfig = {
  version: '',
  dataMode: 'simulated',
  simulatedOnly: true,
  signIn: false,
  newAccounts: 'closed',
  passwordReset: false,
  signInService: null,
  model: false,
  clock: { now: 0, stands: true },
  analytics: null,
  links: {},
  asksContact: false,
  archived: null,
  operator: 'nobody',
};

/** The first screen of the start page as it stands before anything is known of anybody: the first picture a browser draws. Made while building. */
export async function renderFrame(locale: Locale, isSimulated: boolean): Promise<string> {
  await startI18n(locale);
  await loadNamespaces('home');
  const client = new QueryClient();
  if (isSimulated) client.setQueryData(configQuery.queryKey, simulatedServer);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { onError: (fault) => void faults.push(fault) },
  );
  // A part that fails is left out without a word; a frame with a hole would be worse than none.
  if (faults.length > 0) throw faults[0];
  const html = await new Response(prelude).text();
  client.clear();
  // Nothing finds its way into the frame, neither a test nor a script of the page, and nothing can be written into it.
  return html
    .replace(/^<link[^>]*>/, '')
    .replaceAll(/ (?:data-testid|id|href|aria-labelledby|aria-describedby)="[^"]*"/g, '')
    .replaceAll('<textarea', '<textarea readonly');
}
