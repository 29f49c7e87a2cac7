import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen, Plus, Search, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { cx } from '../lib/cx.ts';
import { openPalette } from '../lib/overlay.ts';
import { accountQuery } from '../lib/account.ts';
import { configQuery, reportsQuery } from '../lib/queries.ts';
import { useLocale } from '../lib/use-locale.ts';
import { useSettings } from '../lib/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Brand } from './brand.tsx';
import { ConversationList } from './conversation-list.tsx';
import { linkOf, navItems } from './nav-items.ts';
import { SearchButton } from './search-button.tsx';
import { unreadQuery } from '../lib/signals.ts';

/** How many signals nobody has looked at yet; nothing when there is none. */
function UnreadSignals() {
  const { data } = useQuery(unreadQuery);
  if (data === undefined || data.unread === 0) return null;
  return (
    <span className="num ml-auto text-caption text-accent" data-testid="unread">
      {data.unread}
    </span>
  );
}

const row =
  'flex h-8 shrink-0 items-center gap-2.5 rounded-control px-2.5 text-ui text-2 transition-colors duration-(--hover) hover:bg-2 hover:text-1 pointer-coarse:h-11';

function Labelled({
  rail,
  label,
  children,
}: {
  readonly rail: boolean;
  readonly label: string;
  readonly children: React.ReactElement<Record<string, unknown>>;
}) {
  return rail ? (
    <Tooltip label={label} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  );
}

function Recent() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useQuery(reportsQuery());
  return (
    <section aria-label={t('nav.recent')} className="mt-4 min-h-0">
      <h2 className="px-2.5 pb-1.5 text-caption font-medium text-3">{t('nav.recent')}</h2>
      {data?.runs.length === 0 && <p className="px-2.5 text-caption text-3">{t('nav.recentEmpty')}</p>}
      {data?.runs.map((run) => {
        const id = parseInstrumentId(run.instrument.id);
        return (
          <Link
            key={run.id}
            to="/research"
            search={{ symbol: run.instrument.id, run: run.id }}
            className={cx(row, 'font-normal')}
          >
            <span className="truncate">{run.instrument.name[locale]}</span>
            <span className="num ml-auto text-caption text-3">
              {id === null ? run.instrument.symbol : displaySymbol(id)}
            </span>
          </Link>
        );
      })}
    </section>
  );
}

function Identity(): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const { data } = useQuery(configQuery);
  const { data: owner } = useQuery({ ...accountQuery, enabled: data?.signIn === true });
  if (data === undefined) return null;
  if (data.signIn && owner?.kind !== 'anonymous') return null;
  return (
    <div className="rounded-card border border-line bg-1 p-3">
      <p className="text-ui font-semibold">{t('identity.title')}</p>
      <p className="mt-1 mb-2.5 text-caption text-2">{t(data.signIn ? 'identity.offer' : 'identity.detail')}</p>
      <Button size="compact" className="w-full" onClick={() => settings.open(data.signIn ? 'account' : 'privacy')}>
        {t(data.signIn ? 'identity.save' : 'identity.action')}
      </Button>
    </div>
  );
}

export interface SidebarProps {
  /** Icons with tooltips, 56 px. */
  readonly rail: boolean;
  readonly canExpand: boolean;
  readonly onToggle: () => void;
}

export function Sidebar({ rail, canExpand, onToggle }: SidebarProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const entry = cx(row, rail && 'justify-center px-0');
  return (
    <aside
      data-print="hide"
      aria-label={t('nav.label')}
      className={cx(
        'flex h-dvh flex-col gap-0.5 overflow-y-auto border-r border-line bg-0 py-3',
        rail ? 'px-2' : 'px-3',
      )}
    >
      <div className={cx('mb-2 flex items-center', rail ? 'flex-col gap-2' : 'h-9 justify-between pl-2.5')}>
        <Brand markOnly={rail} />
        {canExpand && (
          <IconButton
            label={rail ? t('nav.expand') : t('nav.collapse')}
            size="compact"
            aria-expanded={!rail}
            icon={rail ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />}
            onClick={onToggle}
          />
        )}
      </div>
      {rail ? (
        <IconButton
          label={t('nav.searchShort')}
          className="mx-auto"
          icon={<Search size={16} aria-hidden />}
          onClick={() => openPalette()}
        />
      ) : (
        <SearchButton short className="mb-2 shrink-0" />
      )}
      <nav aria-label={t('nav.label')} className="flex flex-col gap-0.5">
        <Labelled rail={rail} label={t('nav.newChat')}>
          <Link
            to="/chat/{-$conversationId}"
            params={{ conversationId: undefined }}
            className={entry}
            aria-label={rail ? t('nav.newChat') : undefined}
            activeOptions={{ exact: true }}
            activeProps={{}}
          >
            <Plus size={16} aria-hidden />
            {!rail && t('nav.newChat')}
          </Link>
        </Labelled>
        {navItems.map(({ key, icon: Icon, ...item }) => (
          <Labelled key={key} rail={rail} label={t(`nav.${key}`)}>
            <Link
              {...linkOf(item)}
              className={entry}
              activeProps={{ className: 'bg-2 text-1!' }}
              aria-label={rail ? t(`nav.${key}`) : undefined}
            >
              <Icon size={16} aria-hidden />
              {!rail && t(`nav.${key}`)}
              {!rail && key === 'signals' && <UnreadSignals />}
            </Link>
          </Labelled>
        ))}
      </nav>
      {/* Long lists scroll between the places above and the reader's own below. */}
      <div className={cx('flex-1', !rail && '-mx-3 min-h-40 overflow-y-auto px-3 pb-2')}>
        {!rail && <ConversationList row={row} />}
        {!rail && <Recent />}
      </div>
      {!rail && <Identity />}
      <Labelled rail={rail} label={t('nav.settings')}>
        <button
          type="button"
          className={cx(entry, 'mt-1.5')}
          aria-label={rail ? t('nav.settings') : undefined}
          onClick={() => settings.open()}
        >
          <Settings size={16} aria-hidden />
          {!rail && t('nav.settings')}
        </button>
      </Labelled>
    </aside>
  );
}
