import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button.tsx';

export interface NotFoundProps {
  readonly testId: string;
  readonly title: string;
  readonly detail: string;
}

export function NotFound({ testId, title, detail }: NotFoundProps) {
  const { t } = useTranslation();
  return (
    <div
      data-testid={testId}
      className="flex min-h-[calc(100dvh-120px)] flex-col items-center justify-center gap-3 text-center"
    >
      <span className="flex size-10 items-center justify-center rounded-card bg-2 text-2">
        <SearchX size={18} aria-hidden />
      </span>
      <h1 tabIndex={-1} className="text-h2">
        {title}
      </h1>
      <p className="max-w-[52ch] text-ui font-normal text-2">{detail}</p>
      <Link to="/" className={buttonClass('primary')}>
        {t('action.newChat')}
      </Link>
    </div>
  );
}
