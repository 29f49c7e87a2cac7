import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { useBackFill } from './use-back-fill.ts';

/** Reads the whole history of instruments in the background, with progress counted from the questions asked. */
export function BackFill({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const field = useId();
  const { status, isRunning, start, cancel } = useBackFill();
  // Which id was not understood is said by the server in its own words.
  const tell = (error: Error): void =>
    void toast.error(isApiError(error) && error.code === 'bad-input' ? error.message : errorText(error));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('ids') ?? '');
    const ids = text.split(/[\s,\uFF0C\u3001]+/).filter((id) => id !== '');
    start.mutate(ids, { onError: tell });
  };
  const { done, total } = status ?? { done: null, total: null };
  return (
    <section aria-labelledby="back-fill" data-testid="back-fill">
      <h3 id="back-fill" className="text-h3">
        {t('data.backFill.title')}
      </h3>
      <p className="mt-0.5 mb-2 text-caption text-2">{t('data.backFill.hint')}</p>
      {!isRunning && (
        <form onSubmit={submit} className="flex flex-wrap gap-2">
          <label htmlFor={field} className="sr-only">
            {t('data.backFill.field')}
          </label>
          <Input
            id={field}
            name="ids"
            maxLength={4000}
            disabled={!mayChange}
            placeholder="US:NVDA, SH:600519, CRYPTO:BTC-USD"
            className="min-w-52 flex-1"
          />
          <Button type="submit" disabled={!mayChange} loading={start.isPending}>
            {t('data.backFill.start')}
          </Button>
        </form>
      )}
      {status !== undefined && (
        <div className="mt-2 flex flex-col gap-2 rounded-card border border-line p-3.5">
          <p className="num text-ui" role="status" data-state={status.state}>
            {t(`data.backFill.state.${status.state}`, { done: done ?? 0, total: total ?? 0 })}
          </p>
          {status.error === null ? null : <p className="text-caption break-words text-danger">{status.error}</p>}
          {isRunning && (
            <>
              <ProgressBar
                label={t('data.backFill.progress')}
                value={done === null || total === null || total === 0 ? null : done / total}
              />
              <Button
                className="self-end"
                disabled={!mayChange}
                loading={cancel.isPending}
                onClick={() => cancel.mutate(undefined, { onError: tell })}
              >
                {t('data.backFill.cancel')}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
