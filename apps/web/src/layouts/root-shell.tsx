import { Outlet } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startAnalytics } from '../lib/analytics.ts';
import { useOverlay } from '../lib/overlay.ts';
import { configQuery } from '../lib/queries.ts';
import { useAddressOverlay } from '../lib/use-address-overlay.ts';
import { useAppHotkeys } from '../lib/use-app-hotkeys.ts';
import { useRouteChange } from '../lib/use-route-change.ts';
import { useRouteMeta } from '../lib/use-route-meta.ts';
import { useSettings } from '../lib/use-settings.ts';
import { useConfirmQueue } from '../ui/confirm.ts';
import { useToastQueue } from '../ui/toast.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx').then((file) => ({ default: file.Toaster })));
const ConfirmDialog = lazy(() => import('../ui/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })));
const Settings = lazy(() => import('../pages/settings/settings.tsx').then((file) => ({ default: file.Settings })));
const RulesPage = lazy(() => import('../blocks/rules/rules-page.tsx').then((file) => ({ default: file.RulesPage })));
const Palette = lazy(() => import('./palette.tsx').then((file) => ({ default: file.Palette })));
const KeySheet = lazy(() => import('./key-sheet.tsx').then((file) => ({ default: file.KeySheet })));

/** True from the first time the value was true: what was fetched stays mounted and can fade out. */
function useEver(value: boolean): boolean {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever;
}

/** Overlays any page can open. The code of each is fetched when it is first needed. */
function Overlays() {
  const settings = useEver(useSettings().section !== null);
  const rules = useEver(useAddressOverlay('rules').value !== undefined);
  const palette = useEver(useOverlay((state) => state.open === 'palette'));
  const keys = useEver(useOverlay((state) => state.open === 'keys'));
  const asking = useEver(useConfirmQueue((state) => state.queue.length > 0));
  const toasting = useEver(useToastQueue((state) => state.pending.length > 0));
  return (
    <>
      <Suspense>{settings && <Settings />}</Suspense>
      <Suspense>{rules && <RulesPage />}</Suspense>
      <Suspense>{palette && <Palette />}</Suspense>
      <Suspense>{keys && <KeySheet />}</Suspense>
      <Suspense>{asking && <ConfirmDialog />}</Suspense>
      <Suspense>{toasting && <Toaster />}</Suspense>
    </>
  );
}

/** Around every page: document metadata, route-change behaviour, keys, and the overlays any page can open. */
export function RootShell() {
  const { t } = useTranslation();
  const meta = useRouteMeta();
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback(() => setAnnouncement(document.title), []);
  useRouteChange(announce);
  useAppHotkeys();
  const config = useQuery(configQuery);
  const analytics = config.data?.analytics;
  useEffect(() => (analytics == null ? undefined : startAnalytics(analytics)), [analytics]);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex && <meta name="robots" content="noindex" />}
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control border border-line bg-3 px-3 py-2 text-ui focus:translate-y-0"
      >
        {t('nav.skip')}
      </a>
      <Outlet />
      <div role="status" aria-live="polite" className="sr-only">
        {announcement}
      </div>
      <Overlays />
    </>
  );
}
