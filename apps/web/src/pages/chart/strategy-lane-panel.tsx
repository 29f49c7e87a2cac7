import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { useDates } from '../../lib/use-dates.ts';
import { Delta } from '../../ui/delta.tsx';
import { Select } from '../../ui/select.tsx';
import type { LanePosition } from './strategy-lane.ts';
import type { StrategyLaneState } from './use-strategy-lane.ts';

export interface StrategyLanePanelProps {
  readonly state: StrategyLaneState;
  readonly chosen: string | null;
  readonly onChange: (strategyId: string | undefined) => void;
  /** Shows a position on the chart. */
  readonly onShow: (position: LanePosition) => void;
}

/** As many as one looks through; all of them stand on the page of the strategy. */
const mostListed = 8;

/** Which strategy stands below the price, and its latest positions in the instrument. */
export function StrategyLanePanel({ state, chosen, onChange, onShow }: StrategyLanePanelProps) {
  const { t } = useTranslation('chart');
  const { date } = useDates();
  const { offered, isAnswered, lane, why } = state;
  const listed = lane?.positions.slice(-mostListed).toReversed() ?? [];
  return (
    <section className="border-t border-line p-4" aria-label={t('lane.title')} data-testid="lane-panel">
      <h2 className="text-ui text-3">{t('lane.title')}</h2>
      {offered.length === 0 ? (
        <p className="pt-2 text-ui text-2">{isAnswered ? t('lane.nothing') : null}</p>
      ) : (
        <Select<string>
          label={t('lane.title')}
          value={offered.some(({ id }) => id === chosen) ? (chosen ?? 'none') : 'none'}
          options={[
            { value: 'none', label: t('lane.none') },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => onChange(value === 'none' ? undefined : value)}
          className="mt-2 w-full"
        />
      )}
      {why === null ? null : <p className="pt-2 text-ui text-2">{t(`lane.why.${why}`)}</p>}
      {lane === null || listed.length > 0 ? null : <p className="pt-2 text-ui text-2">{t('lane.never')}</p>}
      <ul className="pt-1">
        {listed.map((position) => (
          <li key={`${position.entryTime} ${position.side}`}>
            <button
              type="button"
              onClick={() => onShow(position)}
              className="num flex w-full items-center gap-2 rounded-control px-1.5 py-1 text-start text-caption hover:bg-2 pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 text-2">
                {t(position.side > 0 ? 'lane.long' : 'lane.short', {
                  from: date(dateOf(position.entryTime)),
                  to: position.exitTime === null ? t('lane.now') : date(dateOf(position.exitTime)),
                })}
              </span>
              {position.growth === null ? (
                <span className="text-3">{t('lane.open')}</span>
              ) : (
                <Delta value={position.growth} decimals={1} />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
