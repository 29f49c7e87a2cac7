import { Bell, ChartNoAxesColumn, Compass, FlaskConical, MessageSquare, type LucideIcon } from 'lucide-react';

export interface NavItem {
  readonly to: '/research' | '/discover' | '/strategy' | '/signal' | '/chat/{-$conversationId}';
  /** Entry of `nav` in the common dictionary. */
  readonly key: 'research' | 'discover' | 'strategies' | 'signals' | 'chat';
  readonly icon: LucideIcon;
}

export const navItems: readonly NavItem[] = [
  { to: '/research', key: 'research', icon: FlaskConical },
  { to: '/discover', key: 'discover', icon: Compass },
  { to: '/strategy', key: 'strategies', icon: ChartNoAxesColumn },
  { to: '/signal', key: 'signals', icon: Bell },
  { to: '/chat/{-$conversationId}', key: 'chat', icon: MessageSquare },
];
