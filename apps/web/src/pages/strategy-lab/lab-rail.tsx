import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LabRunView } from '@plumbline/contract/strategy-lab';
import type { StrategyLab } from '@plumbline/model/strategy-lab';
import { labCalls, labQuery } from '../../lib/strategy-lab.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';

interface CardProps {
  readonly run: LabRunView;
  readonly lab: StrategyLab;
}

/** The end of the history that no try read, and the one way to open it. */
export function SealedCard({ run, lab }: CardProps) {
  const { t } = useTranslation('strategy-lab');
  const { date } = useDates();
  const client = useQueryClient();
  const errorText = useErrorTexts();
  const open = useMutation({
    mutationFn: () => labCalls.open(run.id),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['strategies'] }),
    onSettled: () => client.invalidateQueries({ queryKey: labQuery(run.id).queryKey }),
    onError: (error) => toast.error(errorText(error)),
  });
  const { sealed, best } = lab;
  if (sealed === null) return null;
  const isOpened = sealed.strategyId !== null;
  const Icon = isOpened ? LockOpen : Lock;
  return (
    <Card title={t('sealed.title')}>
      <p className="num flex items-center gap-2 text-ui">
        <Icon size={14} aria-hidden className="shrink-0 text-3" />
        {t('sealed.span', { from: date(sealed.from), to: date(sealed.to) })}
      </p>
      <p className="mt-1.5 text-ui font-normal text-pretty text-2">{t(isOpened ? 'sealed.opened' : 'sealed.closed')}</p>
      {!sealed.isFresh && <p className="mt-1.5 text-ui font-normal text-pretty text-warn">{t('sealed.seen')}</p>}
      {sealed.strategyId !== null ? (
        <Link
          to="/strategy/$strategyId"
          params={{ strategyId: sealed.strategyId }}
          className={`${buttonClass('primary')} mt-3`}
        >
          {t('sealed.toStrategy')}
        </Link>
      ) : (
        <Button
          className="mt-3"
          disabled={best === null || run.finishedAt === null}
          loading={open.isPending}
          onClick={() => open.mutate()}
        >
          {t('sealed.open', { number: best ?? 0 })}
        </Button>
      )}
    </Card>
  );
}

/** What the run has used of what it may use. */
export function LabBudgetCard({ lab }: Pick<CardProps, 'lab'>) {
  const { t } = useTranslation('strategy-lab');
  const { spent, limit } = lab.budget;
  const counted = lab.verdict?.trials ?? 0;
  const rows = [
    ['tries', lab.tries.length, limit.tries],
    ['clusters', lab.clusters, limit.clusters],
    ...(lab.modelUse === null ? [] : [['tokens', spent.inputTokens + spent.outputTokens, limit.tokens] as const]),
  ] as const;
  return (
    <Card title={t('budget.title')}>
      <dl className="flex flex-col gap-1.5 text-ui font-normal">
        {rows.map(([key, used, most]) => (
          <div key={key} className="num flex justify-between gap-3" data-used={key}>
            <dt className="text-2">{t(`budget.${key}`)}</dt>
            <dd>{t('budget.of', { used, most })}</dd>
          </div>
        ))}
      </dl>
      {counted > lab.tries.length && (
        <p className="mt-2 text-caption text-pretty text-3">{t('budget.all', { count: counted })}</p>
      )}
    </Card>
  );
}

/** What happened, the newest first. */
export function LabLogCard({ lab }: Pick<CardProps, 'lab'>) {
  const { t } = useTranslation('strategy-lab');
  const locale = useLocale();
  const { dateTime } = useDates();
  return (
    <Card title={t('log.title')} flush>
      <ol
        tabIndex={0}
        aria-label={t('log.title')}
        className="max-h-72 overflow-y-auto px-(--card-padding) py-2 -outline-offset-2!"
      >
        {lab.log.toReversed().map(({ at, text }, place) => (
          <li
            key={lab.log.length - place}
            className="grid grid-cols-[64px_minmax(0,1fr)] gap-2 py-1 text-ui font-normal"
          >
            <time className="num text-caption leading-5 text-3" dateTime={new Date(at).toISOString()}>
              {dateTime(at).split(' ').at(-1)}
            </time>
            <span className="text-pretty text-2">{text[locale]}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What a model proposed or said and was not used; it can be opened to be read, and is part of no copy. */
export function LabWithheldCard({ lab }: Pick<CardProps, 'lab'>) {
  const { t } = useTranslation('strategy-lab');
  const locale = useLocale();
  if (lab.withheldCount === 0) return null;
  return (
    <Card title={t('withheld.title', { count: lab.withheldCount })}>
      <details>
        <summary className="cursor-pointer text-ui text-accent">{t('withheld.show')}</summary>
        <ul className="mt-2 flex flex-col gap-2 select-none">
          {lab.withheld.map(({ text, why }, at) => (
            <li key={at} className="text-ui font-normal text-pretty">
              <span className="block break-words text-3">{text}</span>
              <span className="text-2">{why[locale]}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
