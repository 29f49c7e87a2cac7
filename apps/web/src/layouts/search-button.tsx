import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { modKey } from '../lib/mod-key.ts';
import { openPalette } from '../lib/overlay.ts';
import { Kbd } from '../ui/kbd.tsx';

/** Looks like a search field and opens the palette, where the typing happens. */
export function SearchButton({ short = false, className }: { readonly short?: boolean; readonly className?: string }) {
  const { t } = useTranslation();
  const text = short ? t('nav.searchShort') : t('nav.search');
  return (
    <button
      type="button"
      onClick={() => openPalette()}
      className={cx(
        'flex h-[34px] min-w-0 items-center gap-2 rounded-control border border-line bg-1 pr-2 pl-2.5 text-ui font-normal text-3 hover:bg-2 pointer-coarse:h-11',
        className,
      )}
    >
      <Search size={16} aria-hidden />
      <span className="min-w-0 flex-1 truncate text-left">{text}</span>
      <Kbd>{modKey}K</Kbd>
    </button>
  );
}
