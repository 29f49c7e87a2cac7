import type { ReactNode } from 'react';

export interface BareCardProps {
  readonly testId: string;
  readonly title: string;
  readonly alert?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The centred card of sign-in and redirect pages. */
export function BareCard({ testId, title, alert = false, actions, children }: BareCardProps) {
  return (
    <section data-testid={testId} className="rounded-modal border border-line bg-1 p-6">
      <div role={alert ? 'alert' : undefined}>
        <h1 tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <div className="mt-2 text-body text-pretty text-2">{children}</div>
      </div>
      {actions !== undefined && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
    </section>
  );
}
