import type { ReactNode } from 'react';

export interface CalloutProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** An aside inside a card: a method note, a condition to watch. */
export function Callout({ icon, title, children }: CalloutProps) {
  return (
    <div className="rounded-control bg-2 px-3.5 py-3">
      <p className="flex items-center gap-1.5 text-ui font-semibold">
        {icon}
        {title}
      </p>
      <div className="mt-1 text-ui font-normal text-pretty text-2">{children}</div>
    </div>
  );
}
