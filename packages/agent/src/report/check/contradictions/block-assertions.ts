import { ratingLabels, ratingSteps, type Rating } from '@plumbline/model/rating';
import type { Block } from '@plumbline/model/report';
import type { Assertion } from '@plumbline/model/text-part';

type Value = (id: string) => number | null;
type Of<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** A weighted value may differ from its printed sum by what rounding the terms leaves open. */
const rounding = 1e-6;
/** A chance this far from even says on which side of the price the middle lies. */
const clearChance = 0.1;

const above = (fact: string, of: string | number): Assertion => ({ fact, side: 'above', of });
const below = (fact: string, of: string | number): Assertion => ({ fact, side: 'below', of });
const ordered = (low: string, mid: string, high: string): readonly Assertion[] => [above(mid, low), above(high, mid)];

/** A gap to the price above zero is a value above it. */
function bySign(gap: string, value: string, price: string, read: Value): readonly Assertion[] {
  const size = read(gap);
  if (size === null || size === 0) return [];
  return [size > 0 ? above(value, price) : below(value, price)];
}

function byChance(chance: string, value: string, price: string, read: Value): readonly Assertion[] {
  const share = read(chance);
  if (share === null || Math.abs(share - 0.5) <= clearChance) return [];
  return [share > 0.5 ? above(value, price) : below(value, price)];
}

/** The sum of values by their weights, where all are known and the weights are whole. */
function weighted(
  total: string,
  terms: readonly { readonly weight: string | undefined; readonly value: string }[],
  read: Value,
): readonly Assertion[] {
  const known = terms.flatMap(({ weight, value }) => {
    const [share, one] = [weight === undefined ? null : read(weight), read(value)];
    return share === null || one === null ? [] : [{ share, one }];
  });
  const weights = known.reduce((sum, { share }) => sum + share, 0);
  if (Math.abs(weights - 1) > rounding) return [];
  const of = known.reduce((sum, { share, one }) => sum + share * one, 0);
  return [{ fact: total, side: 'near', of, within: rounding * Math.abs(of) }];
}

function ofRating({ label, score, fair, p10, p90, pAbovePrice }: Rating, read: Value): readonly Assertion[] {
  const bounds: Assertion[] = [];
  if (label !== null && score !== null) {
    const next = ratingLabels[ratingLabels.indexOf(label) + 1];
    if (label !== 'sell') bounds.push(above(score, ratingSteps[label]));
    if (next !== undefined && next !== 'sell') bounds.push(below(score, ratingSteps[next]));
  }
  if (fair === null) return bounds;
  return [
    ...bounds,
    ...(p10 === null || p90 === null ? [] : ordered(p10, fair, p90)),
    ...(pAbovePrice === null ? [] : byChance(pAbovePrice, fair, 'price', read)),
  ];
}

function ofRanges({ rows, blend, price }: Of<'ranges'>, read: Value): readonly Assertion[] {
  const order = rows.flatMap(({ low, mid, high }) => ordered(low, mid, high));
  if (blend === undefined) return order;
  const terms = rows.map(({ weight, mid }) => ({ weight, value: mid }));
  return [...order, ...bySign(blend.upside, blend.value, price, read), ...weighted(blend.value, terms, read)];
}

function ofScenarios({ rows, sum, price }: Of<'scenarios'>, read: Value): readonly Assertion[] {
  const value = (wanted: string): string | undefined => rows.find(({ key }) => key === wanted)?.value;
  const [bear, base, bull] = [value('bear'), value('base'), value('bull')];
  const terms = rows.map(({ probability, value: one }) => ({ weight: probability, value: one }));
  return [
    ...(bear === undefined || base === undefined || bull === undefined ? [] : ordered(bear, base, bull)),
    ...rows.flatMap((row) => bySign(row.upside, row.value, price, read)),
    ...weighted(sum.value, terms, read),
  ];
}

function ofStanding({ rows }: Of<'standing'>, read: Value): readonly Assertion[] {
  return rows.flatMap(({ metric, current, percentile, lower, upper }) => {
    const place = read(percentile);
    if (place === null) return [];
    const middle = `${metric}.middle`;
    const side = place > 0.5 ? [above(current, middle)] : place < 0.5 ? [below(current, middle)] : [];
    return [above(upper, lower), ...side];
  });
}

/** What a table or drawing says of its own figures by how it is made. */
export function blockAssertions(block: Block, read: Value): readonly Assertion[] {
  switch (block.kind) {
    case 'rating':
      return ofRating(block.rating, read);
    case 'ranges':
      return ofRanges(block, read);
    case 'scenarios':
      return ofScenarios(block, read);
    case 'density':
      return [...ordered(block.low, block.mid, block.high), ...byChance(block.above, block.mid, block.price, read)];
    case 'standing':
      return ofStanding(block, read);
    case 'history':
      return block.rows.flatMap(({ low, median, high }) => ordered(low, median, high));
    default:
      return [];
  }
}
