import { useTranslation } from 'react-i18next';
import type { Locale } from '@plumbline/model/locale';
import type { MarketId } from '@plumbline/model/instrument';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useCreate } from './use-create.ts';

const home: Readonly<Record<Locale, MarketId>> = { en: 'us', 'zh-CN': 'cn', 'zh-HK': 'hk' };
/** One of each family that everybody has heard of. */
const examples = ['moving-average-cross', 'rsi-two', 'momentum'] as const;

/** Nothing here yet: three examples that run, each a press away from its back-test and verdict. */
export function NoStrategies() {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const create = useCreate();
  const use = async (id: string): Promise<void> => {
    const [{ templates }, { marketsOf, templateSpec }] = await Promise.all([
      import('@plumbline/quant/catalogue/strategies/registry'),
      import('@plumbline/quant/catalogue/strategy-template'),
    ]);
    const template = templates.find((one) => one.id === id);
    if (template === undefined) return;
    const claimed = marketsOf(template);
    const market = claimed.find((one) => one === home[locale]) ?? claimed[0];
    if (market === undefined) return;
    create.mutate({ spec: templateSpec(template, market, locale), template: id });
  };
  return (
    <Card>
      <EmptyState
        ghost="chart"
        title={t('list.empty')}
        detail={t('list.emptyDetail')}
        action={
          <ul className="mt-2 grid w-full max-w-[900px] gap-3 text-start sm:grid-cols-3">
            {examples.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  data-example={id}
                  disabled={create.isPending}
                  onClick={() => void use(id)}
                  className="flex h-full w-full flex-col gap-1 rounded-card border border-line bg-1 p-4 text-start hover:border-edge disabled:text-3"
                >
                  <span className="text-h3">{t(`example.${id}.title`)}</span>
                  <span className="text-ui font-normal text-pretty text-2">{t(`example.${id}.detail`)}</span>
                </button>
              </li>
            ))}
          </ul>
        }
      />
      {create.error === null ? null : <ErrorState title={t('make.failed')} error={create.error} />}
    </Card>
  );
}
