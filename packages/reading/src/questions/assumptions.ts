import type { Assumption, Period, Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { countsInstrument, type Item } from './items.ts';
import type { Slots } from './slots.ts';

const names: Readonly<Record<string, Assumption['name']>> = {
  growth: 'growth',
  revenueGrowth: 'growth',
  netIncomeGrowth: 'growth',
  epsGrowth: 'growth',
  dividendGrowth: 'growth',
  discountRate: 'discountRate',
  wacc: 'discountRate',
  governmentBond: 'discountRate',
  fomc: 'discountRate',
  rates: 'discountRate',
  terminalGrowth: 'terminalGrowth',
  priceToEarnings: 'multiple',
  priceToBook: 'multiple',
  priceToSales: 'multiple',
  embeddedValue: 'multiple',
  evToEbitda: 'multiple',
  bookValue: 'multiple',
  netMargin: 'netMargin',
  profitability: 'netMargin',
  operatingMargin: 'operatingMargin',
  grossMargin: 'grossMargin',
  epsDiluted: 'eps',
  earnings: 'netIncome',
  revenue: 'revenue',
  netIncome: 'netIncome',
  dividend: 'dividend',
  dividendPerShare: 'dividend',
  effectiveTaxRate: 'taxRate',
  capitalExpenditure: 'capex',
  price: 'price',
  totalReturn: 'discountRate',
  annualReturn: 'discountRate',
};

const shares: ReadonlySet<string> = new Set(['eps', 'revenue', 'netIncome', 'dividend', 'capex', 'price']);

const isShift = ({ unit, value, written }: Quantity): boolean =>
  unit === 'points' || (unit === 'percent' && written !== 0 && Math.abs(value / written) < 0.0002);

/** An input of a valuation and the phrases that say it. */
interface Said {
  readonly assumption: Assumption;
  readonly items: readonly Item[];
}

function nameAt(item: Item | undefined, slots: Slots): Assumption['name'] | undefined {
  const meaning = item === undefined ? undefined : slots.chosen.get(item);
  return meaning === undefined || meaning.kind === 'weak' ? undefined : names[meaning.id];
}

function isWord(item: Item | undefined, kind: string): boolean {
  return item?.is === 'word' && item.meanings.some((one) => one.kind === kind);
}

const textOf = ({ edge }: Item, { folded }: Slots): string => folded.text.slice(edge.from, edge.to).trim();

const rateCut = /(?:降息|减息|\brate cuts?|\bfed cuts?)$/u;
const rateRise = /(?:加息|升息|\brate (?:rises?|hikes?)|\brates rise|\bfed hikes?)$/u;

/** "The Fed cuts rates", 降息: a word that also supposes or names the meeting says which way. */
function lowers(item: Item, slots: Slots): boolean {
  if (item.is !== 'word') return false;
  const isDown = item.meanings.some(({ kind, id }) => kind === 'dir' && id === 'down');
  return isDown || rateCut.test(textOf(item, slots));
}

function wayOf({ kind, id }: Meaning): readonly string[] {
  if (kind === 'rel') return id === 'below' ? ['down'] : id === 'above' ? ['up'] : [];
  return kind === 'dir' ? [id] : [];
}

/** "1 point lower": the way that stands right behind a number, and leads to no other number. */
function wayAfter(content: readonly Item[], at: number, slots: Slots): 'up' | 'down' | undefined {
  const [next, then] = [content[at + 1], content[at + 2]];
  // "Lower" also supposes, as a verb.
  const way = next?.is === 'word' && slots.chosen.has(next) ? next.meanings.flatMap(wayOf)[0] : undefined;
  // "Lower and" leads to no number.
  const isOn = then?.is === 'quantity' || (isWord(then, 'to') && !isWord(then, 'join'));
  return (way === 'up' || way === 'down') && !isOn ? way : undefined;
}

/** Each number with the input it is a value of: the word before it, or the one right after it. */
export function assumptionsIn(slots: Slots): readonly Said[] {
  const content = slots.items.filter((item) => item.is !== 'mark');
  const found: Said[] = [];
  let name: Assumption['name'] | undefined;
  let wayBefore: 'up' | 'down' | undefined;
  let isTo = false;
  let isRates = false;
  let isLowered = false;
  let isStale = false;
  let wasDown = false;
  let passed: Item | undefined;
  /** A figure that is no input of a valuation stands before the number: 股息率降到4%. */
  let isForeign = false;
  /** The multiple is asked for, and something else moves: "what multiple is it at if it falls to 700". */
  let isOfOther = false;
  let isAsked = false;
  for (const [at, item] of content.entries()) {
    if (item === passed) continue;
    const named = nameAt(item, slots);
    // The way of one input is none of the next: "growth down 3 points and a discount rate of 9 %".
    if (named !== undefined && named !== name && found.length > 0) isStale = true;
    name = named ?? name;
    if (named !== undefined) isForeign = false;
    else if (slots.chosen.get(item)?.kind === 'metric' && !slots.has('metric:fairValue')) isForeign = true;
    // "What P/E would it be on if it went to 300": what is asked stands before what is assumed.
    if (name === 'multiple' && found.length === 0 && slots.chosen.get(item)?.id === 'if') isAsked = true;
    if (named !== undefined) isOfOther = false;
    else if (name === 'multiple' && (item.is === 'instrument' || slots.chosen.get(item)?.kind === 'ref'))
      isOfOther = true;
    if (['fomc', 'rates'].includes(slots.chosen.get(item)?.id ?? '')) isRates = true;
    const chosen = slots.chosen.get(item);
    if (['dir', 'rel'].includes(chosen?.kind ?? '')) isStale = false;
    if (rateRise.test(textOf(item, slots))) {
      wayBefore = 'up';
      isStale = false;
    }
    if (chosen?.kind === 'dir' && chosen.id !== 'any') wayBefore = chosen.id as 'up';
    else if (lowers(item, slots)) isLowered = true;
    if (chosen?.kind === 'rel' && chosen.id !== 'touch') wayBefore = chosen.id === 'crossAbove' ? 'up' : 'down';
    if (chosen?.kind === 'mult' && name !== undefined) {
      found.push({ assumption: { name, by: 'change', value: Number(chosen.id) - 1 }, items: [] });
      continue;
    }
    if (item.is !== 'quantity') {
      isTo =
        isWord(item, 'to') ||
        (chosen?.kind === 'ask' && chosen.id === 'if') ||
        (item.is === 'word' && /(?:to|到|至|at)$/u.test(textOf(item, slots))) ||
        (isTo && isWord(item, 'fn'));
      continue;
    }
    const next = content[at + 1];
    const ahead = isWord(next, 'fn') && nameAt(next, slots) === undefined ? content[at + 2] : next;
    const after = nameAt(ahead, slots);
    const { quantity } = item;
    // "100 AAPL": so many of them, no input of a valuation.
    if (quantity.unit === 'none' && countsInstrument(slots.items, item)) continue;
    const lastSaid = found.at(-1);
    const last = content[at - 1];
    const isWorth =
      last !== undefined &&
      (isWord(last, 'weak') || slots.chosen.get(last)?.id === 'value2' || slots.chosen.get(last)?.id === 'fairValue');
    const isRatio = quantity.unit === 'percent' && name === 'multiple';
    const isAfter =
      after !== undefined &&
      (name === undefined ||
        lastSaid?.assumption.name === name ||
        isRatio ||
        (isWorth && after === 'multiple') ||
        (isWord(next, 'fn') && next !== ahead));
    if (isForeign && isAfter && name === undefined) return [];
    // "At 25 times earnings".
    const isMultiple = nameAt(next, slots) === 'multiple' && (quantity.unit === 'none' || quantity.unit === 'times');
    const own: Assumption['name'] | undefined = isMultiple
      ? 'multiple'
      : quantity.unit === 'times' && (name === undefined || name === 'price') && after === undefined
        ? 'multiple'
        : quantity.unit === 'times' && after === 'netIncome'
          ? 'multiple'
          : isWorth && quantity.unit !== 'percent' && quantity.unit !== 'times'
            ? 'price'
            : isAfter
              ? after
              : (name ??
                (slots.has('ask:value2') && quantity.unit !== 'percent'
                  ? 'price'
                  : slots.has('term:dcf')
                    ? 'growth'
                    : undefined));
    if (own === undefined) continue;
    // Money is no multiple: "at 90 dollars, what is its P/E".
    const isReached =
      (isAsked || (isOfOther && wayBefore !== undefined)) && isTo && quantity.unit === 'none' && !isMultiple;
    const isPrice = own === 'multiple' && (isReached || (quantity.unit === 'money' && quantity.scale === 1));
    const isPerShare =
      own === 'netIncome' && quantity.unit === 'money' && quantity.scale === 1 && quantity.value < 1000;
    // "8% for the next 5": years of the stage before.
    const isNext = slots.chosen.get(content[at - 1] ?? item)?.id === 'nextTime' && quantity.unit === 'none';
    if (isNext && lastSaid !== undefined && lastSaid.assumption.years === undefined) {
      found[found.length - 1] = {
        assumption: { ...lastSaid.assumption, years: quantity.value },
        items: [...lastSaid.items, item],
      };
      continue;
    }
    const isRate = !shares.has(own) && own !== 'multiple';
    const raw =
      isRate && (quantity.unit === 'none' || quantity.unit === 'count') ? quantity.value / 100 : quantity.value;
    const isBy = last !== undefined && /^(?:by|了)$/u.test(textOf(last, slots));
    const way = wayAfter(content, at, slots) ?? (isStale && !isBy && !isShift(quantity) ? undefined : wayBefore);
    const isByPart = isRate && quantity.unit !== 'times' && !isTo && (way === 'down' || isBy);
    const isMoved =
      isShift(quantity) || isByPart || (own === 'discountRate' && (way !== undefined || isRates) && !isTo);
    const by = isMoved && !isTo ? 'shift' : shares.has(own) && quantity.unit === 'percent' ? 'change' : 'set';
    const isDown: boolean = way === 'down' || (way === undefined && (isLowered || (isBy && wasDown)));
    wasDown = isDown;
    isLowered = false;
    // "2 points lower": the way behind a number is that of no other.
    if (wayAfter(content, at, slots) !== undefined) passed = next;
    const value = by === 'set' || !isDown ? raw : -Math.abs(raw);
    const span = [content[at + 1], content[at + 2], content[at + 3]].find(
      (one) => one?.is === 'period' && (one.said.isLoose === true || one.said.orSpan !== undefined),
    );
    const years =
      span?.is === 'period'
        ? (span.said.of({ today: slots.context.today, isFiscal: false }) as Period & { n: number; of: string })
        : null;
    if (
      lastSaid !== undefined &&
      lastSaid.assumption.name === own &&
      by === 'set' &&
      isTo &&
      lastSaid.assumption.by === 'set' &&
      years === null
    ) {
      found[found.length - 1] = {
        assumption: { ...lastSaid.assumption, from: lastSaid.assumption.value, value },
        items: [...lastSaid.items, item],
      };
      continue;
    }
    found.push({
      assumption: {
        name: isPerShare ? 'eps' : isPrice ? 'price' : own,
        by,
        value,
        ...(years?.of === 'years' && { years: years.n }),
      },
      items: span === undefined ? [item] : [item, span],
    });
  }
  return found;
}

/** "And at 10 %?": a number alone is the same input with another value; with a company alone all inputs stay. */
export function assumptionsAgain(slots: Slots): readonly Said[] {
  const { frame } = slots.before;
  if (frame?.act !== 'what-if') return [];
  const { assumptions } = frame.args;
  const [one, ...more] = assumptions;
  const [item, ...others] = slots.quantities;
  const isPlain = slots.topics.length === 0 && !slots.has('ask:value2');
  if (item === undefined)
    return slots.instruments.length > 0 && isPlain ? assumptions.map((assumption) => ({ assumption, items: [] })) : [];
  if (one === undefined || more.length > 0 || others.length > 0) return [];
  const { unit, value } = item.quantity;
  const isRate = !shares.has(one.name) && one.name !== 'multiple';
  const isBare = unit === 'none' || unit === 'count';
  if (one.by !== 'set' || (isRate ? !isBare && unit !== 'percent' : unit === 'percent')) return [];
  const { from, ...rest } = one;
  return [{ assumption: { ...rest, value: isRate && isBare ? value / 100 : value }, items: [item] }];
}

/** What was assumed before and is not said anew holds on in a turn that names no company. */
export function assumptionsKept(named: readonly Said[], { before: { frame }, instruments }: Slots): readonly Said[] {
  if (frame?.act !== 'what-if' || instruments.length > 0) return [];
  const names = new Set(named.map(({ assumption }) => assumption.name));
  return frame.args.assumptions.filter(({ name }) => !names.has(name)).map((assumption) => ({ assumption, items: [] }));
}
