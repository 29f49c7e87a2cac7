import { describe, expect, it } from 'vitest';
import { ofOneFiler } from './one-filer.ts';

const own = 1_000_001;
const other = 1_000_002;
const agent = 1_193_125;

function annual(filer: number, ends: readonly string[], form = '10-K') {
  return ends.map((end) => {
    const start = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`;
    const accn = `${String(filer).padStart(10, '0')}-${end.slice(2, 4)}-000001`;
    return { accn, form, filed: `${end.slice(0, 4)}-12-31`, start, end, val: 1 };
  });
}

const january = ['2019-01-31', '2020-01-31', '2021-01-31', '2022-01-31'];
const december = ['2018-12-30', '2019-12-30', '2020-12-30', '2021-12-30'];

describe('the rows of one filer', () => {
  it('are those of the company where years of another are told among its own', () => {
    const mixed = [...annual(own, january), ...annual(other, december), ...annual(agent, ['2018-12-30'], '10-Q')];
    expect(ofOneFiler(mixed, own)).toEqual(annual(own, january));
  });

  it('stay whole where an agent sends the same years, or the years before', () => {
    const before = ['2015-01-31', '2016-01-31', '2017-01-31', '2018-01-31'];
    const rows = [...annual(own, january), ...annual(agent, before)];
    expect(ofOneFiler(rows, own)).toEqual(rows);
    const both = [...annual(own, january), ...annual(agent, january, '10-K/A')];
    expect(ofOneFiler(both, own)).toEqual(both);
  });

  it('stay whole where a company changed its fiscal year, and where it sends nothing itself', () => {
    const changed = [...annual(own, january), ...annual(agent, ['2016-12-30', '2017-12-30', '2018-12-30'])];
    expect(ofOneFiler(changed, own)).toEqual(changed);
    const sent = [...annual(agent, january), ...annual(other, december)];
    expect(ofOneFiler(sent, own)).toEqual(sent);
  });
});
