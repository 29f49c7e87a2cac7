import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { externalLinks } from '../lib/external-links.ts';
import { productName } from '../lib/product.ts';
import { configQuery } from '../lib/queries.ts';
import { useSettings } from '../lib/use-settings.ts';
import { LogoMark } from '../ui/logo.tsx';

export function Footer() {
  const { t } = useTranslation();
  const { data: config } = useQuery(configQuery);
  const settings = useSettings();
  const entry = 'inline-flex min-h-6 items-center text-2 hover:text-1 pointer-coarse:min-h-11';
  return (
    <footer className="page mt-auto pt-8 pb-8" data-testid="footer">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5 text-caption text-3">
        <span className="flex items-center gap-2 text-ui font-semibold text-1">
          <LogoMark size={18} />
          {productName}
        </span>
        <span>{t('disclaimer')}</span>
        <span className="flex-1 max-md:hidden" />
        <nav aria-label={t('nav.footer')} className="flex flex-wrap gap-x-5 gap-y-1" data-print="hide">
          {externalLinks(config?.links ?? {}).map(({ key, href }) => (
            <a key={key} href={href} className={entry} rel="noopener noreferrer">
              {t(`nav.${key}`)}
            </a>
          ))}
          <Link to="/method" className={entry}>
            {t('nav.method')}
          </Link>
          <button type="button" className={entry} onClick={() => settings.open()}>
            {t('nav.settings')}
          </button>
        </nav>
        {config !== undefined && <span className="num">{config.version}</span>}
      </div>
    </footer>
  );
}
