import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from './spinner.tsx';

/** Nothing for 300 ms, then a spinner: what is quick should not flash. */
export function DelayedSpinner() {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setVisible(true), 300);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="flex min-h-24 items-center justify-center text-2" aria-busy="true">
      {visible && (
        <span role="status">
          <Spinner />
          <span className="sr-only">{t('loading')}</span>
        </span>
      )}
    </div>
  );
}
