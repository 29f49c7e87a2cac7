import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { FileText, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answerer } from '@plumbline/contract/models';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { deskOfferQuery, desksQuery } from '../../lib/desk.ts';
import { tileName } from '../../lib/tile-name.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';
import { useDollars } from '../settings/ai-spend.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { Remedy } from './faults.tsx';
import { RecordCard } from './record-card.tsx';
import { useStartDesk } from './use-start-desk.ts';

export interface DeskStartProps {
  readonly instrument: string;
  readonly report: string | undefined;
}

const voices = ['analysts', 'debate', 'risk', 'chair'] as const;

/** Before the desk is asked: what it rests on, who answers, what it costs, and what it said before. */
export function DeskStart({ instrument, report }: DeskStartProps) {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { date } = useDates();
  const dollars = useDollars();
  const offer = useQuery(deskOfferQuery(instrument, report));
  const past = useQuery(desksQuery(instrument));
  const [by, setBy] = useState<Answerer | null>(null);
  const { start, isPending } = useStartDesk();
  if (offer.data === undefined) {
    if (offer.error === null) return <Skeleton className="h-[50dvh] w-full" />;
    const { error, isFetching, refetch } = offer;
    return (
      <Card flush>
        <ErrorState title={t('start.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  const { report: based, model, answerers, budget, isContaminated, needs } = offer.data;
  const view = offer.data.instrument;
  const id = parseInstrumentId(view.id);
  const name = view.name[locale];
  const { tokens, dollars: money } = budget.estimated;
  const chosen = by ?? (model === null ? 'built-in' : null);
  const ask = (): void =>
    start({
      instrument: view.id,
      ...(based === null ? {} : { report: based.id }),
      ...(chosen === null ? {} : { by: chosen }),
    });
  const nameOf = (answerer: Answerer, itsModel: string | null): string =>
    itsModel === null ? t(`answerer.${answerer}`) : `${t(`answerer.${answerer}`)} · ${itsModel}`;
  return (
    <div className="mx-auto flex max-w-[880px] flex-col gap-(--card-gap)" data-testid="desk-start">
      <header className="flex items-center gap-3.5">
        <TickerTile name={id === null ? name : tileName(id, view.name, locale)} size={44} />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-h1">
            {t('start.title', { name })}
          </h1>
          <p className="text-ui font-normal text-pretty text-2">{t('start.lead')}</p>
        </div>
      </header>
      {needs.map((need) => (
        <Banner
          key={need.kind}
          tone="warn"
          action={
            <span className="flex flex-wrap gap-2">
              {need.remedies
                .filter((remedy) => remedy !== 'built-in')
                .map((remedy) => (
                  <Remedy key={remedy} remedy={remedy} instrument={view.id} report={based?.id} />
                ))}
            </span>
          }
        >
          {need.text[locale]}
        </Banner>
      ))}
      {isContaminated && <Banner tone="warn">{t('start.hindsight')}</Banner>}
      <Card title={t('start.how')}>
        <ol className="grid gap-3 md:grid-cols-4">
          {voices.map((voice) => (
            <li key={voice} className="text-ui font-normal text-pretty">
              <strong className="block font-semibold">{t(`stage.${voice}`)}</strong>
              <span className="text-2">{t(`start.part.${voice}`)}</span>
            </li>
          ))}
        </ol>
        <dl className="mt-4 grid gap-x-6 gap-y-2 border-t border-line pt-3 text-ui font-normal md:grid-cols-2">
          <div className="flex justify-between gap-3">
            <dt className="text-2">{t('start.restsOn')}</dt>
            <dd>
              {based === null ? (
                t('start.noReport')
              ) : (
                <Link to="/research" search={{ run: based.id }} className="text-accent">
                  {t('start.reportOf', { date: date(based.asOf) })}
                </Link>
              )}
            </dd>
          </div>
          <div className="num flex justify-between gap-3">
            <dt className="text-2">{t('start.estimate')}</dt>
            <dd>
              {chosen === 'built-in'
                ? t('start.free')
                : money === null
                  ? t('budget.tokens', { count: tokens })
                  : `${dollars(money)} · ${t('budget.tokens', { count: tokens })}`}
            </dd>
          </div>
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {answerers.length > 1 && (
            <Select
              label={t('start.who')}
              value={chosen ?? answerers[0]?.by ?? 'built-in'}
              options={answerers.map((one) => ({ value: one.by, label: nameOf(one.by, one.model) }))}
              onChange={setBy}
            />
          )}
          <Button
            variant="primary"
            disabled={based === null}
            loading={isPending}
            icon={<Users size={16} aria-hidden />}
            onClick={ask}
          >
            {t(chosen === 'built-in' ? 'start.byRules' : 'start.ask')}
          </Button>
          {based === null ? (
            <Link to="/research" search={{ symbol: view.id }} className={buttonClass()}>
              <FileText size={16} aria-hidden />
              {t('remedy.write-report')}
            </Link>
          ) : null}
        </div>
      </Card>
      {based !== null && <DocumentsCard instrument={view.id} asOf={based.asOf} />}
      {past.data !== undefined && past.data.runs.length > 0 && (
        <Card title={t('start.past')}>
          <ul className="-my-1.5">
            {past.data.runs.map((run) => (
              <li
                key={run.id}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
              >
                <Link to="/research" search={{ view: 'desk', desk: run.id }} className="text-ui text-accent">
                  {run.memo === null ? t(`state.${run.state}`) : run.memo.title[locale]}
                </Link>
                <span className="text-caption leading-5 text-3">{date(run.asOf)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {past.data !== undefined && <RecordCard record={past.data.record} />}
    </div>
  );
}
