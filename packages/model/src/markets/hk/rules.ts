import type { RuleRecord } from '../../market-rule.ts';
import { hkDividends } from './dividends.ts';
import { hkFees } from './fees.ts';
import { hkLots } from './lots.ts';
import { hkNotes } from './notes.ts';
import { hkTrading } from './trading.ts';

export const hkRules: readonly RuleRecord[] = [...hkTrading, ...hkLots, ...hkFees, ...hkDividends, ...hkNotes];
