import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Examination, readExamination, startExamination } from '@plumbline/contract/sources';
import { call } from '../../lib/api.ts';
import { cx } from '../../lib/cx.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { toast } from '../../ui/toast.ts';
import { useOperatorToken } from './use-source-settings.ts';

type Endpoint = Examination['endpoints'][number];

const queryKey = ['source-examination'] as const;
const lookEveryMs = 1000;

const dots: Readonly<Record<Endpoint['state'], string>> = {
  ok: 'bg-ok',
  drifted: 'bg-warn',
  failed: 'bg-danger',
  empty: 'bg-[var(--text-3)]',
  off: 'border border-[var(--text-3)]',
};
/** What asks for something to be done comes first. */
const ranks: readonly Endpoint['state'][] = ['drifted', 'failed', 'ok', 'empty', 'off'];

function EndpointRow({ endpoint }: { readonly endpoint: Endpoint }) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const { title, market, kind, state, ms, message, drifts, advice, isCompared } = endpoint;
  return (
    <li data-endpoint={`${endpoint.providerId} ${kind}`} className="border-b border-line px-3.5 py-2 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption">
        <span>
          <span className={cx('mr-1.5 inline-block size-[7px] rounded-full', dots[state])} aria-hidden="true" />
          <span className="font-semibold">{title}</span>{' '}
          <span className="text-2">
            {t(`data.examination.kind.${kind}`, { defaultValue: kind })}
            {market !== null && ` · ${t(`market.${market}`)}`}
          </span>
        </span>
        <span className="text-2">
          {t(`data.examination.state.${state}`)}
          {state === 'ok' && !isCompared && ` · ${t('data.examination.notCompared')}`}
          {ms !== null && <span className="num ml-2 text-3">{`${ms} ms`}</span>}
        </span>
      </p>
      {drifts.slice(0, 5).map((drift) => (
        <p key={`${drift.request} ${drift.path}`} className="mt-0.5 text-caption break-words text-warn">
          <code className="num">{drift.path}</code>{' '}
          {t('data.examination.drift', {
            recorded: t(`data.examination.field.${drift.recorded}`),
            found: t(`data.examination.field.${drift.found}`),
          })}
        </p>
      ))}
      {state === 'failed' && message !== null && <p className="mt-0.5 text-caption text-danger">{message}</p>}
      {advice !== null && <p className="mt-0.5 text-caption text-2">{advice[locale]}</p>}
    </li>
  );
}

/** Every endpoint of every source, asked once when somebody wants to know: answered, how fast, and in the shape that was recorded. */
export function SourceExamination({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const client = useQueryClient();
  const operatorToken = useOperatorToken((state) => state.token);
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<typeof readExamination>('get', '/sources/examination', { as: 'owner', signal }),
    refetchInterval: ({ state }) => (state.data?.examination?.isRunning === true ? lookEveryMs : false),
  });
  const start = useMutation({
    mutationFn: () =>
      call<typeof startExamination>('post', '/sources/examination', { as: 'owner', operatorToken, body: {} }),
    onSuccess: (started) => client.setQueryData(queryKey, started),
    onError: (error) => toast.error(errorText(error)),
  });
  const examination = shown.data?.examination ?? null;
  const isRunning = examination?.isRunning === true;
  const endpoints = [...(examination?.endpoints ?? [])].sort((a, b) => ranks.indexOf(a.state) - ranks.indexOf(b.state));
  const count = (state: Endpoint['state']): number => endpoints.filter((endpoint) => endpoint.state === state).length;
  return (
    <section aria-labelledby="source-examination" data-testid="source-examination">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 id="source-examination" className="text-h3">
            {t('data.examination.title')}
          </h3>
          <p className="mt-0.5 text-caption text-2">{t('data.examination.hint')}</p>
        </div>
        <Button disabled={!mayChange} loading={start.isPending || isRunning} onClick={() => start.mutate()}>
          {t('data.examination.start')}
        </Button>
      </div>
      {examination !== null && (
        <>
          <p className="num mt-2 text-caption text-2" role="status">
            {isRunning ? (
              t('data.examination.progress', { done: endpoints.length, of: examination.of })
            ) : (
              <>
                <DateTime at={examination.startedAt} />{' '}
                {t('data.examination.summary', { ok: count('ok'), drifted: count('drifted'), failed: count('failed') })}
              </>
            )}
          </p>
          {endpoints.length > 0 && (
            <ul className="mt-2 max-h-96 overflow-y-auto rounded-card border border-line" tabIndex={0}>
              {endpoints.map((endpoint) => (
                <EndpointRow
                  key={`${endpoint.providerId} ${endpoint.kind} ${endpoint.market ?? ''}`}
                  endpoint={endpoint}
                />
              ))}
            </ul>
          )}
          {!isRunning && endpoints.length === 0 && (
            <p className="mt-1 text-caption text-3">{t('data.examination.nothing')}</p>
          )}
        </>
      )}
    </section>
  );
}
