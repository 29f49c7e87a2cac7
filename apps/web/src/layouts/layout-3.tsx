import { Link, Outlet } from '@tanstack/react-router';
import { Search, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openPalette } from '../lib/overlay.ts';
import { useSettings } from '../lib/use-settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { linkOf, navItems } from './nav-items.ts';
import { NavMenu } from './nav-menu.tsx';
import { Notices } from './notices.tsx';
import { SearchButton } from './search-button.tsx';
import { TabBar } from './tab-bar.tsx';
import { ThemeButton } from './theme-button.tsx';

const item =
  'inline-flex h-8 items-center rounded-control px-2.5 text-ui text-2 transition-colors duration-(--hover) hover:text-1 pointer-coarse:h-11';

/** Top bar, then the page; the document itself scrolls. Home and Research stand in it. */
export function Layout3() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <div data-layout="3" className="flex min-h-dvh flex-col">
      <header
        data-print="hide"
        className="sticky top-0 z-20 border-b border-line bg-[color-mix(in_srgb,var(--bg-0)_86%,transparent)] backdrop-blur-md"
      >
        <div className="page flex h-14 items-center gap-5 max-md:gap-1">
          <Brand />
          <nav aria-label={t('nav.label')} className="flex shrink-0 gap-0.5 max-lg:hidden">
            {navItems.map((entry) => (
              <Link key={entry.key} {...linkOf(entry)} className={item} activeProps={{ className: 'bg-2 text-1!' }}>
                {t(`nav.${entry.key}`)}
              </Link>
            ))}
          </nav>
          <div className="flex-1" />
          <SearchButton className="w-[200px] min-w-10 shrink overflow-hidden max-lg:hidden xl:w-[300px]" />
          <div className="flex shrink-0 items-center gap-1">
            <IconButton
              label={t('nav.search')}
              className="lg:hidden"
              icon={<Search size={18} aria-hidden />}
              onClick={() => openPalette()}
            />
            <div className="flex gap-1 max-lg:hidden">
              <LanguageMenu />
              <ThemeButton />
              <IconButton
                label={t('nav.settings')}
                icon={<Settings size={16} aria-hidden />}
                onClick={() => settings.open()}
              />
            </div>
            <NavMenu className="lg:hidden" />
          </div>
        </div>
      </header>
      <Notices />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <TabBar className="sticky bottom-0 z-20" />
    </div>
  );
}
