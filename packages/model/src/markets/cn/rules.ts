import type { RuleRecord } from '../../market-rule.ts';
import { cnDividends } from './dividends.ts';
import { cnFees } from './fees.ts';
import { cnLimits } from './limits.ts';
import { cnNotes } from './notes.ts';
import { cnTrading } from './trading.ts';

export const cnRules: readonly RuleRecord[] = [...cnLimits, ...cnTrading, ...cnFees, ...cnDividends, ...cnNotes];
