import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadNamespaces } from './lib/i18n.ts';
import { parseSearch, stringifySearch, textParams } from './lib/search-params.ts';
import { PageError } from './layouts/page-error.tsx';
import { PagePending } from './layouts/page-pending.tsx';
import { RootShell } from './layouts/root-shell.tsx';

const root = createRootRoute({
  component: RootShell,
  errorComponent: PageError,
  validateSearch: textParams('settings', 'rules', 'lang'),
});

// The two layouts and the bare one, as the design numbers them.
const layout3 = createRoute({
  getParentRoute: () => root,
  id: 'layout-3',
  component: lazyRouteComponent(() => import('./start.ts'), 'Layout3'),
});
const layout2 = createRoute({
  getParentRoute: () => root,
  id: 'layout-2',
  component: lazyRouteComponent(() => import('./layouts/layout-2.tsx'), 'Layout2'),
});
const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: lazyRouteComponent(() => import('./layouts/layout-bare.tsx'), 'LayoutBare'),
});

const homePage = lazyRouteComponent(() => import('./start.ts'), 'HomePage');
const homeLoader = (): Promise<void> => loadNamespaces('home');

const home = createRoute({
  getParentRoute: () => layout3,
  path: '/',
  component: homePage,
  loader: homeLoader,
  staticData: { meta: 'home' },
});
const homeInvite = createRoute({
  getParentRoute: () => layout3,
  path: '/home/{-$invite}',
  component: homePage,
  loader: homeLoader,
  staticData: { meta: 'home' },
});
const invite = createRoute({
  getParentRoute: () => layout3,
  path: '/invite/{-$invite}',
  component: homePage,
  loader: homeLoader,
  staticData: { meta: 'home' },
});
const research = createRoute({
  getParentRoute: () => layout3,
  path: '/research',
  component: lazyRouteComponent(() => import('./pages/research.tsx'), 'ResearchPage'),
  loader: () => loadNamespaces('research', 'lab'),
  // prettier-ignore
  validateSearch: textParams(
    'symbol', 'run', 'figure', 'source', 'share', 'compare', 'asOf', 'view', 'desk',
    'interval', 'style', 'scale', 'adjust', 'range', 'indicators', 'with', 'ratio', 'value',
    'layout', 'active', 'links', 'chart2', 'chart3', 'chart4',
  ),
  staticData: { meta: 'research' },
});
const method = createRoute({
  getParentRoute: () => layout3,
  path: '/method',
  component: lazyRouteComponent(() => import('./pages/method.tsx'), 'MethodPage'),
  loader: () => loadNamespaces('method', 'research'),
  staticData: { meta: 'method' },
});

const chat = createRoute({
  getParentRoute: () => layout2,
  path: '/chat/{-$conversationId}',
  component: lazyRouteComponent(() => import('./pages/chat.tsx'), 'ChatPage'),
  // Figures, receipts and charts speak from the dictionary of the research pages, verdicts from that of strategies.
  loader: () => loadNamespaces('chat', 'research', 'strategy'),
  validateSearch: textParams('q', 'message', 'figure', 'source', 'artifact', 'share'),
  staticData: { meta: 'chat' },
});
const discover = createRoute({
  getParentRoute: () => layout2,
  path: '/discover',
  component: lazyRouteComponent(() => import('./pages/discover.tsx'), 'DiscoverPage'),
  loader: () => loadNamespaces('discover', 'strategy', 'table'),
  validateSearch: textParams('tab', 'market', 'rules', 'sort', 'columns', 'kind', 'view', 'from'),
  staticData: { meta: 'discover', header: 'discover' },
});
const strategies = createRoute({
  getParentRoute: () => layout2,
  path: '/strategy',
  component: lazyRouteComponent(() => import('./pages/strategies.tsx'), 'StrategiesPage'),
  loader: () => loadNamespaces('pages', 'strategy', 'research'),
  // prettier-ignore
  validateSearch: textParams(
    'q', 'kind', 'market', 'state', 'sort', 'view', 'new', 'compare', 'lab', 'from', 'figure', 'source',
  ),
  staticData: { meta: 'strategies', header: 'strategies' },
});
const strategy = createRoute({
  getParentRoute: () => layout2,
  path: '/strategy/$strategyId',
  component: lazyRouteComponent(() => import('./pages/strategy.tsx'), 'StrategyPage'),
  // The charts' frame speaks from the dictionary of the research pages.
  loader: () => loadNamespaces('pages', 'strategy', 'signals', 'alerts', 'research'),
  validateSearch: textParams('tab', 'p', 'share'),
  staticData: { meta: 'strategy' },
});
const signals = createRoute({
  getParentRoute: () => layout2,
  path: '/signal',
  component: lazyRouteComponent(() => import('./pages/signals.tsx'), 'SignalsPage'),
  loader: () => loadNamespaces('pages', 'signals', 'alerts'),
  validateSearch: textParams('market', 'strategy', 'side', 'status', 'signal'),
  staticData: { meta: 'signals', header: 'signals' },
});

const callback = createRoute({
  getParentRoute: () => bare,
  path: '/callback',
  component: lazyRouteComponent(() => import('./pages/callback.tsx'), 'CallbackPage'),
  loader: () => loadNamespaces('pages', 'settings'),
  validateSearch: textParams('code', 'state', 'error', 'iss'),
  staticData: { meta: 'callback', noindex: true },
});
const redirectPage = createRoute({
  getParentRoute: () => bare,
  path: '/redirect',
  component: lazyRouteComponent(() => import('./pages/redirect.tsx'), 'RedirectPage'),
  loader: () => loadNamespaces('pages'),
  validateSearch: textParams('to'),
  staticData: { meta: 'redirect', noindex: true },
});
const login = createRoute({
  getParentRoute: () => bare,
  path: '/login',
  component: lazyRouteComponent(() => import('./pages/login.tsx'), 'LoginPage'),
  loader: () => loadNamespaces('pages'),
  staticData: { meta: 'login', noindex: true },
});
const pricing = createRoute({
  getParentRoute: () => bare,
  path: '/pricing',
  component: lazyRouteComponent(() => import('./pages/pricing.tsx'), 'PricingPage'),
  loader: () => loadNamespaces('pages'),
  staticData: { meta: 'pricing', noindex: true },
});

const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', search: {}, replace: true });
  },
});

const routeTree = root.addChildren([
  layout3.addChildren([home, homeInvite, invite, research, method]),
  layout2.addChildren([chat, discover, strategies, strategy, signals]),
  bare.addChildren([callback, redirectPage, login, pricing]),
  anythingElse,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 100,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageError,
  // The page scrolls to its top by rule, see use-route-change.
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
