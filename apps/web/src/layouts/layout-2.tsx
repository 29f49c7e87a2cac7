import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { useMedia } from '../lib/use-media.ts';
import { useRouteMeta } from '../lib/use-route-meta.ts';
import { LanguageMenu } from './language-menu.tsx';
import { NavMenu } from './nav-menu.tsx';
import { Notices } from './notices.tsx';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { ThemeButton } from './theme-button.tsx';

const collapsedKey = 'plumbline.sidebar';

/** Sidebar and header around a `main` that scrolls by itself. Chat, Discover, Strategy and Signal stand in it. */
export function Layout2() {
  const { header } = useRouteMeta();
  const hasSidebar = useMedia('(min-width: 768px)');
  const canExpand = useMedia('(min-width: 1280px)');
  const [collapsed, setCollapsed] = useState(() => readStored(collapsedKey) === 'collapsed');
  const rail = !canExpand || collapsed;
  const toggle = (): void => {
    writeStored(collapsedKey, collapsed ? null : 'collapsed');
    setCollapsed(!collapsed);
  };
  return (
    <div
      data-layout="2"
      className={cx(
        'grid h-dvh print:block print:h-auto',
        hasSidebar
          ? rail
            ? 'grid-cols-[56px_minmax(0,1fr)]'
            : 'grid-cols-[232px_minmax(0,1fr)]'
          : 'grid-cols-1 grid-rows-[minmax(0,1fr)_auto]',
      )}
    >
      {hasSidebar && <Sidebar rail={rail} canExpand={canExpand} onToggle={toggle} />}
      <main
        id="main"
        tabIndex={-1}
        data-scroll-container
        className="relative min-w-0 scroll-pt-[68px] overflow-x-hidden [--table-top:var(--header-2)] overflow-y-auto print:overflow-visible"
      >
        <header
          data-print="hide"
          className="sticky top-0 z-20 flex h-[52px] items-center gap-1 border-b border-line bg-[color-mix(in_srgb,var(--bg-0)_88%,transparent)] pr-2 pl-2 backdrop-blur-md md:pr-4 lg:pl-6"
        >
          <NavMenu className="lg:hidden" />
          <p data-testid="header-title" className="min-w-0 flex-1 truncate text-[15px] font-semibold">
            {header}
          </p>
          <LanguageMenu />
          <ThemeButton />
        </header>
        <Notices />
        <div className="mx-auto w-full max-w-[1440px] p-3 md:p-6">
          <Outlet />
        </div>
      </main>
      {!hasSidebar && <TabBar />}
    </div>
  );
}
