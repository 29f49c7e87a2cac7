import { expect, it } from 'vitest';
import { htmlAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import type { ProviderContext } from '../../provider.ts';
import { secProvider } from '../sec.ts';

/** Lines of the table of 2026 as public clients keep them; the street of the last is invented. */
const table = `\uFEFFReporting File Number,CIK Number,Entity Name,Entity Org Type,Series ID,Series Name,Class ID,Class Name,Class Ticker,Address_1,Address_2,City,State,Zip Code
811-09729,0001100663,iSHARES TRUST,30,S000004310,iShares Core S&P 500 ETF,C000012040,iShares Core S&P 500 ETF,IVV,400 HOWARD STREET,,SAN FRANCISCO,CA,94105
811-02652,0000036405,VANGUARD INDEX FUNDS,30,S000002839,Vanguard 500 Index Fund,C000092055,ETF Shares,VOO,PO BOX 2600,,VALLEY FORGE,PA,19482
811-02652,0000036405,VANGUARD INDEX FUNDS,30,S000002839,Vanguard 500 Index Fund,C000007773,Admiral Shares,VFIAX,PO BOX 2600,,VALLEY FORGE,PA,19482
811-05678,0000048200,An Account B,32,S000032000,,C000099000,,,"1 STREET, 2ND FLOOR",,HARTFORD,CT,06102
`;

const january = Date.UTC(2027, 0, 4);
function context(years: readonly number[], asked: AskedQuestion[] = []): ProviderContext {
  const isThere = (path: string) => years.some((year) => path.endsWith(`-${year}.csv`));
  return {
    fetch: answersFrom(
      ({ url: { pathname } }) =>
        isThere(pathname) ? textAnswer(200, 'text/csv', table) : htmlAnswer(404, 'Not Found'),
      asked,
    ),
    clock: { now: () => january },
    signal: new AbortController().signal,
  };
}
const provider = secProvider({ secUserAgent: () => 'A desk a@example.com' });

it('funds that are traded have their name and their key; shares that a fund takes back are left out', async () => {
  const list = await provider.funds?.(context([2027]));
  expect(list?.value.map(({ id, kind, cik, name }) => [id, kind, cik, name.en])).toEqual([
    ['US:IVV', 'etf', '0001100663', 'iShares Core S&P 500 ETF'],
    ['US:VOO', 'etf', '0000036405', 'Vanguard 500 Index Fund ETF Shares'],
  ]);
});

it('the table of the year before stands in until there is one of this year', async () => {
  const asked: AskedQuestion[] = [];
  const list = await provider.funds?.(context([2026], asked));
  expect(list?.value.length).toBe(2);
  expect(asked.map(({ url }) => url.pathname.slice(-8))).toEqual(['2027.csv', '2026.csv']);
  expect(asked[0]?.headers['user-agent']).toBe('A desk a@example.com');
  await expect(provider.funds?.(context([2025]))).rejects.toMatchObject({ code: 'not-covered' });
});
