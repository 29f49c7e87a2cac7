import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainIconButton } from '../ui/icon-button.tsx';

const NavSheet = lazy(() => import('./nav-sheet.tsx').then((file) => ({ default: file.NavSheet })));

/** The menu button of every layout under 1024 px; the sheet's code arrives with the first press. */
export function NavMenu({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <PlainIconButton
        label={t('nav.menu')}
        icon={<MenuIcon size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...(className === undefined ? {} : { className })}
        onClick={() => {
          setLoaded(true);
          setOpen(true);
        }}
      />
      <Suspense>{loaded && <NavSheet open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
