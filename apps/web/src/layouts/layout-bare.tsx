import { Outlet } from '@tanstack/react-router';
import { Brand } from './brand.tsx';

/** One centred card and the way home: sign-in, redirects. */
export function LayoutBare() {
  return (
    <div data-layout="bare" className="flex min-h-dvh flex-col items-center justify-center gap-6 p-4">
      <header>
        <Brand />
      </header>
      <main id="main" tabIndex={-1} className="w-full max-w-[440px]">
        <Outlet />
      </main>
    </div>
  );
}
