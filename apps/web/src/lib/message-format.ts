import type { Module } from 'i18next';
import { IntlMessageFormat } from 'intl-messageformat';

type Message = ConstructorParameters<typeof IntlMessageFormat>[0];
type Values = Parameters<IntlMessageFormat['format']>[0];

const formatters = new WeakMap<object, IntlMessageFormat>();

function formatterOf(tree: Exclude<Message, string>, locale: string): IntlMessageFormat {
  // One tree belongs to one dictionary, so to one language.
  const known = formatters.get(tree);
  if (known !== undefined) return known;
  const formatter = new IntlMessageFormat(tree, locale);
  formatters.set(tree, formatter);
  return formatter;
}

/** Formats messages that were compiled while building: plain texts stand as they are, trees take their values. */
export const messageFormat = {
  type: 'i18nFormat',
  init: () => undefined,
  addLookupKeys: (keys: readonly string[]) => keys,
  parse: (message: Message, values: Values, locale: string): unknown =>
    typeof message === 'string' ? message : formatterOf(message, locale).format(values),
} satisfies Module & Record<string, unknown>;
