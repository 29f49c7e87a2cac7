import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { previewAlert } from '@plumbline/contract/alert';
import type { ChannelView } from '@plumbline/contract/channel';
import type { PriceRule } from '@plumbline/model/alert';
import { dateOf } from '@plumbline/model/date';
import { missingMark } from '@plumbline/model/format';
import { call } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { searchQuery } from '../../lib/queries.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { ChannelChoice } from '../signals/channel-choice.tsx';
import { useAlertChanges } from './alerts-use-changes.ts';

const comparisons = ['above', 'below', 'moves'] as const;
type Comparison = (typeof comparisons)[number];
const repeats = ['each', 'once'] as const;

function ruleOf(is: Comparison, amount: number | null, bars: number | null): PriceRule | null {
  if (amount === null || amount <= 0) return null;
  if (is !== 'moves') return { is, level: amount };
  return bars === null || amount < 0.1 ? null : { is, size: amount / 100, bars };
}

/** How often the condition would have come true, and what followed, before anybody relies on it. */
function Preview({ instrumentId, rule }: { readonly instrumentId: string; readonly rule: PriceRule }) {
  const { t } = useTranslation('alerts');
  const { figure } = useFormat();
  const { date } = useDates();
  const errorText = useErrorTexts();
  const { data, error } = useQuery({
    queryKey: ['alert-preview', instrumentId, rule],
    queryFn: ({ signal }) =>
      call<typeof previewAlert>('post', '/alerts/preview', { as: 'owner', body: { instrumentId, rule }, signal }),
    staleTime: 60_000,
  });
  if (error !== null) return <p className="text-caption text-danger">{errorText(error)}</p>;
  if (data === undefined) return null;
  const { currency, lastClose, priceDecimals: decimals, lastBar, history } = data;
  const { rings, bars, spacing, later, horizon } = history;
  const signed = (value: number | null): string =>
    value === null ? missingMark : figure({ value, unit: 'fraction', decimals: 2 }, { sign: true });
  return (
    <div className="num text-caption text-pretty text-2" data-testid="alert-preview">
      <p>
        {t('preview.close', {
          price: figure({ value: lastClose, unit: 'price', currency, decimals }),
          date: date(dateOf(lastBar)),
        })}
      </p>
      <p>
        {rings === 0
          ? t('preview.never', { bars })
          : spacing === null
            ? t('preview.onceOnly', { bars })
            : t('preview.rings', { count: rings, bars, spacing: Math.round(spacing) })}
      </p>
      {later.n < 2 ? null : (
        <p>
          {t('preview.later', {
            horizon,
            mean: signed(later.value),
            low: signed(later.low),
            high: signed(later.high),
            count: later.n,
          })}
        </p>
      )}
    </div>
  );
}

/** A price to watch: instrument, condition, how often it may ring, and by which media. */
export function AlertForm({
  channels,
  onDone,
}: {
  readonly channels: readonly ChannelView[];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('alerts');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const [text, setText] = useState('');
  const [instrumentId, setInstrument] = useState<string | null>(null);
  const [is, setIs] = useState<Comparison>('above');
  const [amount, setAmount] = useState<number | null>(null);
  const [bars, setBars] = useState<number | null>(1);
  const [repeat, setRepeat] = useState<(typeof repeats)[number]>('each');
  const [chosen, setChosen] = useState<readonly string[]>(() => channels.map(({ id }) => id));
  const { create } = useAlertChanges();
  const { data } = useQuery(searchQuery(instrumentId === null ? text : '', 5));
  const hits = instrumentId === null && text.trim() !== '' ? (data?.hits ?? []) : [];
  const rule = ruleOf(is, amount, bars);
  const save = (): void => {
    if (instrumentId === null || rule === null) return;
    create.mutate({ kind: 'price', instrumentId, rule, repeat, channels: [...chosen] }, { onSuccess: onDone });
  };
  return (
    <div className="mb-3 flex flex-col gap-3 rounded-card border border-line p-3.5" data-testid="new-alert">
      <div className="flex flex-wrap items-end gap-2">
        <Input
          aria-label={t('rule.instrument')}
          placeholder={t('rule.instrument')}
          value={text}
          maxLength={60}
          autoComplete="off"
          className="w-48"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setInstrument(null);
          }}
        />
        <Select
          label={t('rule.condition')}
          value={is}
          onChange={(next) => {
            setIs(next);
            setAmount(null);
          }}
          options={comparisons.map((value) => ({ value, label: t(`rule.is.${value}`) }))}
        />
        <NumberField
          label={t(is === 'moves' ? 'rule.size' : 'rule.level')}
          hideLabel
          value={amount}
          onChange={setAmount}
          min={0}
          {...(is === 'moves' ? { unit: '%', max: 1000 } : {})}
        />
        {is === 'moves' && (
          <NumberField
            label={t('rule.bars')}
            value={bars}
            onChange={setBars}
            min={1}
            max={250}
            unit={t('rule.sessions')}
            hideLabel
          />
        )}
        <Select
          label={t('rule.repeat')}
          value={repeat}
          onChange={setRepeat}
          options={repeats.map((value) => ({ value, label: t(`rule.repeats.${value}`) }))}
        />
      </div>
      {hits.length === 0 ? null : (
        <p className="flex flex-wrap gap-1.5" role="group" aria-label={t('rule.instrument')}>
          {hits.map(({ instrument }) => (
            <Button
              key={instrument.id}
              size="compact"
              onClick={() => {
                setInstrument(instrument.id);
                setText(instrument.id);
              }}
            >
              {instrument.id} {instrument.name[locale]}
            </Button>
          ))}
        </p>
      )}
      {instrumentId === null || rule === null ? null : <Preview instrumentId={instrumentId} rule={rule} />}
      <ChannelChoice channels={channels} chosen={chosen} onChange={setChosen} />
      {create.error === null ? null : (
        <p role="alert" className="text-caption text-danger">
          {errorText(create.error)}
        </p>
      )}
      <span className="flex justify-end gap-2">
        <Button onClick={onDone}>{t('rule.cancel')}</Button>
        <Button
          variant="primary"
          disabled={instrumentId === null || rule === null}
          loading={create.isPending}
          onClick={save}
        >
          {t('rule.save')}
        </Button>
      </span>
    </div>
  );
}
