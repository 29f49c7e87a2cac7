import type { LocalText } from '@plumbline/model/locale';

export type Terms = Readonly<Record<string, { readonly title: LocalText; readonly text: LocalText }>>;
