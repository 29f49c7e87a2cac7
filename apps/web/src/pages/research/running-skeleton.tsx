import { Skeleton } from '../../ui/skeleton.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';

/** The running page before anything is known, in its final geometry. */
export function RunningSkeleton({ title }: { readonly title: string }) {
  return (
    <div className="mx-auto grid max-w-[1120px] items-start gap-5 lg:grid-cols-[360px_minmax(0,1fr)]" aria-busy="true">
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <TickerTile name={title} size={44} />
          <h1 tabIndex={-1} className="text-h1">
            {title}
          </h1>
        </div>
        <Skeleton className="h-[430px] rounded-card" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-[132px] rounded-card" />
        <Skeleton className="h-[240px] rounded-card" />
      </div>
    </div>
  );
}
