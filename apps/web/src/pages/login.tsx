import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../lib/queries.ts';
import { DelayedSpinner } from '../ui/delayed-spinner.tsx';
import { toast } from '../ui/toast.ts';

/** Opens the account settings over the home page; where sign-in is off, says so and goes home. */
export function LoginPage() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const { data, isPending } = useQuery(configQuery);
  const left = useRef(false);
  useEffect(() => {
    if (isPending || left.current) return;
    left.current = true;
    if (data?.signIn === true) {
      void navigate({ to: '/', search: { settings: 'account' }, replace: true });
      return;
    }
    toast.info(t('login.off'));
    void navigate({ to: '/', replace: true });
  }, [data, isPending, navigate, t]);
  return <DelayedSpinner />;
}
