import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../lib/signals.ts';

/** How many signals nobody has looked at yet; nothing when there is none. */
export function UnreadSignals() {
  const { data } = useQuery(unreadQuery);
  if (data === undefined || data.unread === 0) return null;
  return (
    <span className="num ml-auto text-caption text-accent" data-testid="unread">
      {data.unread}
    </span>
  );
}
