import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { IdeaPart } from '@plumbline/reading/convert/idea';
import type { Directory } from '@plumbline/reading/directory/directory';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** An instrument by its name and code, so that a reader sees which one was understood. */
function named(id: string, { listings }: Directory, locale: Locale): string {
  const known = parseInstrumentId(id);
  if (known === null) return id;
  const [en, zhCn = en, zhHk = zhCn] = listings.get(known)?.names ?? [];
  const name = { en, 'zh-CN': zhCn, 'zh-HK': zhHk }[locale];
  const symbol = displaySymbol(known);
  return name === undefined || name === symbol ? symbol : `${name} ${symbol}`;
}

export interface IdeaChipProps {
  readonly part: IdeaPart;
  readonly directory: Directory;
}

/** One part of the strategy as it was understood; dashed where a convention filled it in. */
export function IdeaChip({ part: { path, means, isAssumed }, directory }: IdeaChipProps) {
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
      <span>{path === 'universe.instruments' ? named(means.en, directory, locale) : means[locale]}</span>
      {isAssumed ? <span className="text-3">{t('idea.assumed')}</span> : null}
    </li>
  );
}
