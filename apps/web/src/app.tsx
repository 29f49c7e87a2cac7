import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { i18n, startI18n } from './lib/i18n.ts';
import { configQuery } from './lib/queries.ts';
import { queryClient } from './lib/query-client.ts';
import { followOutsideChanges, usePreferences } from './lib/use-preferences.ts';
import { router } from './routes.ts';

function App() {
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  );
}

/** The server is asked what concerns every page; a slow one is not waited for longer than a reader notices. */
const configWaitMs = 400;

/** Notices stand above the page from its first picture on: one that came later would push the page down. */
function firstConfig(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, configWaitMs));
  return Promise.race([queryClient.prefetchQuery(configQuery), late]);
}

export async function startApp(): Promise<void> {
  const element = document.getElementById('app');
  if (element === null) throw new Error('the page has no element with id "app"');
  await Promise.all([startI18n(usePreferences.getState().appearance.locale), firstConfig()]);
  followOutsideChanges();
  usePreferences.subscribe((state) => {
    if (state.appearance.locale !== i18n.resolvedLanguage) void i18n.changeLanguage(state.appearance.locale);
  });
  // Where a picture of the page stands already it is replaced by the whole page, not by a page that still waits for its parts.
  if (element.childElementCount > 0) await router.load();
  // As a transition it is rendered in slices, between which the page can answer; only what is urgent is done in one piece.
  startTransition(() => createRoot(element).render(<App />));
}
