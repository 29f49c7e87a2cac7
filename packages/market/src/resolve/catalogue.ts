import type { Instrument } from '@plumbline/model/instrument';
import { cnFinanceAndIndustry } from './catalogue/cn-finance-and-industry.ts';
import { cnFunds } from './catalogue/cn-funds.ts';
import { cnIndices } from './catalogue/cn-indices.ts';
import { cnTechnologyAndHealth } from './catalogue/cn-technology-and-health.ts';
import { furtherCoins } from './catalogue/crypto-more.ts';
import { hkCompanies } from './catalogue/hk-companies.ts';
import { hkFunds } from './catalogue/hk-funds.ts';
import { hkIndices } from './catalogue/hk-indices.ts';
import { hkSecondListings } from './catalogue/hk-second-listings.ts';
import { usConsumer } from './catalogue/us-consumer.ts';
import { usFinance } from './catalogue/us-finance.ts';
import { usForeign } from './catalogue/us-foreign.ts';
import { usFormer } from './catalogue/us-former.ts';
import { usFunds } from './catalogue/us-funds.ts';
import { usHealth } from './catalogue/us-health.ts';
import { usIndices } from './catalogue/us-indices.ts';
import { usIndustry } from './catalogue/us-industry.ts';
import { usTechnology } from './catalogue/us-technology.ts';
import { leadingInstruments } from './leading-instruments.ts';

/** Every identity that ships with the product. What a provider's public list adds at run time ranks behind these. */
export const catalogue: readonly Instrument[] = [
  ...leadingInstruments,
  ...usTechnology,
  ...usFinance,
  ...usHealth,
  ...usConsumer,
  ...usIndustry,
  ...usForeign,
  ...usFunds,
  ...usIndices,
  ...cnFinanceAndIndustry,
  ...cnTechnologyAndHealth,
  ...cnFunds,
  ...cnIndices,
  ...hkCompanies,
  ...hkSecondListings,
  ...hkFunds,
  ...hkIndices,
  ...furtherCoins,
  ...usFormer,
];
