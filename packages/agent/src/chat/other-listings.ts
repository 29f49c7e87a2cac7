import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { gatherListings } from '../report/gather/gather-listings.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import type { Premium } from '../report/sections/rules/other-listings.ts';
import { premiumFigures } from '../report/sections/rules/other-listings.ts';
import type { ToolContext } from '../tool.ts';
import type { Figures } from './figures.ts';
import { handleOf } from './figures.ts';
import type { Side } from './rate-between.ts';

export const premiumTopic = 'premiumToOther';

/** Premiums to a company's other listings, or why there are none. */
export interface FoundPremiums {
  readonly premiums: readonly Premium[];
  readonly why: LocalText | null;
}

/** Asks for the company's other listings and puts the premiums to them on record, as its report does. */
export async function findPremiums(
  { instrument, context }: Figures,
  { desk, today }: ToolContext,
  side?: Side,
): Promise<FoundPremiums> {
  const { data, simulated } = side ?? (await desk.market([instrument.id]));
  const related = (await data.related?.(instrument.id)) ?? [];
  if (related.length === 0) return { premiums: [], why: alone };
  const otherListings = await gatherListings({ instrument, data, simulated, asOf: today });
  const premiums = premiumFigures({ ...context, otherListings });
  return { premiums, why: premiums.length === 0 ? unpriced : null };
}

/** A premium in one sentence: above the other listing or below it. */
export function sayPremium(instrument: Instrument, { id, price, other }: Premium, value: number): LocalParts {
  return paragraph(value < 0 ? below : above, {
    name: instrument.name,
    other,
    price: figure(handleOf(instrument, price)),
    premium: figure(handleOf(instrument, id)),
  });
}

const alone = localText(
  'No other listing of the company is on record.',
  '没有该公司另一上市股份的记录。',
  '沒有該公司另一上市股份的紀錄。',
);
const unpriced = localText(
  'Its other listing has no price, or no exchange rate, of the same days.',
  '其另一上市股份缺少同期价格或汇率。',
  '其另一上市股份欠缺同期價格或匯率。',
);
const above = localText(
  '{name} trades {premium:size} above {other}, last at {price}, for the same number of shares in one currency: that is its premium.',
  '按相同股数与同一货币折算，{name}较{other}（最近价 {price}）溢价 {premium:size}。',
  '按相同股數與同一貨幣折算，{name}較{other}（最近價 {price}）溢價 {premium:size}。',
);
const below = localText(
  '{name} trades {premium:size} below {other}, last at {price}, for the same number of shares in one currency: that is its discount.',
  '按相同股数与同一货币折算，{name}较{other}（最近价 {price}）折价 {premium:size}。',
  '按相同股數與同一貨幣折算，{name}較{other}（最近價 {price}）折讓 {premium:size}。',
);
