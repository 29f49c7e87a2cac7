import { ShieldAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { isSurvivorOnly } from '@plumbline/quant/engine/strategy/membership';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PlainIconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SymbolSearch } from '../research/symbol-search.tsx';
import type { SpecEdit } from './edited-spec.ts';

export interface MarketPanelProps {
  /** With the edits made. */
  readonly spec: StrategySpec;
  /** Cost per side at which the gains are gone; null until it is known. */
  readonly breakEven: number | null;
  /** Taken from dividends over the history, as a share of the starting cash; null until it is known. */
  readonly taxes: number | null;
  readonly onEdit: (edit: SpecEdit) => void;
}

const basis = 10_000;
const shownAtFirst = 24;

/** Costs in hundredths of a percent, as traders say them; what lies beyond six digits is rounding. */
function points(share: number): number {
  return Number((share * basis).toPrecision(6));
}

function symbolOf(id: InstrumentId): string {
  const parsed = parseInstrumentId(id);
  return parsed === null ? id : displaySymbol(parsed);
}

/** What trading costs and what is traded, tried out like the parameters: nothing is kept until it is saved as a version. */
export function MarketPanel({ spec, breakEven, taxes, onEdit }: MarketPanelProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { costs, universe } = spec;
  const { instruments, membership } = universe;
  const fields = [
    ['commission', costs.commission.rate],
    ['spread', costs.spread],
    ['slippage', costs.slippage.fixed],
  ] as const;
  const shown = instruments.slice(0, shownAtFirst);
  return (
    <section data-card aria-label={t('market.title')} className="rounded-card border border-line bg-1">
      <div className="flex flex-col gap-3 border-b border-line px-4 py-3">
        <h2 className="text-h3">{t('market.costs')}</h2>
        {fields.map(([name, value]) => (
          <div key={name} data-cost={name} className="flex items-center justify-between gap-3">
            <span aria-hidden className="text-ui">
              {t(`market.${name}`)}
            </span>
            <span className="w-36">
              <NumberField
                hideLabel
                label={t(`market.${name}`)}
                value={points(value)}
                min={0}
                max={2000}
                step={0.5}
                unit={t('market.points')}
                onChange={(next) => (next === null ? undefined : onEdit({ [name]: next / basis }))}
              />
            </span>
          </div>
        ))}
        {taxes === null ? null : (
          <p className="num text-caption text-pretty text-3" data-testid="taxes">
            {t('market.taxes', { share: figure({ value: taxes, unit: 'fraction', decimals: 2 }) })}
          </p>
        )}
        {breakEven === null || !(breakEven > 0) ? null : (
          <Button
            size="compact"
            className="self-start h-auto! min-h-(--control-compact) max-w-full py-1 text-start whitespace-normal!"
            onClick={() => onEdit({ commission: breakEven, spread: 0, slippage: 0 })}
          >
            {t('market.breakEven', { value: points(breakEven).toFixed(1) })}
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-3 px-4 py-3">
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {t('market.universe')}
          <span className="num text-caption font-normal text-3">{instruments.length}</span>
        </h2>
        {isSurvivorOnly(universe) || (instruments.length > 1 && membership === undefined) ? (
          <p className="flex flex-col items-start gap-1.5 text-caption text-pretty text-2">
            <Chip tone="danger" icon={<ShieldAlert size={12} aria-hidden />}>
              {t('market.survivors')}
            </Chip>
            {t('market.survivorsDetail')}
          </p>
        ) : null}
        <ul className="flex flex-wrap gap-1.5" data-testid="universe">
          {shown.map((id) => (
            <li key={id} className="inline-flex h-7 items-center rounded-chip bg-2 ps-2 text-caption">
              {symbolOf(id)}
              <PlainIconButton
                size="compact"
                label={t('market.remove', { name: symbolOf(id) })}
                icon={<X size={12} aria-hidden />}
                disabled={instruments.length === 1}
                onClick={() => onEdit({ instruments: instruments.filter((one) => one !== id) })}
              />
            </li>
          ))}
          {instruments.length > shown.length ? (
            <li className="self-center text-caption text-3">
              {t('market.more', { count: instruments.length - shown.length })}
            </li>
          ) : null}
        </ul>
        <SymbolSearch
          key={instruments.join()}
          action={t('market.add')}
          onChoose={(text) => {
            const id = parseInstrumentId(text);
            if (id !== null && !instruments.includes(id)) onEdit({ instruments: [...instruments, id] });
          }}
        />
      </div>
    </section>
  );
}
