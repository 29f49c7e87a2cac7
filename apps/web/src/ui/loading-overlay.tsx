import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from './spinner.tsx';

export interface LoadingOverlayProps {
  readonly visible: boolean;
  /** Below the spinner; `loading...` unless given. */
  readonly tip?: string;
  /** What is covered. */
  readonly children: ReactNode;
}

/** Covers its own area, not the page. What lies beneath keeps its place and cannot be used meanwhile. */
export function LoadingOverlay({ visible, tip, children }: LoadingOverlayProps) {
  const { t } = useTranslation();
  return (
    <div className="relative" aria-busy={visible}>
      <div inert={visible}>{children}</div>
      {visible && (
        <div
          role="status"
          data-testid="loading-overlay"
          className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-3 rounded-[inherit] bg-[color-mix(in_srgb,var(--bg-1)_78%,transparent)] text-2"
        >
          <Spinner size={32} />
          <span className="text-ui">{tip ?? t('loading')}</span>
        </div>
      )}
    </div>
  );
}
