import { Skeleton } from '../ui/skeleton.tsx';

/** Stands in while a page's code arrives: its heading and first card, in place, the footer below. */
export function PagePending() {
  return (
    <div className="page flex min-h-dvh flex-col gap-4 py-8" aria-busy="true">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  );
}
