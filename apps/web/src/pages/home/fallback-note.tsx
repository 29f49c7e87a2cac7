import { useTranslation } from 'react-i18next';
import type { QuoteView } from '@plumbline/contract/instrument';

/** Who answered instead of whom. */
export function FallbackNote({ used, insteadOf }: NonNullable<QuoteView['fallback']>) {
  const { t } = useTranslation('research');
  return <span className="block text-warn">{t('source.fallback', { used, missing: insteadOf.join(', ') })}</span>;
}
