import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LucideIcon } from 'lucide-react';

export interface WorkingThing {
  /** Entry below `works` in the pages dictionary: title and detail. */
  readonly key: 'report' | 'history' | 'receipt' | 'crypto' | 'markets' | 'export';
  readonly icon: LucideIcon;
  readonly to: '/' | '/research';
  readonly symbol?: string;
}

export interface PageIntroProps {
  readonly testId: string;
  readonly title: string;
  /** What this page is for and why it is empty. */
  readonly detail: string;
  readonly works: readonly WorkingThing[];
  readonly children?: ReactNode;
}

/** A page without content of its own yet: what it is for, why nothing is here, and what already answers the need. */
export function PageIntro({ testId, title, detail, works, children }: PageIntroProps) {
  const { t } = useTranslation('pages');
  const { t: common } = useTranslation();
  return (
    <div
      data-testid={testId}
      className="mx-auto flex min-h-[calc(100dvh-100px)] w-full max-w-[760px] flex-col justify-center gap-6 py-8"
    >
      <div>
        <h1 tabIndex={-1} className="text-h1 text-balance">
          {title}
        </h1>
        <p className="mt-2 max-w-[64ch] text-body text-pretty text-2">{detail}</p>
      </div>
      {children}
      <section aria-labelledby="works-title">
        <h2 id="works-title" className="mb-3 text-caption font-medium text-3">
          {t('works.title')}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-3">
          {works.map(({ key, icon: Icon, to, symbol }) => (
            <li key={key}>
              <Link
                to={to}
                {...(symbol === undefined ? {} : { search: { symbol } })}
                className="flex h-full min-h-24 flex-col gap-1.5 rounded-card border border-line bg-1 p-4 hover:border-edge"
              >
                <span className="flex items-center gap-2 text-caption font-medium text-2">
                  <Icon size={16} aria-hidden />
                  {t(`works.${key}.title`)}
                </span>
                <span className="text-ui font-normal text-pretty">{t(`works.${key}.detail`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <p className="text-caption text-3">{common('disclaimer')}</p>
    </div>
  );
}
