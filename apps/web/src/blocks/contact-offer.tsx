import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2, X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { saveSourceContact } from '@plumbline/contract/sources';
import { call } from '../lib/api.ts';
import { configQuery, sourceSettingsQuery, sourcesQuery } from '../lib/queries.ts';
import { useErrorTexts } from '../lib/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';

const skippedAs = 'plumbline.contact-skipped';

export interface ContactOfferProps {
  /** On the first page it can be skipped for good; a report that lacks filings says so every time. */
  readonly place: 'welcome' | 'report';
}

/** Asks in one field for the address without which SEC EDGAR is not asked. Nothing is shown where it is known, or not for the reader to set. */
export function ContactOffer({ place }: ContactOfferProps) {
  const { t } = useTranslation();
  const errorText = useErrorTexts();
  const client = useQueryClient();
  const config = useQuery(configQuery);
  const field = useId();
  const [isSkipped, setSkipped] = useState(() => place === 'welcome' && localStorage.getItem(skippedAs) !== null);
  const save = useMutation({
    mutationFn: (email: string) =>
      call<typeof saveSourceContact>('put', '/sources/contact', { as: 'owner', operatorToken: '', body: { email } }),
    onSuccess: (settings) => {
      client.setQueryData(sourceSettingsQuery.queryKey, settings);
      void client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
      if (place === 'report') return;
      toast.success(t('contactOffer.saved'));
      void client.invalidateQueries({ queryKey: configQuery.queryKey });
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email !== '') save.mutate(email);
  };
  const skip = (): void => {
    localStorage.setItem(skippedAs, '1');
    setSkipped(true);
  };
  if (isSkipped || config.data?.asksContact !== true) return null;
  return (
    <section
      aria-label={t('contactOffer.title')}
      data-testid="contact-offer"
      data-print="hide"
      className="mt-4 flex items-start gap-3 rounded-card border border-line bg-1 py-3 pr-2 pl-3"
    >
      <Building2 size={16} className="mt-0.5 shrink-0 text-accent" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-ui">{t('contactOffer.title')}</p>
        {save.isSuccess ? (
          <p className="mt-0.5 text-caption text-2" role="status">
            {t('contactOffer.again')}
          </p>
        ) : (
          <>
            <p className="mt-0.5 text-caption text-2">{t(`contactOffer.${place}`)}</p>
            <form onSubmit={submit} className="mt-2 flex flex-wrap gap-2">
              <label htmlFor={field} className="sr-only">
                {t('contactOffer.field')}
              </label>
              <Input
                id={field}
                name="email"
                type="email"
                required
                maxLength={200}
                placeholder={t('contactOffer.field')}
                className="max-w-80 min-w-52 flex-1"
              />
              <Button type="submit" loading={save.isPending}>
                {t('contactOffer.save')}
              </Button>
            </form>
          </>
        )}
      </div>
      {place === 'welcome' && (
        <IconButton label={t('contactOffer.skip')} icon={<X size={16} aria-hidden />} onClick={skip} />
      )}
    </section>
  );
}
