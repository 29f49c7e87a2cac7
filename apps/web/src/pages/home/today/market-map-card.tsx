import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenMatch } from '@plumbline/contract/discover';
import { marketIds } from '@plumbline/model/instrument';
import { screenSectors } from '@plumbline/quant/screen/screen-fields';
import { useWidth } from '../../../charts/use-width.ts';
import { screenQuery } from '../../../lib/discover.ts';
import { useFormat } from '../../../lib/format.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Select } from '../../../ui/select.tsx';
import { mapBoxes } from './map-boxes.ts';
import { MapMenu } from './map-menu.tsx';
import { TodayCardFrame, type CardMove } from './today-card.tsx';

const shown = 60;
const height = 340;
/** A day's change that takes the strongest tint; text stays readable upon it. */
const far = 0.03;
const strongest = 50;
const key = 'plumbline.map';

/** Each is a screen of its own, which a press opens. */
const breadthRules = ['dayChange:gt:0', 'return1M:gt:0', 'position52w:gte:0.5'] as const;

function tintOf(change: number | null): string {
  if (change === null || change === 0) return 'var(--bg-2)';
  const share = Math.min(1, Math.abs(change) / far) * strongest;
  return `color-mix(in srgb, var(${change > 0 ? '--up-fill' : '--down-fill'}) ${share.toFixed(0)}%, var(--bg-2))`;
}

export interface MarketMapCardProps {
  readonly move: CardMove;
  /** The reader's own instruments, which are outlined. */
  readonly ids: readonly string[];
}

/** The largest instruments of a market by sector and market value, tinted by the day's change, and how many of all rose. */
export function MarketMapCard({ move, ids }: MarketMapCardProps) {
  const { t } = useTranslation('today');
  const { t: discover } = useTranslation('discover');
  const { date } = useDates();
  const [market, setMarket] = useState(() => marketIds.find((one) => one === readStored(key)) ?? 'us');
  const [ref, width] = useWidth();
  const picture = useRef<HTMLDivElement>(null);
  const answer = useQuery(screenQuery({ market, rules: '', sort: '-marketCap', limit: shown }));
  const matches = answer.data?.matches ?? [];
  const asOf = matches[0]?.figures['dayChange']?.asOf ?? matches[0]?.asOf ?? null;
  return (
    <TodayCardFrame
      move={move}
      title={t('map.title')}
      aside={
        <>
          {asOf === null ? null : <span className="num max-md:hidden">{date(asOf)}</span>}
          <Select
            label={discover('market')}
            value={market}
            options={marketIds.map((value) => ({ value, label: discover(`markets.${value}`) }))}
            onChange={(next) => {
              setMarket(next);
              writeStored(key, next);
            }}
          />
          <MapMenu picture={picture} matches={matches} simulated={answer.data?.simulated === true} />
        </>
      }
      simulated={answer.data?.simulated === true}
      answer={answer}
      none={matches.length === 0 ? t('map.none') : null}
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 px-(--card-padding) py-4 xl:grid-cols-[minmax(0,1fr)_240px]">
        <div ref={ref} style={{ height }} className="min-w-0 overflow-hidden">
          <div ref={picture}>{width > 0 && <Boxes matches={matches} width={width} ids={ids} />}</div>
        </div>
        <div className="flex flex-col gap-3">
          <Breadth market={market} />
          <p className="text-caption text-pretty text-3">
            {answer.data !== undefined && answer.data.measured < answer.data.known
              ? `${discover('measuring', { measured: answer.data.measured, known: answer.data.known })} `
              : ''}
            {t('map.note', { count: matches.length })}{' '}
            <Link to="/discover" search={{ market }} className="text-accent underline underline-offset-2">
              {t('map.table')}
            </Link>
          </p>
        </div>
      </div>
    </TodayCardFrame>
  );
}

interface BoxesProps {
  readonly matches: readonly ScreenMatch[];
  readonly width: number;
  readonly ids: readonly string[];
}

function Boxes({ matches, width, ids }: BoxesProps) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const navigate = useNavigate();
  const { figure } = useFormat();
  const sectors = mapBoxes(matches, width, height);
  const own = new Set(ids);
  const open = (event: MouseEvent, symbol: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ to: '/research', search: { symbol } });
  };
  return (
    <svg width={width} height={height} role="group" aria-label={t('map.label')} className="block">
      {sectors.map(({ sector, box, cells }) => (
        <g key={sector ?? ''}>
          {box.width < 48 ? null : (
            <text x={box.x + 1} y={box.y + 11} fontSize={11} fill="var(--text-3)">
              {fitted(sector === null ? t('map.noSector') : (screenSectors[sector]?.[locale] ?? sector), box.width)}
            </text>
          )}
          {cells.map(({ match: { instrument }, change, box: cell }) => {
            const printed =
              change === null ? '—' : figure({ value: change, unit: 'fraction', decimals: 1 }, { sign: true });
            const [isNamed, isPrinted] = [cell.width >= 40 && cell.height >= 18, cell.width >= 46 && cell.height >= 34];
            const middle = cell.x + cell.width / 2;
            return (
              <a
                key={instrument.id}
                href={`/research?symbol=${instrument.id}`}
                onClick={(event) => open(event, instrument.id)}
                aria-label={`${instrument.name[locale]} ${printed}`}
                className="hover:opacity-80"
              >
                <title>{`${instrument.name[locale]} ${printed}`}</title>
                <rect
                  x={cell.x + 1}
                  y={cell.y + 1}
                  width={Math.max(0, cell.width - 2)}
                  height={Math.max(0, cell.height - 2)}
                  rx={3}
                  style={{ fill: tintOf(change) }}
                  stroke={own.has(instrument.id) ? 'var(--text-1)' : 'none'}
                  strokeWidth={1.5}
                />
                {isNamed && (
                  <text
                    x={middle}
                    y={cell.y + cell.height / 2 + (isPrinted ? -2 : 4)}
                    textAnchor="middle"
                    fontSize={12}
                    fontWeight={600}
                    fill="var(--text-1)"
                    className="num"
                  >
                    {fitted(instrument.symbol, cell.width)}
                  </text>
                )}
                {isPrinted && (
                  <text
                    x={middle}
                    y={cell.y + cell.height / 2 + 12}
                    textAnchor="middle"
                    fontSize={11}
                    fill="var(--text-1)"
                    className="num"
                  >
                    {printed}
                  </text>
                )}
              </a>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** As much of a name as fits; letters of Chinese are twice as wide. */
function fitted(name: string, width: number): string {
  let room = (width - 6) / 7;
  let text = '';
  for (const letter of name) {
    room -= letter > '\u2E7F' ? 1.7 : 1;
    if (room < 0) return `${text.slice(0, -1)}…`;
    text += letter;
  }
  return text;
}

/** How many of the market's instruments rose, as far as each is known; every line opens the screen of those. */
function Breadth({ market }: { readonly market: (typeof marketIds)[number] }) {
  const { t } = useTranslation('today');
  const { figure } = useFormat();
  const { data } = useQuery(screenQuery({ market, rules: breadthRules.join(','), sort: '-marketCap', limit: 1 }));
  return (
    <section aria-labelledby="today-breadth" data-testid="today-breadth">
      <h4 id="today-breadth" className="text-ui font-semibold">
        {t('breadth.title')}
      </h4>
      <ul className="mt-2 flex flex-col gap-2.5">
        {breadthRules.map((rule, at) => {
          const { alone, known } = data?.steps[at] ?? { alone: 0, known: 0 };
          const share = known === 0 ? null : alone / known;
          return (
            <li key={rule}>
              <Link
                to="/discover"
                search={{ market, rules: rule }}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-caption text-2 hover:text-accent"
              >
                <span>{t(`breadth.${at}`)}</span>
                <span className="num font-semibold text-1">
                  {figure({ value: share, unit: 'fraction', decimals: 0 })}
                </span>
                <span aria-hidden className="col-span-2 mt-1 h-1.5 overflow-hidden rounded-full bg-2">
                  <span className="block h-full bg-accent" style={{ width: `${(share ?? 0) * 100}%` }} />
                </span>
                <span className="num col-span-2 text-3">{t('breadth.of', { count: alone, known })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
