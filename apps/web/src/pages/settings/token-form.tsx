import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scope } from '@plumbline/contract/scope';
import { scopes } from '@plumbline/contract/scope';
import { tokenRates } from '@plumbline/contract/tokens';
import { keyOf, tokenChanges, tokensQuery } from '../../lib/tokens.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

const lifetimes = [30, 90, 365, null] as const;
type Lifetime = (typeof lifetimes)[number];
type Rate = (typeof tokenRates)[number];

/** Makes a token. What it may do is chosen one by one; only reading what everybody may read is chosen at first. */
export function TokenForm({ onMade }: { readonly onMade: (text: string | null) => void }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [held, setHeld] = useState<readonly Scope[]>(['read:market']);
  const [days, setDays] = useState<Lifetime>(90);
  const [perMinute, setPerMinute] = useState<Rate>(120);
  const create = useMutation({
    mutationFn: tokenChanges.create,
    onSuccess: ({ text }) => {
      onMade(text);
      setName('');
      return client.invalidateQueries({ queryKey: tokensQuery.queryKey });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onMade(null);
    create.mutate({ name, scopes: [...held], days, perMinute });
  };
  const lifeOf = (life: Lifetime): string =>
    life === null ? t('tokens.form.lasting') : t('tokens.form.days', { count: life });
  return (
    <form onSubmit={submit} className="mt-3 rounded-card border border-line p-3.5" data-testid="new-token">
      <p className="mb-2 text-h3">{t('tokens.form.title')}</p>
      <Input
        required
        maxLength={60}
        value={name}
        aria-label={t('tokens.form.name')}
        placeholder={t('tokens.form.placeholder')}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="mt-3">
        <legend className="mb-1 text-caption text-2">{t('tokens.form.scopes')}</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-1 max-md:grid-cols-1">
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`tokens.scope.${keyOf(scope)}`)}
              checked={held.includes(scope)}
              onChange={(isHeld) => setHeld(scopes.filter((one) => (one === scope ? isHeld : held.includes(one))))}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Select
          label={t('tokens.form.life')}
          value={String(days)}
          options={lifetimes.map((life) => ({ value: String(life), label: lifeOf(life) }))}
          onChange={(value) => setDays(lifetimes.find((life) => String(life) === value) ?? null)}
        />
        <Select
          label={t('tokens.form.rate')}
          value={String(perMinute)}
          options={tokenRates.map((rate) => ({ value: String(rate), label: t('tokens.rate', { count: rate }) }))}
          onChange={(value) => setPerMinute(tokenRates.find((rate) => String(rate) === value) ?? 120)}
        />
        <Button type="submit" variant="primary" disabled={held.length === 0} loading={create.isPending}>
          {t('tokens.form.make')}
        </Button>
      </div>
      {create.error !== null && (
        <p role="alert" className="mt-2 text-caption text-danger">
          {errorText(create.error)}
        </p>
      )}
    </form>
  );
}
