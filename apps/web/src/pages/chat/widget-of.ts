import type { Widget } from '@plumbline/model/conversation';

/** A widget of one kind. */
export type WidgetOf<Kind extends Widget['kind']> = Extract<Widget, { readonly kind: Kind }>;
