import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../lib/queries.ts';
import { DelayedSpinner } from '../ui/delayed-spinner.tsx';
import { toast } from '../ui/toast.ts';

/** Goes to the configured price list, or home with a word that this server has none. */
export function PricingPage() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const { data, isPending } = useQuery(configQuery);
  const left = useRef(false);
  const address = data?.links.pricing;
  useEffect(() => {
    if (isPending || left.current) return;
    left.current = true;
    if (address !== undefined && /^https?:\/\//i.test(address)) {
      window.location.replace(address);
      return;
    }
    toast.info(t('pricing.none'));
    void navigate({ to: '/', replace: true });
  }, [isPending, address, navigate, t]);
  return <DelayedSpinner />;
}
