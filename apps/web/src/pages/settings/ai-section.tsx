import { useTranslation } from 'react-i18next';
import { nextMonthStart } from '@plumbline/model/date';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ServiceCard } from './ai-service-card.tsx';
import { Spend, useDollars } from './ai-spend.tsx';
import { useModels } from './ai-use-models.ts';

/** Language models: keys of one's own, which one answers, and what they cost. Without any, everything works all the same. */
export function AiSection() {
  const { t } = useTranslation('models');
  const dollars = useDollars();
  const hook = useModels();
  const { data, error, refetch } = hook.settings;
  if (error !== null && data === undefined) {
    return (
      <Card as="div" flush>
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data === undefined) return <Skeleton className="h-72 w-full rounded-card" />;
  const { answers, environment, perAnswer, services } = data;
  const chosen = services.find(({ isChosen }) => isChosen);
  const isOwn = chosen !== undefined;
  return (
    <div className="flex flex-col gap-4" data-testid="models">
      <div>
        <h3 className="text-h2">{t('title')}</h3>
        <p className="mt-0.5 text-ui font-normal text-pretty text-2">{t('intro')}</p>
      </div>
      <Banner tone={answers.instead === null ? 'info' : 'warn'}>
        <span data-testid="model-answers">
          {answers.instead === null
            ? t('answers', { name: t(`service.${answers.by}`) })
            : t(`instead.${answers.instead}`, {
                name: chosen?.model ?? t(`service.${chosen?.service ?? answers.by}`),
                money: dollars(chosen?.spend.cost ?? 0),
                cap: dollars(chosen?.monthlyCap ?? 0),
                month: chosen?.spend.month,
                day: nextMonthStart(chosen?.spend.month ?? ''),
              })}
        </span>
      </Banner>
      <ul className="rounded-card border border-line">
        {services.map((view) => (
          <ServiceCard key={view.service} view={view} hook={hook} />
        ))}
      </ul>
      {environment !== null && (
        <div className="rounded-card border border-line px-3.5 py-3">
          <p className="font-semibold">{t('service.environment')}</p>
          <p className="text-caption text-2">
            {environment.provider} · <span className="num">{environment.model}</span>
          </p>
          <Spend spend={environment.spend} cap={null} />
        </div>
      )}
      {isOwn && (
        <div>
          <Button onClick={() => hook.choose.mutate(null)}>
            {t(environment === null ? 'useBuiltIn' : 'useEnvironment')}
          </Button>
        </div>
      )}
      <p className="text-caption text-pretty text-3">
        {t('perAnswer', { steps: perAnswer.steps, tokens: perAnswer.tokens, seconds: perAnswer.ms / 1000 })}
      </p>
      <p className="text-caption text-pretty text-3">{t('note')}</p>
    </div>
  );
}
