import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstrumentId } from '@plumbline/model/instrument';
import { isApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { FillResult } from './fill-result.tsx';
import { askFill, type FillRequest } from './rules-queries.ts';

export interface FillCheckProps {
  readonly id: InstrumentId;
  readonly date: string;
  readonly isSession: boolean;
}

/** Would this order have been filled on that day, and if not, why and by which rule. */
export function FillCheck({ id, date, isSession }: FillCheckProps) {
  const { t } = useTranslation('rules');
  const [side, setSide] = useState<FillRequest['side']>('buy');
  const [quantity, setQuantity] = useState<number | null>(100);
  const [limit, setLimit] = useState<number | null>(null);
  const [held, setHeld] = useState<number | null>(0);
  const asked = useMutation({ mutationFn: (order: FillRequest) => askFill(id, order) });
  const check = (): void => {
    if (quantity === null || !(quantity > 0)) return;
    asked.mutate({
      date,
      side,
      quantity,
      held: held ?? 0,
      // Whoever holds nothing and buys is taken to have the money; the question is about the rules.
      cash: 1e12,
      ...(limit === null || limit <= 0 ? {} : { limit }),
    });
  };
  if (!isSession) {
    return (
      <section aria-label={t('fill.title')} data-testid="fill-check">
        <h3 className="text-h3">{t('fill.title')}</h3>
        <p className="mt-1 text-ui font-normal text-2">{t('fill.noSession')}</p>
      </section>
    );
  }
  const hasNoBar = isApiError(asked.error) && asked.error.code === 'not-found';
  return (
    <section aria-label={t('fill.title')} data-testid="fill-check">
      <h3 className="text-h3">{t('fill.title')}</h3>
      <form
        className="mt-2 grid grid-cols-4 items-end gap-3 max-md:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <SegmentedControl
          label={t('fill.side')}
          value={side}
          segments={[
            { value: 'buy', label: t('fill.buy') },
            { value: 'sell', label: t('fill.sell') },
          ]}
          onChange={setSide}
        />
        <NumberField label={t('fill.quantity')} value={quantity} min={0} onChange={setQuantity} />
        <NumberField label={t('fill.limit')} value={limit} min={0} step={0.01} onChange={setLimit} />
        <NumberField label={t('fill.held')} value={held} min={0} onChange={setHeld} />
        <Button type="submit" variant="primary" loading={asked.isPending} className="justify-self-start">
          {t('fill.ask')}
        </Button>
      </form>
      <div aria-live="polite" className="mt-3">
        {hasNoBar ? <p className="text-ui font-normal text-2">{t('fill.noBar')}</p> : null}
        {asked.isError && !hasNoBar ? <ErrorState title={t('fill.failed')} error={asked.error} /> : null}
        {asked.data === undefined ? null : <FillResult id={id} answer={asked.data} />}
      </div>
    </section>
  );
}
