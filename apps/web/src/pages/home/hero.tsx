import { ArrowUpDown, ChartNoAxesColumn, MessageSquare } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../../lib/queries.ts';
import { ComposerBox } from './composer-box.tsx';
import { ResolverPanel } from './resolver-panel.tsx';
import { useComposer } from './use-composer.ts';

const tickers = [
  ['TSLA', 'US:TSLA'],
  ['NVDA', 'US:NVDA'],
  ['600519', 'SH:600519'],
  ['0700.HK', 'HK:00700'],
  ['BTC-USD', 'CRYPTO:BTC-USD'],
] as const;
const starters = [
  { key: 'question', icon: MessageSquare, about: ['US:NVDA'] },
  { key: 'compare', icon: ArrowUpDown, about: ['US:NVDA', 'US:AMD'] },
  { key: 'rule', icon: ChartNoAxesColumn, about: ['CRYPTO:BTC-USD'] },
] as const;

export function Hero() {
  const { t } = useTranslation('home');
  const composer = useComposer();
  const archived = useQuery(configQuery).data?.archived ?? null;
  /** An archive holds some instruments only: what it has nothing of is no example. */
  const isHeld = (id: string): boolean => archived === null || archived.includes(id);
  return (
    <section className="grid items-stretch gap-5 xl:grid-cols-[minmax(0,1fr)_440px] xl:gap-10">
      <div className="flex min-w-0 flex-col justify-between gap-5">
        <div>
          <h1 tabIndex={-1} className="text-display max-md:text-[30px] max-md:leading-[38px]">
            {t('title')}
          </h1>
          <p className="mt-2 text-lead text-2">{t('subtitle')}</p>
        </div>
        <div className="flex flex-col gap-3">
          <ComposerBox composer={composer} />
          <div className="flex flex-wrap items-center gap-2">
            <span className="mr-0.5 text-caption font-medium text-3 max-md:hidden">{t('try')}</span>
            {tickers
              .filter(([, id]) => isHeld(id))
              .map(([ticker]) => (
                <button
                  key={ticker}
                  type="button"
                  onClick={() => composer.setText(ticker)}
                  className="num inline-flex h-7 items-center gap-1.5 rounded-chip border border-line bg-1 px-2.5 text-caption font-medium hover:bg-2 pointer-coarse:h-11"
                >
                  {ticker} <span className="font-normal text-3">{t(`ticker.${ticker.replace('.', '-')}`)}</span>
                </button>
              ))}
          </div>
        </div>
        <div className="grid gap-2 md:grid-cols-3">
          {starters
            .filter(({ about }) => about.every(isHeld))
            .map(({ key, icon: Icon }) => (
              <button
                key={key}
                type="button"
                onClick={() => composer.setText(t(`starter.${key}`))}
                className="flex min-h-11 gap-2 rounded-control border border-line px-3 py-2.5 text-left text-ui font-normal text-pretty text-2 hover:bg-1 hover:text-1 max-md:items-center"
              >
                <Icon size={16} className="mt-px text-3" aria-hidden />
                {t(`starter.${key}`)}
              </button>
            ))}
        </div>
      </div>
      <ResolverPanel composer={composer} />
    </section>
  );
}
