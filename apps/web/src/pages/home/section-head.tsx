import type { ReactNode } from 'react';

export interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
}

export function SectionHead({ id, title, aside }: SectionHeadProps) {
  return (
    <div className="mb-3 flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {aside !== undefined && <div className="text-caption text-3">{aside}</div>}
    </div>
  );
}
