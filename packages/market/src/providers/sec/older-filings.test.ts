import { describe, expect, it } from 'vitest';
import { catalogue } from '../../resolve/catalogue.ts';
import { secProvider } from '../sec.ts';

const apple = catalogue.find(({ id }) => id === 'US:AAPL');
const cik = apple?.cik ?? '';
const now = Date.UTC(2026, 10, 21);

type Row = readonly [form: string, filed: string];
const columns = (rows: readonly Row[]) => ({
  accessionNumber: rows.map((_, at) => `0000000000-26-${String(at).padStart(6, '0')}`),
  filingDate: rows.map(([, filed]) => filed),
  reportDate: rows.map(() => ''),
  form: rows.map(([form]) => form),
  items: rows.map(() => ''),
  primaryDocument: rows.map(() => 'report.htm'),
});
const notes = (count: number, filed: string): readonly Row[] =>
  Array.from({ length: count }, (): Row => ['424B2', filed]);

/** Asks for filings where the newest list and the older ones hold these; tells what was asked for. */
async function listed(recent: readonly Row[], older: Readonly<Record<string, readonly Row[]>>) {
  if (apple === undefined) throw new Error('no instrument');
  const asked: string[] = [];
  const files = Object.entries(older).map(([name, rows]) => ({ name, filingTo: rows[0]?.[1] ?? '' }));
  const provider = secProvider({ secUrl: 'http://sec.invalid', secUserAgent: () => 'Plumbline test@example.com' });
  const answer = await provider.filings?.(apple, {
    clock: { now: () => now },
    signal: new AbortController().signal,
    fetch: async (input) => {
      const path = new URL(String(input)).pathname;
      asked.push(path);
      const name = path.replace('/submissions/', '');
      const body =
        name === `CIK${cik}.json`
          ? { cik, name: 'A bank', filings: { recent: columns(recent), files } }
          : columns(older[name] ?? []);
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    },
  });
  return { asked, filed: answer?.value.map(({ form, filedAt }) => `${form} ${filedAt}`) ?? [] };
}

const one = `CIK${cik}-submissions-001.json`;
const two = `CIK${cik}-submissions-002.json`;

describe('filings of a company that files much', () => {
  it('are looked for in older lists, the newest of them first, until two annual reports are found', async () => {
    const { asked, filed } = await listed([...notes(5, '2026-11-01'), ['10-Q', '2026-10-30']], {
      [two]: [['10-K', '2024-02-16']],
      [one]: [
        ['10-K', '2026-02-14'],
        ['10-K', '2025-02-15'],
      ],
    });
    expect(asked).toEqual([`/submissions/CIK${cik}.json`, `/submissions/${one}`]);
    expect(filed).toEqual(['10-Q 2026-10-30', '10-K 2026-02-14', '10-K 2025-02-15']);
  });

  it('are those of the newest list where it reaches back far enough', async () => {
    const recent: readonly Row[] = [
      ['10-K', '2026-02-14'],
      ['10-K', '2025-02-15'],
    ];
    const { asked, filed } = await listed(recent, { [one]: [['10-K', '2024-02-16']] });
    expect(asked).toEqual([`/submissions/CIK${cik}.json`]);
    expect(filed).toHaveLength(2);
  });

  it('are not looked for under a name that is no list of the company', async () => {
    const { asked } = await listed([['10-Q', '2026-10-30']], { '../../etc/CIK.json': [], [one]: [] });
    expect(asked).toEqual([`/submissions/CIK${cik}.json`, `/submissions/${one}`]);
  });

  it('keep the annual report behind any number of current reports', async () => {
    const events = Array.from({ length: 300 }, (): Row => ['8-K', '2026-09-01']);
    const { filed } = await listed([...events, ['10-K', '2026-02-14'], ['10-K', '2025-02-15']], {});
    expect(filed.filter((one) => one.startsWith('10-K'))).toEqual(['10-K 2026-02-14', '10-K 2025-02-15']);
    expect(filed.filter((one) => one.startsWith('8-K'))).toHaveLength(200);
  });
});
