import type { ReactNode } from 'react';
import { Ghost, type GhostKind } from './ghost.tsx';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** A picture of what will stand there, in place of an icon. */
  readonly ghost?: GhostKind;
  /** One sentence. */
  readonly title: string;
  readonly detail?: ReactNode;
  /** One primary action. */
  readonly action?: ReactNode;
  readonly example?: ReactNode;
}

export function EmptyState({ icon, ghost, title, detail, action, example }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {ghost !== undefined && <Ghost of={ghost} />}
      {icon !== undefined && (
        <span className="flex size-10 items-center justify-center rounded-card bg-2 text-2">{icon}</span>
      )}
      <p className="text-h3 text-balance">{title}</p>
      {detail !== undefined && <div className="max-w-[52ch] text-ui font-normal text-pretty text-2">{detail}</div>}
      {action}
      {example !== undefined && <div className="text-caption text-3">{example}</div>}
    </div>
  );
}
