import type { GalleryCard } from '@plumbline/contract/discover';
import { useLocale } from '../../lib/use-locale.ts';
import { useCreate } from './use-create.ts';

/** Makes a strategy of the reader's own from a card. The templates are fetched when one is used, not to show a card. */
export function useTemplate() {
  const locale = useLocale();
  const create = useCreate();
  const use = async ({ template: id, market }: GalleryCard): Promise<void> => {
    const [{ templates }, { templateSpec }] = await Promise.all([
      import('@plumbline/quant/catalogue/strategies/registry'),
      import('@plumbline/quant/catalogue/strategy-template'),
    ]);
    const template = templates.find((one) => one.id === id);
    if (template !== undefined) create.mutate({ spec: templateSpec(template, market, locale), template: id });
  };
  return { create, use };
}
