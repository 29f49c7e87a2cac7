import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstrumentView } from '@plumbline/contract/instrument';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Input } from '../../ui/input.tsx';
import { InstrumentRow } from './instrument-row.tsx';
import { RunHistory } from './run-history.tsx';
import { SymbolSearch } from './symbol-search.tsx';
import { useResearchSearch } from './use-research-search.ts';

/** A symbol that started nothing, and what the server thinks it may have meant. */
export interface AskedSymbol {
  readonly kind: 'ambiguous' | 'unknown';
  readonly text: string;
  readonly choices: readonly InstrumentView[];
}

export interface StartPageProps {
  readonly asked?: AskedSymbol;
}

const samples = ['US:NVDA', 'SH:600519', 'HK:00700', 'CRYPTO:BTC-USD'] as const;

function labelOf(id: string): string {
  const known = parseInstrumentId(id);
  return known === null ? id : displaySymbol(known);
}

/** Where research begins: search, examples, and everything studied before. */
export function StartPage({ asked }: StartPageProps) {
  const { t } = useTranslation('research');
  const { change } = useResearchSearch();
  const [asOf, setAsOf] = useState('');
  const start = (symbol: string): void =>
    void change({ symbol, asOf: asOf === '' ? undefined : asOf, run: undefined, figure: undefined, source: undefined });
  return (
    <div className="mx-auto flex max-w-[880px] flex-col gap-6 pt-6 max-md:pt-2">
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t('start.title')}
        </h1>
        <p className="mt-1 text-body text-2">{t('start.lead')}</p>
      </div>
      <SymbolSearch onChoose={start} initial={asked?.text ?? ''} />
      <label className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-3">
        {t('asOf.label')}
        <Input type="date" value={asOf} onChange={(event) => setAsOf(event.target.value)} className="num w-40" />
        <span>{asOf === '' ? t('asOf.today') : t('asOf.hint')}</span>
      </label>
      {asked === undefined ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-caption text-3">{t('start.samples')}</span>
          {samples.map((id) => (
            <Button key={id} size="compact" onClick={() => start(id)} className="num">
              {labelOf(id)}
            </Button>
          ))}
        </div>
      ) : (
        <div data-testid={`asked-${asked.kind}`}>
          <Callout title={t(`start.${asked.kind}`, { text: asked.text })}>
            {asked.choices.length === 0 ? (
              t('start.nothingClose')
            ) : (
              <ul className="mt-2 flex flex-col gap-1">
                {asked.choices.map((instrument) => (
                  <li key={instrument.id}>
                    <button
                      type="button"
                      onClick={() => start(instrument.id)}
                      className="w-full rounded-control bg-1 px-3 py-1.5 text-start hover:bg-accent-wash"
                    >
                      <InstrumentRow instrument={instrument} showMarket />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Callout>
        </div>
      )}
      <RunHistory />
    </div>
  );
}
