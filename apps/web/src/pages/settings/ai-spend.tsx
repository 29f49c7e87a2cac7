import { useTranslation } from 'react-i18next';
import type { ModelServiceView } from '@plumbline/contract/models';
import { useFormat } from '../../lib/format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface SpendProps {
  readonly spend: ModelServiceView['spend'];
  readonly cap: number | null;
}

/** Money for a language model, with the cents of a cent where it is little. */
export function useDollars(): (value: number) => string {
  const { figure } = useFormat();
  return (value) => figure({ value, unit: 'price', currency: 'USD', decimals: value < 1 ? 4 : 2 });
}

/** What a service cost this month: counted requests and tokens, and money where prices are known. */
export function Spend({ spend, cap }: SpendProps) {
  const { t } = useTranslation('models');
  const { calls, inputTokens, outputTokens, cost } = spend;
  const dollars = useDollars();
  const known = cost ?? (cap === null ? null : 0);
  const money = known === null ? null : dollars(known);
  return (
    <div className="mt-1 max-w-80">
      <p className="num text-caption text-3">
        {t('month', { calls, tokens: inputTokens + outputTokens })}
        {money !== null && ` · ${cap === null ? money : t('ofCap', { money, cap: dollars(cap) })}`}
      </p>
      {cap !== null && <ProgressBar label={t('spend')} value={Math.min(1, (cost ?? 0) / cap)} />}
    </div>
  );
}
