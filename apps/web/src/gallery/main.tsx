import '../styles/app.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { usePreferences } from '../lib/use-preferences.ts';
import { Gallery } from './gallery.tsx';

await startI18n(usePreferences.getState().appearance.locale);
const element = document.getElementById('app');
if (element !== null) {
  createRoot(element).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <Gallery />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  );
}
