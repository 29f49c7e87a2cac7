import type { Fact } from '@plumbline/model/fact';
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
import type { Side } from './rate-between.ts';

export const premiumTopic = 'premiumToOther';

/** Premiums to a company's other listings, or why there are none. */
export interface FoundPremiums {
  readonly premiums: readonly Premium[];
  readonly why: LocalText | null;
  /** Simulated listings of one company go their own ways, which their premium is told with. */
  readonly simulated: boolean;
}

/** Asks for the company's other listings and puts the premiums to them on record, as its report does. */
export async function findPremiums(
  { instrument, context }: Figures,
  { desk, today }: ToolContext,
  side?: Side,
): Promise<FoundPremiums> {
  const { data, simulated } = side ?? (await desk.market([instrument.id]));
  const related = (await data.related?.(instrument.id)) ?? [];
  if (related.length === 0) return { premiums: [], why: alone(instrument), simulated };
  const otherListings = await gatherListings({ instrument, data, simulated, asOf: today });
  const premiums = premiumFigures({ ...context, otherListings });
  return { premiums, why: premiums.length === 0 ? unpriced(instrument) : null, simulated };
}

/** Handles of a premium and of all that it is computed from, as far as a sentence names them. */
export const handlesOf = ({ id, price, exchange }: Premium): readonly string[] => [
  id,
  'price',
  price,
  ...(exchange === null ? [] : [exchange.rate]),
];

/** Premiums with both prices, the rate between them and their days; below the other listing it is a discount. */
export function sayPremiums(
  instrument: Instrument,
  { premiums, simulated }: FoundPremiums,
  factOf: (handle: string) => Fact | undefined,
): readonly LocalParts[] {
  const said = premiums.flatMap(({ id, price, other, exchange }) => {
    const [premium, own, there] = [factOf(id), factOf('price'), factOf(price)];
    const rate = exchange === null ? undefined : factOf(exchange.rate);
    if (premium === undefined || own === undefined || there === undefined) return [];
    const slots = {
      name: instrument.name,
      other,
      premium: figure(premium.id),
      own: figure(own.id),
      ownDate: own.asOf,
      price: figure(there.id),
      date: there.asOf,
      base: exchange?.base ?? '',
      ...(rate !== undefined && { rate: figure(rate.id), rateDate: rate.asOf }),
    };
    return [
      paragraph((premium.value ?? 0) < 0 ? below : above, slots),
      paragraph(rate === undefined ? inOneCurrency : converted, slots),
    ];
  });
  return said.length > 0 && simulated ? [...said, paragraph(apart, {})] : said;
}

/** Why no premium is told: there is no other listing, no price of it, or it is asked for of a day that is past. */
export function noPremium(instrument: Instrument, { why }: FoundPremiums): LocalParts {
  return paragraph(why ?? todayOnly(instrument), {});
}

const alone = ({ name }: Instrument): LocalText =>
  localText(
    `No other listing of ${name.en} is on record.`,
    `没有${name['zh-CN']}另一上市股份的记录。`,
    `沒有${name['zh-HK']}另一上市股份的紀錄。`,
  );
const unpriced = ({ name }: Instrument): LocalText =>
  localText(
    `The other listing of ${name.en} has no price, or no exchange rate, of the same days.`,
    `${name['zh-CN']}的另一上市股份缺少同期价格或汇率。`,
    `${name['zh-HK']}的另一上市股份欠缺同期價格或匯率。`,
  );
const todayOnly = ({ name }: Instrument): LocalText =>
  localText(
    `The premium of ${name.en} to its other listing is computed for today only.`,
    `${name['zh-CN']}相对另一上市股份的溢价只按当前计算。`,
    `${name['zh-HK']}相對另一上市股份的溢價只按目前計算。`,
  );
const above = localText(
  '{name} trades {premium:size} above {other} for the same number of shares in one currency: that is its premium.',
  '按相同股数与同一货币折算，{name}较{other}溢价 {premium:size}。',
  '按相同股數與同一貨幣折算，{name}較{other}溢價 {premium:size}。',
);
const below = localText(
  '{name} trades {premium:size} below {other} for the same number of shares in one currency: that is its discount.',
  '按相同股数与同一货币折算，{name}较{other}折价 {premium:size}。',
  '按相同股數與同一貨幣折算，{name}較{other}折讓 {premium:size}。',
);
const converted = localText(
  'Its price is {own} ({ownDate}), that of {other} {price} ({date}), and one {base} was worth {rate} ({rateDate}).',
  '其价格为 {own}（{ownDate}），{other}为 {price}（{date}），汇率为 1 {base} 兑 {rate}（{rateDate}）。',
  '其價格為 {own}（{ownDate}），{other}為 {price}（{date}），匯率為 1 {base} 兌 {rate}（{rateDate}）。',
);
const inOneCurrency = localText(
  'Its price is {own} ({ownDate}), that of {other} {price} ({date}).',
  '其价格为 {own}（{ownDate}），{other}为 {price}（{date}）。',
  '其價格為 {own}（{ownDate}），{other}為 {price}（{date}）。',
);
const apart = localText(
  'Both prices are simulated, each on its own, so this says nothing of the real premium.',
  '两个价格均为各自独立模拟，不反映真实溢价。',
  '兩個價格均為各自獨立模擬，不反映真實溢價。',
);
