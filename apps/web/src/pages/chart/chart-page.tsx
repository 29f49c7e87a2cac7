import { useTranslation } from 'react-i18next';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { SymbolSearch } from '../research/symbol-search.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { changeCell } from './chart-layout.ts';
import { useChartLayout } from './use-chart-layout.ts';

/** `/research?view=chart`: the chart of one instrument, several of them, or the question which. */
export function ChartPage({ symbol }: { readonly symbol: string | undefined }) {
  const state = useChartLayout();
  const id = parseInstrumentId(symbol ?? '');
  // Chosen from the list, so the address holds an id; a name that was typed into it is asked about.
  return id === null ? (
    <ChooseInstrument
      text={symbol ?? ''}
      onChoose={(chosen) => state.arrange((layout) => changeCell(layout, 0, { symbol: chosen }), true)}
    />
  ) : (
    <ChartFrame id={id} {...state} />
  );
}

interface ChooseInstrumentProps {
  readonly text: string;
  readonly onChoose: (symbol: string) => void;
}

function ChooseInstrument({ text, onChoose }: ChooseInstrumentProps) {
  const { t } = useTranslation('chart');
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-h1">
        {t('title')}
      </h1>
      <div className="max-w-2xl">
        <SymbolSearch initial={text} action={t('open')} onChoose={onChoose} />
      </div>
    </>
  );
}
