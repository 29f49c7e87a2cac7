import { CircleAlert, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../lib/use-error-text.ts';
import { isApiError } from '../lib/api.ts';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

export interface ErrorStateProps {
  /** What failed, in the words of the place: "Market pulse could not be loaded." */
  readonly title: string;
  readonly error: unknown;
  /** What still works. */
  readonly stillWorks?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

/** A card that failed says so alone; the page around it lives on. */
export function ErrorState({ title, error, stillWorks, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation();
  const text = useErrorText(error);
  const id = isApiError(error) ? error.id : null;
  const copy = (value: string): void => {
    void navigator.clipboard.writeText(value).then(() => toast.success(t('toast.copiedId')));
  };
  return (
    <div role="alert" className="flex flex-col items-start gap-2 p-(--card-padding)">
      <p className="flex items-center gap-2 text-h3">
        <CircleAlert size={16} className="text-danger" aria-hidden />
        {title}
      </p>
      <p className="text-ui font-normal text-2">{text}</p>
      {stillWorks !== undefined && <p className="text-ui font-normal text-2">{stillWorks}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {onRetry !== undefined && (
          <Button onClick={onRetry} loading={retrying}>
            {t('action.retry')}
          </Button>
        )}
        {id !== null && (
          <button
            type="button"
            onClick={() => copy(id)}
            className="inline-flex min-h-6 items-center gap-1.5 text-caption text-3 hover:text-1"
          >
            <span>{t('error.id', { id })}</span>
            <Copy size={12} aria-hidden />
            <span className="sr-only">{t('action.copy')}</span>
          </button>
        )}
      </div>
    </div>
  );
}
