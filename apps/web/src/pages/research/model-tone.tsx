import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { readNewsTone } from '@plumbline/contract/news';
import { formatFact } from '@plumbline/model/format';
import type { Report } from '@plumbline/model/report';
import { call } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { Button } from '../../ui/button.tsx';

/** The same headlines as one's own language model labels them: asked on a click only, because it costs money. */
export function ModelTone({ report, days }: { readonly report: Report; readonly days: number }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const settings = useSettings();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      call<typeof readNewsTone>('post', '/news/:id/tone', {
        as: 'owner',
        params: { id: report.instrumentId },
        body: { asOf: report.asOf, days },
      }),
  });
  const sentiment = data?.sentiment ?? null;
  const why = data?.why ?? null;
  const counted = (name: string): number => {
    const input = sentiment?.formula?.inputs.find((one) => one.name === name);
    return input !== undefined && 'constant' in input ? input.constant : 0;
  };
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5" data-testid="model-tone">
      {sentiment === null ? null : (
        <div className="min-w-0 flex-1 basis-full">
          <p className="text-ui">
            {t('headlines.model.by')} <b className="num">{formatFact(sentiment, locale, { sign: true })}</b>
          </p>
          <p className="num mt-0.5 text-caption text-pretty text-3">
            {sentiment.value === null
              ? sentiment.why?.[locale]
              : t('headlines.model.method', { positive: counted('positive'), negative: counted('negative') })}{' '}
            {sentiment.source.locator}
          </p>
        </div>
      )}
      <Button size="compact" loading={isPending} onClick={() => mutate()}>
        {t(data === undefined ? 'headlines.model.ask' : 'headlines.model.again')}
      </Button>
      <p role="status" className="text-caption text-pretty text-2">
        {error === null ? (why === null ? null : t(`headlines.model.why.${why}`)) : errorText(error)}
      </p>
      {why === 'no-model' || why === 'key' ? (
        <Button size="compact" variant="ghost" onClick={() => settings.open('providers')}>
          {t('headlines.model.open')}
        </Button>
      ) : null}
    </div>
  );
}
