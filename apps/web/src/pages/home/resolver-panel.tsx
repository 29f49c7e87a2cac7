import { useQuery } from '@tanstack/react-query';
import { CornerDownLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstrumentView } from '@plumbline/contract/instrument';
import { exchangeName, parseInstrumentId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { runStages } from '@plumbline/model/report';
import { instrumentsOf } from '@plumbline/reading/instruments-of';
import { cx } from '../../lib/cx.ts';
import type { TextTarget } from '../../lib/decide-target.ts';
import { changeOf, formatDuration } from '../../lib/format.ts';
import { median } from '../../lib/median.ts';
import { instrumentQuery, quotesQuery, reportsQuery } from '../../lib/queries.ts';
import { tileName } from '../../lib/tile-name.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Delta } from '../../ui/delta.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Price } from '../../ui/price.tsx';
import { ReadText } from '../../ui/read-text.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';
import { targetIcons } from './composer-box.tsx';
import { QuoteFreshnessLine } from './quote-freshness-line.tsx';
import { example, startQuotes } from './start-quotes.ts';
import type { Composer } from './use-composer.ts';

function tileOf(instrument: InstrumentView, locale: Locale): string {
  const id = parseInstrumentId(instrument.id);
  return id === null ? instrument.name[locale] : tileName(id, instrument.name, locale);
}

function Identity({ instrument }: { readonly instrument: InstrumentView }) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const { data, isPending } = useQuery(instrument.id === example ? startQuotes : quotesQuery([instrument.id]));
  const quote = data?.quotes.find((one) => one.instrumentId === instrument.id);
  const name = instrument.name[locale];
  return (
    <div data-testid="resolver-match">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <TickerTile name={tileOf(instrument, locale)} />
          <div className="min-w-0">
            <p className="truncate text-[15px] leading-5 font-semibold">{name}</p>
            <p className="num truncate text-caption text-3">
              {instrument.id} · {exchangeName(instrument, locale)} · {instrument.currency}
            </p>
          </div>
        </div>
        <div className="shrink-0 text-right">
          <Price
            className="text-[15px] leading-5 font-semibold"
            value={quote?.price ?? null}
            decimals={quote?.decimals ?? instrument.priceDecimals}
            simulated={quote?.simulated ?? false}
            {...(instrument.kind === 'index' ? {} : { currency: instrument.currency })}
            {...(data?.missing[0] === undefined ? {} : { why: data.missing[0].why[locale] })}
          />
          <div className="text-caption font-medium">
            <Delta value={quote === undefined ? null : changeOf(quote.price, quote.previousClose)} />
          </div>
        </div>
      </div>
      <div className="mt-3 min-h-[84px]">
        {isPending && <Skeleton className="h-[84px] w-full" />}
        {quote !== undefined && (
          <TrendLine
            values={quote.spark}
            height={84}
            tone="neutral"
            label={t('spark', { name, count: quote.spark.length })}
            {...(quote.simulated ? { watermark: t('watermark') } : {})}
          />
        )}
      </div>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 py-1.5 text-caption text-3">
        {quote !== undefined && (
          <>
            <span className="num">{t('closes', { count: quote.spark.length })}</span>
            {quote.simulated ? <SimulatedChip /> : <QuoteFreshnessLine quote={quote} market={instrument.market} />}
          </>
        )}
      </div>
    </div>
  );
}

function ActionRow(props: {
  readonly target: TextTarget;
  readonly active: boolean;
  readonly title: string;
  readonly detail?: string;
  readonly hint: ReactNode;
  readonly onPress: () => void;
}) {
  const Icon = targetIcons[props.target];
  return (
    <button
      type="button"
      onClick={props.onPress}
      className={cx(
        'grid min-h-11 w-full grid-cols-[16px_1fr_auto] items-center gap-2.5 rounded-control px-3 py-1.5 text-left hover:bg-2',
        props.active && 'bg-accent-wash text-accent',
      )}
    >
      <Icon size={16} aria-hidden />
      <span className="min-w-0">
        <span className="block truncate text-ui">{props.title}</span>
        {props.detail !== undefined && <span className="num block text-caption text-2">{props.detail}</span>}
      </span>
      <span className="flex gap-1 max-md:hidden">{props.hint}</span>
    </button>
  );
}

/** Stages, and how long such a run took here before once there are at least three to go by. */
function useRunEstimate(market: string): string {
  const { t } = useTranslation('home');
  const { data } = useQuery(reportsQuery(20));
  const took = (data?.runs ?? [])
    .filter((run) => run.state === 'done' && run.finishedAt !== null && run.instrument.market === market)
    .map((run) => (run.finishedAt ?? 0) - run.createdAt);
  const middle = median(took);
  const stages = t('stages', { count: runStages.length });
  if (middle === null || middle < 1 || took.length < 3) return stages;
  return `${stages} · ${t('estimate', { time: formatDuration(middle), count: took.length })}`;
}

function Actions({ composer, instrument }: { readonly composer: Composer; readonly instrument: InstrumentView }) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const name = instrument.name[locale];
  const estimate = useRunEstimate(instrument.market);
  const active = composer.target;
  const hint = (target: TextTarget): ReactNode =>
    active === target ? <CornerDownLeft size={14} aria-hidden /> : active === null ? null : <Kbd>Tab</Kbd>;
  return (
    <>
      <ActionRow
        target="research"
        active={active === 'research'}
        title={t('act.research', { name })}
        detail={estimate}
        hint={hint('research')}
        onPress={() => composer.research(instrument)}
      />
      <ActionRow
        target="chat"
        active={active === 'chat'}
        title={t('act.chat', { name })}
        hint={hint('chat')}
        onPress={() => void composer.submit('chat', instrument)}
      />
      <ActionRow
        target="strategy"
        active={active === 'strategy'}
        title={t('act.strategy', { name })}
        hint={hint('strategy')}
        onPress={() => void composer.submit('strategy', instrument)}
      />
    </>
  );
}

function Candidates({ composer }: { readonly composer: Composer }) {
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-0.5 pb-2">
      {composer.hits.map((instrument) => (
        <li key={instrument.id}>
          <button
            type="button"
            onClick={() => composer.research(instrument)}
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-2"
          >
            <TickerTile name={tileOf(instrument, locale)} size={32} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-ui">{instrument.name[locale]}</span>
              <span className="num block truncate text-caption text-3">
                {instrument.id} · {exchangeName(instrument, locale)} · {instrument.currency}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Suggested {
  readonly instrument: InstrumentView;
  readonly from: 'last' | 'example';
}

/** Room for an instrument and what can be done with it, taken before it is known which. Beside the box it is never less. */
const room = 'min-h-[360px] [&:lang(zh)]:min-h-[370px]';
const wideRoom = 'xl:min-h-[360px] xl:[&:lang(zh)]:min-h-[370px]';

/** What the panel shows before anything is typed: the last one researched, else an example. */
function useSuggested(): { readonly suggested: Suggested | null; readonly isPending: boolean } {
  const reports = useQuery(reportsQuery(20));
  const last = reports.data?.runs[0]?.instrument;
  const shown = useQuery({ ...instrumentQuery(example), enabled: !reports.isPending && last === undefined });
  const known = last ?? shown.data;
  const suggested =
    known === undefined ? null : ({ instrument: known, from: last === undefined ? 'example' : 'last' } as const);
  return { suggested, isPending: suggested === null && !shown.isError };
}

/** The one instrument that the text is about: found by its name alone, or named in what was read. */
function useNamed(composer: Composer): InstrumentView | null {
  const ids = composer.reading === null ? [] : [...new Set(composer.reading.frames.flatMap(instrumentsOf))];
  const [id] = ids;
  const isOne = composer.resolution !== 'one' && ids.length === 1 && id !== undefined;
  const { data } = useQuery({ ...instrumentQuery(id ?? ''), enabled: isOne });
  if (composer.resolution === 'one') return composer.hits[0] ?? null;
  return isOne ? (data ?? null) : null;
}

/** What the text was understood as, what that costs today, and what Enter and Tab will do. Nothing has started yet. */
export function ResolverPanel({ composer }: { readonly composer: Composer }) {
  const { t } = useTranslation('home');
  const { suggested, isPending } = useSuggested();
  const empty = composer.text.trim() === '';
  const named = useNamed(composer);
  const shown = empty ? (suggested?.instrument ?? null) : named;
  const { reading } = composer;
  const isSentence = !empty && reading !== null && composer.target !== 'research';
  const ambiguous = !empty && composer.resolution === 'ambiguous';
  return (
    <section
      data-testid="resolver"
      aria-label={t('resolver.label')}
      className={cx(
        'flex min-w-0 flex-col rounded-card border border-line bg-1',
        wideRoom,
        empty && (shown !== null || isPending) && room,
      )}
    >
      <div className="flex-1 px-5 pt-3">
        <div className="mb-2.5 flex justify-between gap-3 text-caption font-medium text-3">
          <span>{empty ? t(`resolver.${suggested?.from ?? 'idle'}`) : t('resolver.resolves')}</span>
          {!empty && composer.resolution !== null && !isSentence && (
            <span className="num">{t('resolver.matches', { count: composer.hits.length })}</span>
          )}
        </div>
        {isSentence && <ReadText text={composer.text} echo={reading.echo} className="mb-3" />}
        {shown !== null && <Identity instrument={shown} />}
        {ambiguous && (
          <div role={composer.undecided ? 'alert' : undefined}>
            <p className="mb-2 text-ui font-normal text-2">{t('resolver.ambiguous')}</p>
            <Candidates composer={composer} />
          </div>
        )}
        {!empty && composer.resolution === 'unknown' && composer.target === 'research' && (
          <div role={composer.undecided ? 'alert' : undefined}>
            {composer.searching ? (
              // What was found is of an earlier text.
              <Skeleton className="mb-2 h-5 w-2/3" />
            ) : (
              <p className="mb-2 text-ui font-normal text-2">
                {composer.hits.length > 0 ? t('resolver.near') : t('resolver.unknown')}
              </p>
            )}
            <Candidates composer={composer} />
          </div>
        )}
        {!empty && composer.resolution === null && composer.searching && <Skeleton className="h-28 w-full" />}
        {empty && isPending && <Skeleton className="h-40 w-full" />}
        {empty && suggested === null && !isPending && (
          <ul className="flex flex-col gap-2.5 text-ui font-normal text-2">
            {(['research', 'chat', 'strategy'] as const).map((target) => {
              const Icon = targetIcons[target];
              return (
                <li key={target} className="flex gap-2.5">
                  <Icon size={16} className="mt-px text-3" aria-hidden />
                  <span>{t(`resolver.explain.${target}`)}</span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {shown !== null && (
        <div className="border-t border-line p-2">
          <Actions composer={composer} instrument={shown} />
        </div>
      )}
    </section>
  );
}
