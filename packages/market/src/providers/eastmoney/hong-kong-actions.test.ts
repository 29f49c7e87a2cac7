import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from '../../resolve/catalogue.ts';
import { normaliseHongKongActions } from './normalise-hong-kong-actions.ts';

const found = catalogue.find(({ id }) => id === 'HK:00700');
if (found === undefined) throw new Error('HK:00700 is not in the catalogue');
const tencent: Instrument = found;

const row = (plan: string, more: object = {}) => ({
  SECURITY_CODE: '00700',
  NOTICE_DATE: '2026/03/18',
  EX_DIVIDEND_DATE: '2026/05/15',
  PLAN_EXPLAIN: plan,
  ...more,
});
const actionsOf = (plan: string, more: object = {}) =>
  normaliseHongKongActions([row(plan, more)], tencent).map((action) =>
    action.kind === 'split' ? { ratio: action.ratio } : { paid: action.amount, currency: action.currency },
  );

// Sentences as public clients of 2026 quote them.
describe('payments of Hong Kong, which are sentences', () => {
  it.each([
    ['每股派港币5.3元', [{ paid: 5.3, currency: 'HKD' }]],
    ['每股派美元0.1元(相当于港币0.784234元(计算值))', [{ paid: 0.784234, currency: 'HKD' }]],
    ['每股派人民币0.358元(相当于港币0.41141元)', [{ paid: 0.41141, currency: 'HKD' }]],
    ['每10股派送8股,每10股转12股', [{ ratio: 3 }]],
    [
      '每股派人民币3.974元(相当于港币4.3338元),每10股派送8股,每10股转12股',
      [{ ratio: 3 }, { paid: 4.3338, currency: 'HKD' }],
    ],
    // Shares of another company are no money, whatever they are worth.
    ['特别说明:每10股分派1股美团B类普通股股份(相当于每股派18.13港元)', []],
    ['不派息', []],
  ])('reads %s', (plan, actions) => {
    expect(actionsOf(plan)).toEqual(actions);
  });

  it('are refused whole where one is in words that are not known or in money that is not the price’s', () => {
    expect(() => actionsOf('每股派0.13美元')).toThrow(/other money/);
    expect(() => actionsOf('以供股方式每2股配1股')).toThrow(/words we do not know/);
  });

  it('count as known from their notice, and without an ex-date not at all', () => {
    expect(normaliseHongKongActions([row('每股派港币5.3元')], tencent)).toMatchObject([
      { exDate: '2026-05-15', knownAt: '2026-03-18' },
    ]);
    expect(actionsOf('每股派港币5.3元', { EX_DIVIDEND_DATE: null })).toEqual([]);
  });
});
