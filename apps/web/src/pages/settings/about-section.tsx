import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { externalLinks } from '../../lib/external-links.ts';
import { productName } from '../../lib/product.ts';
import { configQuery } from '../../lib/queries.ts';
import { LogoMark } from '../../ui/logo.tsx';

/** What the browser part is built on, by licence. */
const licences = [
  ['MIT', 'React, TanStack Router and Query, Base UI, Tailwind CSS, i18next, zustand, KaTeX, react-markdown, remark'],
  ['ISC', 'Lucide, d3-scale, d3-shape'],
  ['BSD-3-Clause', 'FormatJS intl-messageformat'],
  ['Apache-2.0', 'TradingView Lightweight Charts™, PostHog JS (and MIT)'],
  ['OFL-1.1', 'Inter, JetBrains Mono'],
] as const;

export function AboutSection() {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const { data: config } = useQuery(configQuery);
  const links = externalLinks(config?.links ?? {});
  return (
    <>
      <h3 className="mb-3 text-h2">{t('section.about')}</h3>
      <div className="flex items-center gap-3">
        <LogoMark size={36} />
        <div>
          <p className="text-h3">{productName}</p>
          <p className="num text-caption text-3">
            {config === undefined ? '' : t('about.version', { version: config.version })} · {t('about.licence')}
          </p>
        </div>
      </div>
      <p className="mt-4 max-w-[68ch] text-body text-pretty text-2">{t('about.detail')}</p>
      <p className="mt-2 text-caption text-3">{common('disclaimer')}</p>
      {links.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ui">
          {links.map(({ key, href }) => (
            <li key={key}>
              <a
                href={href}
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center text-accent hover:underline"
              >
                {common(`nav.${key}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <h4 className="mt-6 mb-2 text-h3">{t('about.charts')}</h4>
      <p className="text-ui font-normal text-2">
        {t('about.chartsDetail')}{' '}
        <a
          href="https://www.tradingview.com/"
          rel="noopener noreferrer"
          target="_blank"
          className="text-accent underline underline-offset-2"
        >
          TradingView
        </a>
      </p>
      <h4 className="mt-6 mb-2 text-h3">{t('about.licences')}</h4>
      <dl className="flex flex-col gap-2 text-ui font-normal">
        {licences.map(([licence, works]) => (
          <div key={licence} className="grid gap-x-4 sm:grid-cols-[120px_1fr]">
            <dt className="font-medium">{licence}</dt>
            <dd className="text-2">{works}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
