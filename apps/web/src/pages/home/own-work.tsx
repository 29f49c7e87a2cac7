import { RecentWork } from './recent-work.tsx';
import { Today } from './today.tsx';

/** What only a reader who has come before has; `ids` are the instruments they follow. */
export function OwnWork({ ids }: { readonly ids: readonly string[] }) {
  return (
    <>
      <Today ids={ids} />
      <RecentWork />
    </>
  );
}
