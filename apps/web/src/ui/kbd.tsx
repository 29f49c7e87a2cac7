import type { ReactNode } from 'react';

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-flex h-[18px] items-center rounded-cite border border-line px-1.5 font-sans text-axis font-medium text-3">
      {children}
    </kbd>
  );
}
