import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedSpinner } from '../ui/delayed-spinner.tsx';
import { toast } from '../ui/toast.ts';

/** Sign-in is not set up on this server: says so and goes home. */
export function LoginPage() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    toast.info(t('login.off'));
    void navigate({ to: '/', replace: true });
  }, [navigate, t]);
  return <DelayedSpinner />;
}
