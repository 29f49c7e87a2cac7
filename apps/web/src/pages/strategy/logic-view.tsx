import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { sentencesOf } from '@plumbline/quant/language/describe';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { useParameterName } from './parameter-name.ts';

/** The rules of a strategy in plain words, to be read. */
export function LogicView({ spec }: { readonly spec: StrategySpec }) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const parameterName = useParameterName();
  return (
    <Card title={t('logic.title')}>
      <ul className="flex flex-col gap-2">
        {sentencesOf(spec, locale, parameterName).map(({ kind, text }) => (
          <li key={`${kind} ${text}`} className="rounded-control bg-2 px-3 py-2 text-ui font-normal">
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
