import { bankBalance } from '../company.ts';
import type { Company } from '../company.ts';

/** What a company owns and owes at a period's end, in whole millions of its reporting currency. */
export interface Position {
  readonly cash: number;
  readonly shortTermInvestments: number;
  readonly longTermInvestments: number;
  /** Of a bank: loans. */
  readonly receivables: number;
  readonly inventory: number;
  readonly property: number;
  readonly goodwill: number;
  /** Of a bank: deposits. */
  readonly payables: number;
  readonly debt: number;
  /** Paid in by shareholders less what was paid back by buying shares. */
  readonly paidIn: number;
  readonly retained: number;
}

export function assetsOf(position: Position): number {
  return (
    position.cash +
    position.shortTermInvestments +
    position.longTermInvestments +
    position.receivables +
    position.inventory +
    position.property +
    position.goodwill
  );
}

export function equityOf(position: Position): number {
  return position.paidIn + position.retained;
}

/** Days of cost a company takes to pay its suppliers, staff and taxes. */
export const payableDays = 75;

/** The balance sheet on the eve of the first quarter. What shareholders paid in is what makes it balance. */
export function openingPosition(company: Company): Position {
  return close(company.business === 'bank' ? bankOpening(company) : goodsOpening(company));
}

type Unbalanced = Omit<Position, 'paidIn' | 'retained'>;

function goodsOpening(company: Company): Unbalanced {
  const { traits } = company;
  const of = (share: number): number => Math.round(share * company.revenue);
  const cost = 1 - company.grossMargin;
  return {
    cash: of(0.13),
    shortTermInvestments: of(0.06),
    longTermInvestments: of(0.06),
    receivables: of(traits.receivableDays / 365),
    inventory: of((traits.inventoryDays / 365) * cost),
    property: of(traits.property),
    goodwill: of(0.12 + 0.45 * company.debt),
    payables: of((payableDays / 365) * cost),
    debt: of(company.debt),
  };
}

function bankOpening(company: Company): Unbalanced {
  const assets = Math.round(bankBalance.assets * company.revenue);
  const part = {
    cash: Math.round(bankBalance.cash * assets),
    receivables: Math.round(bankBalance.loans * assets),
    property: Math.round(company.traits.property * company.revenue),
    goodwill: Math.round(0.3 * company.revenue),
  };
  return {
    ...part,
    shortTermInvestments: 0,
    longTermInvestments: assets - part.cash - part.receivables - part.property - part.goodwill,
    inventory: 0,
    payables: Math.round(bankBalance.deposits * assets),
    debt: Math.round(bankBalance.bonds * assets),
  };
}

function close(unbalanced: Unbalanced): Position {
  const equity = assetsOf({ ...unbalanced, paidIn: 0, retained: 0 }) - unbalanced.payables - unbalanced.debt;
  const retained = Math.round(0.6 * equity);
  return { ...unbalanced, retained, paidIn: equity - retained };
}
