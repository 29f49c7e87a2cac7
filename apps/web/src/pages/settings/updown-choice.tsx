import { useTranslation } from 'react-i18next';
import { record } from '../../lib/analytics.ts';
import { updownSchemes } from '../../lib/appearance.ts';
import { cx } from '../../lib/cx.ts';
import { usePreferences } from '../../lib/use-preferences.ts';
import { CandlePreview } from './candle-preview.tsx';

/** Three schemes, each drawn in itself, and the chosen one larger below. */
export function UpdownChoice() {
  const { t } = useTranslation('settings');
  const updown = usePreferences((state) => state.appearance.updown);
  const change = usePreferences((state) => state.change);
  return (
    <fieldset className="border-b border-line pb-5">
      <legend className="text-ui">{t('updown.label')}</legend>
      <p className="mt-0.5 mb-3 text-caption text-3">{t('updown.hint')}</p>
      <div className="grid gap-2.5 sm:grid-cols-3">
        {updownSchemes.map((scheme) => (
          <label
            key={scheme}
            className={cx(
              'cursor-pointer rounded-card border p-3.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              scheme === updown ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-edge',
            )}
          >
            <span className="flex items-center justify-between gap-2 text-ui font-semibold">
              {t(`updown.${scheme}.name`)}
              <input
                type="radio"
                name="updown"
                value={scheme}
                checked={scheme === updown}
                className="size-4 accent-[var(--accent-solid)] outline-none"
                onChange={() => {
                  change({ updown: scheme });
                  record('preference changed', { name: 'updown', value: scheme });
                }}
              />
            </span>
            <span className="my-2 block">
              <CandlePreview scheme={scheme} height={48} />
            </span>
            <span className="text-caption text-3">{t(`updown.${scheme}.where`)}</span>
          </label>
        ))}
      </div>
      <div
        data-testid="updown-preview"
        className="mt-2.5 grid overflow-hidden rounded-card border border-line bg-0 sm:grid-cols-[minmax(0,1fr)_220px]"
      >
        <div className="p-3.5">
          <p className="mb-2 text-caption font-medium text-3">{t('updown.preview')}</p>
          <CandlePreview scheme={updown} height={104} />
        </div>
        <ul className="flex flex-col justify-center gap-2.5 border-line p-3.5 text-ui font-normal max-sm:border-t sm:border-l">
          <li className="flex items-center justify-between">
            <span className="text-2">{t('updown.rise')}</span>
            <span className="text-up">▲ +</span>
          </li>
          <li className="flex items-center justify-between">
            <span className="text-2">{t('updown.fall')}</span>
            <span className="text-down">▼ −</span>
          </li>
          <li className="flex items-center justify-between">
            <span className="text-2">{t('updown.flat')}</span>
            <span className="text-3">●</span>
          </li>
        </ul>
      </div>
    </fieldset>
  );
}
