import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answerer } from '@plumbline/contract/models';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { sentencesOf } from '@plumbline/quant/language/describe';
import { strategyQuery } from '../../lib/strategies.ts';
import { labCalls, labOfferQuery, labsQuery } from '../../lib/strategy-lab.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { useParameterName } from '../strategy/parameter-name.ts';

// The reader of ideas and its words are large; they come with the first letter.
const IdeaReading = lazy(() =>
  import('../strategies/idea-reading.tsx').then((file) => ({ default: file.IdeaReading })),
);

const parts = ['rules', 'count', 'revise', 'sealed'] as const;

/** Before a run: the idea as readable rules, to agree to; who proposes revisions; and earlier runs. */
export function LabStart({ from }: { readonly from: string | undefined }) {
  const { t } = useTranslation('strategy-lab');
  const { t: words } = useTranslation('strategy');
  const locale = useLocale();
  const parameterName = useParameterName();
  const { date } = useDates();
  const navigate = useNavigate({ from: '/strategy' });
  const errorText = useErrorTexts();
  const [text, setText] = useState('');
  const [read, setRead] = useState<StrategySpec | null>(null);
  const [by, setBy] = useState<Answerer | null>(null);
  const offer = useQuery(labOfferQuery);
  const past = useQuery(labsQuery);
  const own = useQuery({ ...strategyQuery(from ?? ''), enabled: from !== undefined });
  const strategy = from === undefined ? undefined : own.data?.strategy;
  const spec = strategy?.current.spec ?? read;
  // Pressed twice before the page has changed, it is one request.
  const key = useRef<string | null>(null);
  const start = useMutation({
    mutationFn: (given: StrategySpec) => {
      key.current ??= crypto.randomUUID();
      return labCalls.start({ spec: given, idea: text.trim(), ...(by === null ? {} : { by }) }, key.current);
    },
    onSettled: () => {
      key.current = null;
    },
    // Pending until the page has changed, so that no press between begins another run.
    onSuccess: ({ id }) => navigate({ search: () => ({ lab: id }) }),
    onError: (error) => toast.error(errorText(error)),
  });
  const answerers = offer.data?.answerers ?? [];
  const lack = offer.data?.lack ?? null;
  return (
    <div className="mx-auto flex w-full max-w-[880px] flex-col gap-(--card-gap)" data-testid="lab-start">
      <header>
        <h1 tabIndex={-1} className="text-h1">
          {strategy === undefined ? t('start.title') : t('start.titleOf', { name: strategy.name })}
        </h1>
        <p className="text-ui font-normal text-pretty text-2">{t('start.lead')}</p>
      </header>
      {lack !== null && <Banner tone="info">{lack[locale]}</Banner>}
      <Card title={t('start.idea')}>
        {from === undefined ? (
          <>
            <textarea
              rows={2}
              aria-label={t('start.idea')}
              placeholder={words('list.describeHint')}
              value={text}
              spellCheck={false}
              data-testid="lab-idea"
              onChange={(event) => setText(event.target.value)}
              className="field-sizing-content max-h-40 min-h-16 w-full resize-none rounded-control border border-edge bg-1 p-3 text-body placeholder:text-3 max-md:text-[16px]"
            />
            {text.trim() === '' ? null : (
              <Suspense fallback={<div className="mt-3 h-7" />}>
                <IdeaReading text={text} onText={setText} onSpec={setRead} />
              </Suspense>
            )}
          </>
        ) : own.error === null ? null : (
          <p className="text-ui font-normal text-danger">{errorText(own.error)}</p>
        )}
        {spec === null ? null : (
          <section
            className="mt-4 border-t border-line pt-3 first:mt-0 first:border-t-0 first:pt-0"
            data-testid="lab-rules"
          >
            <h3 className="text-ui font-semibold">{t('start.rules')}</h3>
            <p className="mt-1 text-ui font-normal text-pretty text-2">
              {sentencesOf(spec, locale, parameterName)
                .filter(({ kind }) => kind !== 'title')
                .map(({ text: sentence }) => sentence)
                .join(locale === 'en' ? ' ' : '')}
            </p>
          </section>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {answerers.length > 1 && (
            <Select
              label={t('start.who')}
              value={by ?? answerers[0]?.by ?? 'built-in'}
              options={answerers.map((one) => ({
                value: one.by,
                label: one.model === null ? t(`answerer.${one.by}`) : `${t(`answerer.${one.by}`)} · ${one.model}`,
              }))}
              onChange={setBy}
            />
          )}
          <Button
            variant="primary"
            icon={<FlaskConical size={16} aria-hidden />}
            disabled={spec === null}
            loading={start.isPending}
            onClick={() => (spec === null ? undefined : start.mutate(spec))}
          >
            {t('start.agree')}
          </Button>
          {spec === null && text.trim() !== '' ? (
            <p className="text-caption text-pretty text-3">{t('start.unread')}</p>
          ) : null}
          {strategy === undefined ? null : (
            <Link
              to="/chat/{-$conversationId}"
              params={{}}
              search={{ q: t('start.critiqueQuestion', { name: strategy.name }) }}
              className={buttonClass()}
            >
              {t('start.critique')}
            </Link>
          )}
        </div>
      </Card>
      <Card title={t('start.how')}>
        <ol className="grid gap-3 md:grid-cols-4">
          {parts.map((part) => (
            <li key={part} className="text-ui font-normal text-pretty">
              <strong className="block font-semibold">{t(`start.part.${part}.title`)}</strong>
              <span className="text-2">{t(`start.part.${part}.detail`)}</span>
            </li>
          ))}
        </ol>
      </Card>
      {past.data !== undefined && past.data.runs.length > 0 && (
        <Card title={t('start.past')}>
          <ul className="-my-1.5">
            {past.data.runs.map((run) => (
              <li
                key={run.id}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
              >
                <Link to="/strategy" search={{ lab: run.id }} className="min-w-0 truncate text-ui text-accent">
                  {run.name}
                </Link>
                <span className="num text-caption leading-5 text-3">
                  {run.verdict === null
                    ? t(`state.${run.state}`)
                    : `${words(`verdict.${run.verdict.label}`)} · ${t('tryCount', { count: run.tries })}`}
                  {' · '}
                  {date(new Date(run.createdAt).toISOString().slice(0, 10))}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
