import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FlaskConical, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketIds, parseInstrumentId } from '@plumbline/model/instrument';
import { labelOf, metricOf } from '@plumbline/quant/catalogue/catalogue';
import { isScreenNumber, screenNumbers } from '@plumbline/quant/screen/screen-fields';
import { parseScreenRules, writeScreenRules, type ScreenRule } from '@plumbline/quant/screen/screen-rule';
import { screenQuery } from '../../lib/discover.ts';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/select.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCreate } from '../strategies/use-create.ts';
import { presets } from './presets.ts';
import { RuleRow } from './rule-row.tsx';
import { mostHeld, screenSpec } from './screen-spec.ts';
import { SavedScreens } from './saved-screens.tsx';
import { ScreenTable } from './screen-table.tsx';
import { ColumnPicker, mostColumns, ScreenDownload } from './screen-tools.tsx';
import { SentenceBox } from './sentence-box.tsx';

const pageSize = 50;
const mostShown = 200;
const usualSort = '-marketCap';
const usualFields = ['marketCap', 'priceToEarnings', 'dividendYield', 'return1Y'];

/** Instruments by their figures: conditions in rows, said in a sentence or picked, and what is left of the market. */
export function Screener() {
  const { t } = useTranslation('discover');
  const { locale, figure } = useFormat();
  const navigate = useNavigate({ from: '/discover' });
  const search = useSearch({ from: '/layout-2/discover' });
  const create = useCreate();
  const [limit, setLimit] = useState(pageSize);
  const [isUnread, setIsUnread] = useState(false);
  const market = marketIds.find((one) => one === search.market);
  const rules = parseScreenRules(search.rules ?? '');
  const sort = search.sort ?? usualSort;
  const sortField = sort.replace('-', '');
  const query = { ...(market === undefined ? {} : { market }), rules: writeScreenRules(rules), sort, limit };
  const { data, error, refetch, isFetching } = useQuery(screenQuery(query));
  const set = (change: Partial<typeof search>): void =>
    void navigate({ search: (known) => ({ ...known, ...change }), replace: true, resetScroll: false });
  const setSort = (next: string): void => set({ sort: next === usualSort ? '' : next });
  const setRules = (next: readonly ScreenRule[]): void => set({ rules: writeScreenRules(next) });
  const picked = (search.columns ?? '').split(',').filter(isScreenNumber);
  const fields = [
    ...new Set(
      picked.length > 0
        ? picked
        : [
            ...rules.map(({ field }) => field),
            ...(usualFields.includes(sortField) ? [] : [sortField]),
            ...usualFields,
          ].filter(isScreenNumber),
    ),
  ].slice(0, mostColumns);
  const title = rules.map(({ field }) => (field === 'sector' ? t('rule.sector') : labelOf(field)[locale])).join(', ');
  const held = (data?.matches ?? [])
    .flatMap(({ instrument }) => parseInstrumentId(instrument.id) ?? [])
    .slice(0, mostHeld);
  const isSame = data?.steps.length === rules.length;
  const isOpen = isUnread && rules.length === 0;
  // What is not measured yet is neither in nor out.
  const progress = data === undefined || data.measured === 0 ? 'none' : data.measured < data.known ? 'soFar' : 'all';

  return (
    <div className="flex flex-col gap-4" data-testid="screener">
      <Card flush>
        <SentenceBox
          market={market}
          onRead={(read) => {
            // A sentence is a new screen. With a word unread nothing is kept or shown that could be taken for its answer.
            setIsUnread(read === null);
            const order = read?.order ?? null;
            set({
              market: read?.market ?? '',
              rules: read === null ? '' : writeScreenRules(read.rules),
              ...(order !== null && { sort: order.sort === usualSort ? '' : order.sort }),
            });
          }}
        />
        <div className="flex flex-wrap items-center gap-2 px-4 pb-3">
          <span className="text-caption text-3">{t('presets')}</span>
          {presets.map((preset) => (
            <Button
              key={preset.key}
              size="compact"
              aria-pressed={search.rules === preset.rules}
              onClick={() => set({ rules: preset.rules })}
            >
              {t(`preset.${preset.key}`)}
            </Button>
          ))}
          <Select
            label={t('market')}
            className="ms-auto"
            value={market ?? 'all'}
            onChange={(next) => set({ market: next === 'all' ? '' : next })}
            options={(['all', ...marketIds] as const).map((value) => ({
              value,
              label: t(`markets.${value}`),
            }))}
          />
        </div>
        <SavedScreens
          current={
            rules.length === 0
              ? null
              : { market: market ?? null, rules: writeScreenRules(rules), sort, columns: picked }
          }
          onOpen={(screen) =>
            set({
              market: screen.market ?? '',
              rules: screen.rules,
              sort: screen.sort === usualSort ? '' : screen.sort,
              columns: screen.columns.join(','),
            })
          }
        />
        {rules.length > 0 && (
          <div
            aria-hidden
            className="hidden grid-cols-[88px_minmax(0,15rem)_96px_minmax(0,11rem)_minmax(0,1fr)_72px_72px_32px] gap-2 border-t border-line px-4 py-2 text-caption text-3 lg:grid"
          >
            <span />
            <span>{t('head.field')}</span>
            <span>{t('head.test')}</span>
            <span>{t('head.value')}</span>
            <span>{t('head.spread', { count: data?.measured ?? 0 })}</span>
            <span className="text-right">{t('head.alone')}</span>
            <span className="text-right">{t('head.left')}</span>
            <span />
          </div>
        )}
        <ul data-testid="rules">
          {rules.map((rule, place) => (
            <RuleRow
              // Rows have no name but their place; the same figure may stand twice.
              key={place}
              rule={rule}
              place={place}
              step={isSame && progress !== 'none' ? (data?.steps[place] ?? null) : null}
              onChange={(next) => setRules(rules.map((one, at) => (at === place ? next : one)))}
              onRemove={() => setRules(rules.filter((_, at) => at !== place))}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
          {data !== undefined && !isOpen && (
            <p className="num text-ui text-2" role="status" data-testid="screen-count">
              {progress !== 'none' && <b className="text-h3 text-1">{t('count.total', { total: data.total })}</b>}{' '}
              {t(`count.${progress}`, { measured: data.measured, known: data.known })}
            </p>
          )}
          {isSame &&
            data?.nearMisses.map(({ rule: place, value, adds }) => {
              const rule = rules[place];
              if (rule === undefined || rule.field === 'sector') return null;
              const { unit, decimals } = metricOf(rule.field);
              const isMoney = unit === 'money' ? { currency: rule.currency ?? 'USD' } : {};
              const shown = figure({ value, unit, decimals: Math.max(1, decimals), ...isMoney });
              const test = rule.test === 'gt' || rule.test === 'gte' ? 'gte' : 'lte';
              return (
                <Button
                  key={place}
                  size="compact"
                  variant="ghost"
                  onClick={() => setRules(rules.map((one, at) => (at === place ? { ...rule, test, value } : one)))}
                >
                  {t('near', { name: labelOf(rule.field)[locale], value: shown, count: adds })}
                </Button>
              );
            })}
          <span className="ms-auto flex flex-wrap gap-2">
            <Button
              icon={<Plus size={14} aria-hidden />}
              disabled={rules.length >= 12}
              onClick={() => setRules([...rules, { join: 'and', field: 'priceToEarnings', test: 'lt', value: 20 }])}
            >
              {t('addRule')}
            </Button>
            <Button
              variant="primary"
              icon={<FlaskConical size={14} aria-hidden />}
              disabled={held.length === 0 || !isSame || isOpen}
              loading={create.isPending}
              title={t('runDetail', { count: held.length })}
              onClick={() =>
                create.mutate({
                  spec: screenSpec(t('runName', { title: title === '' ? t('everything') : title }), held),
                })
              }
            >
              {t('run')}
            </Button>
          </span>
        </div>
        {create.error !== null && <ErrorState title={t('runFailed')} error={create.error} />}
      </Card>
      {isOpen ? null : error !== null && data === undefined ? (
        <Card>
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : data === undefined ? (
        // As tall as a window: what stands below the matches does not begin in view and leave it.
        <Skeleton className="h-dvh w-full" />
      ) : (
        <Card
          flush
          title={t(`matches.${progress}`, { count: data.total })}
          actions={
            <span className="flex flex-wrap items-center justify-end gap-2">
              {data.simulated && <SimulatedChip />}
              <ColumnPicker fields={fields} onChange={(next) => set({ columns: next.join(',') })} />
              <ScreenDownload query={query} fields={fields} />
              <Select
                label={t('sort')}
                value={sort}
                onChange={setSort}
                options={screenNumbers.flatMap((field) =>
                  (['-', ''] as const).map((sign) => ({
                    value: `${sign}${field}`,
                    label: t(sign === '-' ? 'sortDown' : 'sortUp', { name: labelOf(field)[locale] }),
                  })),
                )}
              />
            </span>
          }
        >
          {data.measured < data.known && (
            <p className="border-b border-line px-4 py-2 text-caption text-2 last:border-b-0" role="status">
              {t('measuring', { measured: data.measured, known: data.known })}
            </p>
          )}
          {/* Before anything is measured nothing can be said to miss the rules. */}
          {data.measured > 0 && (
            <ScreenTable
              matches={data.matches}
              fields={fields}
              order={{
                now: { key: sortField, direction: sort.startsWith('-') ? 'descending' : 'ascending' },
                // The highest first: that is what a figure is mostly sorted for.
                onSort: (field) => setSort(sort === `-${field}` ? field : `-${field}`),
              }}
              simulated={data.simulated}
              isMeasuring={data.measured < data.known}
            />
          )}
          {data.total > data.matches.length && limit < mostShown && (
            <div className="border-t border-line p-3 text-center">
              <Button onClick={() => setLimit(limit + pageSize)} loading={isFetching}>
                {t('more')}
              </Button>
            </div>
          )}
        </Card>
      )}
      <p className="text-caption text-pretty text-3">{t('screenNote', { count: mostHeld })}</p>
    </div>
  );
}
