import {
  Bell,
  CandlestickChart,
  ChartNoAxesColumn,
  Compass,
  FlaskConical,
  House,
  MessageSquare,
  type LucideIcon,
} from 'lucide-react';

interface NavSearch {
  readonly view?: 'chart';
}

// The router compares what is named and absent: the page of a report is not that of its chart. Types have no word for it.
const withoutView = { view: undefined } as unknown as NavSearch;

export interface NavItem {
  readonly to: '/' | '/research' | '/discover' | '/strategy' | '/signal' | '/chat/{-$conversationId}';
  /** What the address says beside the path. */
  readonly search?: NavSearch;
  /** Entry of `nav` in the common dictionary. */
  readonly key: 'today' | 'research' | 'charts' | 'discover' | 'strategies' | 'signals' | 'chat';
  readonly icon: LucideIcon;
}

export const navItems: readonly NavItem[] = [
  { to: '/', key: 'today', icon: House },
  { to: '/research', search: withoutView, key: 'research', icon: FlaskConical },
  { to: '/research', search: { view: 'chart' }, key: 'charts', icon: CandlestickChart },
  { to: '/discover', key: 'discover', icon: Compass },
  { to: '/strategy', key: 'strategies', icon: ChartNoAxesColumn },
  { to: '/signal', key: 'signals', icon: Bell },
  { to: '/chat/{-$conversationId}', key: 'chat', icon: MessageSquare },
];

/** Where the link of an entry leads, and what makes it the current one. */
export function linkOf({ to, search = {} }: Pick<NavItem, 'to' | 'search'>) {
  return { to, search, activeOptions: { exact: to === '/', explicitUndefined: 'view' in search } } as const;
}
