import { latestReports, readFiled } from '@plumbline/agent/sources/filed';
import type { SourceDocument } from '@plumbline/agent/sources/document';
import type { Filing } from '@plumbline/model/filing';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Report } from '@plumbline/model/report';
import type { LocalParts, TextPart } from '@plumbline/model/text-part';
import type { DeskDeps } from './deps.ts';

/** How long a run waits for filings before it goes on without them. */
const patienceMs = 60_000;

const late = localText('The filings did not arrive in time.', '未能及时取得申报文件。', '未能及時取得申報文件。');

const none = localText(
  'No annual or quarterly filing was known by the day of the report.',
  '截至报告日期，没有已知的年报或季报。',
  '截至報告日期，沒有已知的年報或季報。',
);

/** What the desk may quote, and why something that it looked for is not among it. */
interface Quotable {
  readonly documents: readonly SourceDocument[];
  readonly why: LocalText | null;
}

/**
 * The reader's documents about the instrument of a report; where none of them was known by its day, also the latest annual and
 * quarterly filing that were. After `ms`, or when the run is stopped, it goes on without those.
 */
export async function readQuotable(
  { documents, market }: Pick<DeskDeps, 'documents' | 'market'>,
  ownerId: string,
  report: Pick<Report, 'instrumentId' | 'instrument' | 'asOf' | 'simulated'>,
  { ms = patienceMs, signal }: { readonly ms?: number; readonly signal?: AbortSignal } = {},
): Promise<Quotable> {
  const { instrumentId, instrument, asOf, simulated } = report;
  const own = await documents.all(ownerId, instrumentId);
  if (own.some(({ knownAt }) => knownAt <= asOf)) return { documents: own, why: null };
  const { live, simulated: made } = await market();
  const pick = (filings: readonly Filing[]): readonly Filing[] =>
    latestReports(filings.filter(({ filedAt }) => filedAt <= asOf));
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
    if (signal?.aborted === true) resolve(null);
    signal?.addEventListener('abort', () => resolve(null), { once: true });
  });
  try {
    const filed = await Promise.race([readFiled(simulated ? made : live, simulated, instrument, pick), patience]);
    if (filed === null) return { documents: own, why: late };
    const why = filed.why === null ? (filed.found.length === 0 ? none : null) : plain(filed.why);
    return { documents: [...own, ...filed.found], why };
  } finally {
    clearTimeout(timer);
  }
}

const joined = (parts: readonly TextPart[]): string => parts.filter((part) => typeof part === 'string').join('');
const plain = (text: LocalParts): LocalText => localText(joined(text.en), joined(text['zh-CN']), joined(text['zh-HK']));
