import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/use-locale.ts';
import { Chip } from '../../ui/chip.tsx';
import type { WidgetOf } from '@plumbline/model/conversation';

const tones = { verified: 'neutral', secondary: 'outline', unverified: 'warn' } as const;

/** Market rules with their source and how far it can be trusted. */
export function RuleCard({ rules }: Pick<WidgetOf<'rules'>, 'rules'>) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  return (
    <ul className="rounded-card border border-line bg-1">
      {rules.map(({ id, title, text, source, status }) => (
        <li key={id} className="border-line px-4 py-3 not-last:border-b">
          <p className="flex flex-wrap items-center gap-2 text-ui font-semibold">
            {title[locale]}
            <Chip tone={tones[status]}>{t(`rule.${status}`)}</Chip>
          </p>
          <p className="mt-1 text-ui font-normal text-pretty text-2">{text[locale]}</p>
          <p className="mt-1 text-caption break-words text-3">{source[locale]}</p>
        </li>
      ))}
    </ul>
  );
}
