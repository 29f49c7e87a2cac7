import { isTooLong, tooLongText } from '@plumbline/model/text-limit';
import { useLocale } from '../lib/use-locale.ts';

/** Says that a text cannot be read for its length. The text itself stays as it was typed or pasted. */
export function TooLong({ text }: { readonly text: string }) {
  const locale = useLocale();
  return (
    <p role="status" className="text-caption text-warn empty:hidden" data-testid="too-long">
      {isTooLong(text) ? tooLongText[locale] : ''}
    </p>
  );
}
