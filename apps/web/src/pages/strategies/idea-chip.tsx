import { useTranslation } from 'react-i18next';
import type { IdeaPart } from '@plumbline/reading/convert/idea';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** One part of the strategy as it was understood; dashed where a convention filled it in. */
export function IdeaChip({ part: { path, means, isAssumed } }: { readonly part: IdeaPart }) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const title = t(`idea.part.${path.replaceAll('.', '_')}`, { defaultValue: '' });
  return (
    <li
      data-chip={path}
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-chip border px-2 py-0.5 text-caption font-medium',
        isAssumed ? 'border-dashed border-edge text-2' : 'border-transparent bg-accent-wash text-1',
      )}
    >
      {title === '' ? null : <span className={isAssumed ? 'text-3' : 'text-accent'}>{title}</span>}
      <span>{means[locale]}</span>
      {isAssumed ? <span className="text-3">{t('idea.assumed')}</span> : null}
    </li>
  );
}
