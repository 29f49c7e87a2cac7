import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '@plumbline/model/date';
import { readRulesAddress, writeRulesAddress, type RulesAddress } from '../../lib/rules-address.ts';
import { useAddressOverlay } from '../../lib/use-address-overlay.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Input } from '../../ui/input.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FillCheck } from './fill-check.tsx';
import { MarketClock } from './market-clock.tsx';
import { RuleList } from './rule-list.tsx';
import { rulesQuery, type Rules } from './rules-queries.ts';

/** Every trading rule in force for an instrument on a date; it stands in the address, so Back closes it. */
export function RulesPage() {
  const { t } = useTranslation('rules');
  const { value, open, close } = useAddressOverlay('rules');
  const address = readRulesAddress(value);
  // While it fades out, it still shows what was open.
  const [last, setLast] = useState<RulesAddress | null>(address);
  if (address !== null && writeRulesAddress(address) !== (last === null ? '' : writeRulesAddress(last)))
    setLast(address);
  const shown = address ?? last;
  return (
    <Modal
      open={address !== null}
      size="large"
      title={t('title')}
      testId="rules"
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      {shown === null ? null : (
        <RulesBody address={shown} onDate={(date) => open(writeRulesAddress({ id: shown.id, date }))} />
      )}
    </Modal>
  );
}

interface RulesBodyProps {
  readonly address: RulesAddress;
  readonly onDate: (date: string) => void;
}

function RulesBody({ address, onDate }: RulesBodyProps) {
  const { t } = useTranslation('rules');
  const field = useId();
  const rules = useQuery(rulesQuery(address.id, address.date));
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Heading address={address} data={rules.data} />
        <div>
          <label htmlFor={field} className="mb-1.5 block text-caption text-2">
            {t('date')}
          </label>
          <Input
            id={field}
            type="date"
            className="num w-44"
            value={address.date ?? rules.data?.date ?? ''}
            onChange={({ target }) => {
              if (isDate(target.value)) onDate(target.value);
            }}
          />
        </div>
      </div>
      {rules.isError ? (
        <ErrorState
          title={t('failed')}
          error={rules.error}
          onRetry={() => void rules.refetch()}
          retrying={rules.isFetching}
        />
      ) : rules.data === undefined ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <>
          <MarketClock now={rules.data.now} />
          <RuleList rules={rules.data.rules} asked={address.rule} />
          <FillCheck
            key={rules.data.date}
            id={address.id}
            date={rules.data.date}
            isSession={rules.data.session !== null}
          />
        </>
      )}
    </div>
  );
}

function Heading({ address, data }: { readonly address: RulesAddress; readonly data: Rules | undefined }) {
  const { t } = useTranslation('rules');
  const locale = useLocale();
  const { date, shortDateTime } = useDates();
  const { session } = data ?? {};
  return (
    <div>
      <p className="text-lead font-semibold">{data?.instrument.name[locale] ?? address.id}</p>
      <p className="num text-caption text-2">
        {data === undefined
          ? address.id
          : session === null || session === undefined
            ? t('noSession', { symbol: data.instrument.symbol, date: date(data.date) })
            : t(session.isHalfDay ? 'halfDay' : 'session', {
                symbol: data.instrument.symbol,
                date: date(data.date),
                open: shortDateTime(session.openAt, data.now.timeZone),
                close: shortDateTime(session.closeAt, data.now.timeZone),
                zone: data.now.zoneMark,
              })}
        {session?.status === 'unverified' ? ` · ${t('provisional')}` : ''}
      </p>
    </div>
  );
}
