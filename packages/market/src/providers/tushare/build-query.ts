import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf, isIndex, venueOf } from '@plumbline/model/instrument';

/** `600519.SH`, `300750.SZ`, `430047.BJ`, `00700.HK`. */
export function tushareSymbol(instrument: Instrument): string {
  const venue = venueOf(instrument.id);
  if (venue === 'US' || venue === 'CRYPTO' || (venue === 'HK' && isIndex(instrument.id))) {
    throw new PlumblineError(
      'not-covered',
      `Tushare is asked for mainland and Hong Kong shares, not for ${instrument.id}.`,
    );
  }
  return `${codeOf(instrument.id).replace('^', '')}.${venue}`;
}

/** One table of Tushare: its name and the columns that are read from it. */
export interface TushareTable {
  readonly name: string;
  readonly fields: readonly string[];
}

export const dailyFields = ['ts_code', 'trade_date', 'open', 'high', 'low', 'close', 'vol', 'amount'] as const;

/** Bars of the mainland, its indices, its funds and Hong Kong are tables of their own. */
export function dailyTable(instrument: Instrument): TushareTable {
  const names = { stock: 'daily', index: 'index_daily', etf: 'fund_daily', crypto: '' };
  return { name: instrument.market === 'hk' ? 'hk_daily' : names[instrument.kind], fields: dailyFields };
}

export const dividendTable: TushareTable = {
  name: 'dividend',
  fields: ['ts_code', 'end_date', 'ann_date', 'div_proc', 'stk_div', 'cash_div_tax', 'ex_date', 'imp_ann_date'],
};

export const disclosureTable: TushareTable = {
  name: 'disclosure_date',
  fields: ['ts_code', 'ann_date', 'end_date', 'pre_date', 'actual_date'],
};

export const lockUpTable: TushareTable = {
  name: 'share_float',
  fields: ['ts_code', 'ann_date', 'float_date', 'share_type'],
};

export const membersTable: TushareTable = {
  name: 'index_weight',
  fields: ['index_code', 'con_code', 'trade_date', 'weight'],
};

/** `f_ann_date` is the day a version was really announced, `report_type` 1 the consolidated report. */
const reportFields = ['ts_code', 'ann_date', 'f_ann_date', 'end_date', 'report_type', 'update_flag'] as const;

export const incomeTable: TushareTable = {
  name: 'income',
  fields: [
    ...reportFields,
    'total_revenue',
    'revenue',
    'oper_cost',
    'sell_exp',
    'admin_exp',
    'rd_exp',
    'fin_exp_int_exp',
    'operate_profit',
    'total_profit',
    'income_tax',
    'n_income_attr_p',
    'basic_eps',
    'diluted_eps',
  ],
};

export const balanceTable: TushareTable = {
  name: 'balancesheet',
  fields: [
    ...reportFields,
    'money_cap',
    'trad_asset',
    'lt_eqt_invest',
    'accounts_receiv',
    'inventories',
    'total_cur_assets',
    'fix_assets',
    'goodwill',
    'total_assets',
    'acct_payable',
    'st_borr',
    'non_cur_liab_due_1y',
    'total_cur_liab',
    'lt_borr',
    'bond_payable',
    'total_liab',
    'undistr_porfit',
    'total_hldr_eqy_exc_min_int',
    'total_share',
  ],
};

export const cashTable: TushareTable = {
  name: 'cashflow',
  fields: [
    ...reportFields,
    'n_cashflow_act',
    'c_pay_acq_const_fiolta',
    'n_cashflow_inv_act',
    'n_cash_flows_fnc_act',
    'n_incr_cash_cash_equ',
    'depr_fa_coga_dpba',
    'amort_intang_assets',
    'lt_amort_deferred_exp',
    'use_right_asset_dep',
  ],
};
