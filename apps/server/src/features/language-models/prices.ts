import type { TokenPrices } from '@plumbline/agent/desk/table';
import type { Answerer, ModelSettingsView } from '@plumbline/contract/models';

/** What the reader gave as prices of whoever answers; null where they gave none. */
export async function pricesOf(
  models: { settings(ownerId: string): Promise<ModelSettingsView> },
  ownerId: string,
  by?: Answerer,
): Promise<TokenPrices | null> {
  const { services } = await models.settings(ownerId);
  const found = services.find((one) => (by === undefined ? one.isChosen : one.service === by));
  return found?.inputPrice == null || found.outputPrice === null
    ? null
    : { input: found.inputPrice, output: found.outputPrice };
}
