import { Tex } from '../../blocks/figure/tex.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import type { WidgetOf } from '@plumbline/model/conversation';

/** A definition as it stands in the catalogue. */
export function TermCard({ widget: { title, text, tex } }: { readonly widget: WidgetOf<'term'> }) {
  const locale = useLocale();
  return (
    <section aria-label={title[locale]} className="rounded-card border border-line bg-1 p-(--card-padding)">
      <h3 className="text-h3">{title[locale]}</h3>
      <p className="mt-1.5 text-ui font-normal text-pretty whitespace-pre-line text-2">{text[locale]}</p>
      {tex !== undefined && (
        <div className="mt-3 overflow-x-auto">
          <Tex tex={tex} display />
        </div>
      )}
    </section>
  );
}
