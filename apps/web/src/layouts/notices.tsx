import { useMatches } from '@tanstack/react-router';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, WifiOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { useConsent } from '../lib/consent.ts';
import { useGuestNotice } from '../lib/guest-notice.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { configQuery } from '../lib/queries.ts';
import { useDates } from '../lib/use-dates.ts';
import { useOnline } from '../lib/use-online.ts';
import { useSettings } from '../lib/use-settings.ts';
import { SimulatedBanner } from '../ui/simulated-banner.tsx';
import { toast } from '../ui/toast.ts';

// Asked on few servers and answered once: not part of every visit's first script.
const ConsentNotice = lazy(async () => {
  await loadNamespaces('settings');
  const file = await import('./consent-notice.tsx');
  return { default: file.ConsentNotice };
});

const GuestNotice = lazy(async () => {
  await loadNamespaces('settings');
  const file = await import('./guest-notice.tsx');
  return { default: file.GuestNotice };
});

/** Under the header of every page of a server that opened an archive: as of when everything is. */
function ArchiveNotice({ at }: { readonly at: number }) {
  const { t } = useTranslation();
  const { date } = useDates();
  const settings = useSettings();
  return (
    <div role="status" data-testid="archive-banner" className="border-b border-line bg-1">
      <div className="page flex min-h-10 items-center gap-2.5 py-2 text-ui font-normal">
        <Archive size={16} className="text-info" aria-hidden />
        <p className="min-w-0 flex-1">
          <b className="font-semibold">{t('archive.title', { date: date(dateOf(at)) })}</b>{' '}
          <span className="text-2">{t('archive.detail')}</span>
        </p>
        <button
          type="button"
          data-print="hide"
          className="min-h-6 shrink-0 font-medium text-accent hover:underline"
          onClick={() => settings.open('data')}
        >
          {t('archive.action')}
        </button>
      </div>
    </div>
  );
}

function OfflineNotice() {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const client = useQueryClient();
  const savedAt = Math.max(
    0,
    ...client
      .getQueryCache()
      .getAll()
      .map((query) => query.state.dataUpdatedAt),
  );
  return (
    <div role="status" data-testid="offline-banner" className="border-b border-line bg-warn-wash">
      <div className="page flex min-h-10 items-center gap-2.5 py-2 text-ui font-normal">
        <WifiOff size={16} className="text-warn" aria-hidden />
        {savedAt === 0 ? t('offline.unsaved') : t('offline.since', { time: dateTime(savedAt) })}
      </div>
    </div>
  );
}

/** Tells the reader that the server has left its simulated market, and asks anew for all that is shown of it. */
function useTurnToLive(isSimulated: boolean | undefined): void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const wasSimulated = useRef(false);
  useEffect(() => {
    if (isSimulated === false && wasSimulated.current) {
      toast.success(t('simulated.over'), { description: t('simulated.overDetail') });
      void client.invalidateQueries();
    }
    wasSimulated.current = isSimulated ?? wasSimulated.current;
  }, [client, isSimulated, t]);
}

/** What concerns the whole page: a simulated market, a lost network, and the thin bar while data is renewed. */
export function Notices() {
  const { t } = useTranslation();
  const config = useQuery(configQuery);
  useTurnToLive(config.data?.simulatedOnly);
  const online = useOnline();
  const settings = useSettings();
  const guest = useGuestNotice(({ notice }) => notice);
  const mayAsk =
    useConsent(({ consent }) => consent === 'pending') && config.data != null && config.data.analytics !== null;
  // The record of ratings is of real companies on every server; the band says that nothing on its page is real.
  const isRecord = useMatches({ select: (all) => all.some(({ staticData }) => staticData.meta === 'method') });
  const renewing = useIsFetching({ predicate: (query) => query.state.data !== undefined }) > 0;
  return (
    <div className="relative">
      {renewing && <div className="absolute inset-x-0 top-0 h-0.5 bg-accent opacity-60" aria-hidden="true" />}
      {config.data?.simulatedOnly === true && !isRecord && (
        <SimulatedBanner
          action={
            <button
              type="button"
              data-print="hide"
              className="min-h-6 shrink-0 font-medium text-accent hover:underline"
              onClick={() => settings.open('data')}
            >
              {t('simulated.action')}
            </button>
          }
        />
      )}
      {config.data?.dataMode === 'archive' && <ArchiveNotice at={config.data.clock.now} />}
      {!online && <OfflineNotice />}
      {guest !== null && (
        <Suspense>
          <GuestNotice {...guest} />
        </Suspense>
      )}
      {mayAsk && (
        <Suspense>
          <ConsentNotice />
        </Suspense>
      )}
    </div>
  );
}
