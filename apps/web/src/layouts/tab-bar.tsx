import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { linkOf, navItems, type NavItem } from './nav-items.ts';

/** What a thumb reaches; the menu has the rest. */
const keys: ReadonlySet<NavItem['key']> = new Set(['today', 'research', 'charts', 'strategies', 'chat']);
const items = navItems.filter(({ key }) => keys.has(key));

/** The main parts at the foot of a phone's screen. */
export function TabBar({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('nav.tabs')}
      data-print="hide"
      data-testid="tab-bar"
      className={cx(
        'grid h-(--tab-bar) grid-cols-5 border-t border-line bg-0 pb-[env(safe-area-inset-bottom)] md:hidden',
        className,
      )}
    >
      {items.map((item) => (
        <Link
          key={item.key}
          {...linkOf(item)}
          className="flex min-w-0 flex-col items-center justify-center gap-1 text-[11px] font-medium text-2 focus-visible:-outline-offset-2"
          activeProps={{ className: 'text-accent!' }}
        >
          <item.icon size={20} aria-hidden />
          <span className="max-w-full truncate px-1">{t(`nav.${item.key}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
