import type { z } from 'zod';
import type { exportReport } from '@plumbline/contract/report';
import { markdownWords } from '@plumbline/agent/report/messages/markdown-words';
import { PlumblineError } from '@plumbline/model/errors';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { capsuleOf } from './capsule.ts';
import { printPdf } from './print-pdf.ts';
import type { ReportService } from './service.ts';

export interface ExportDeps {
  readonly reports: Pick<ReportService, 'read' | 'share' | 'unshare'>;
  readonly market: MarketHandle;
  /** Where the built pages are. */
  readonly webFolder: string;
  /** How this server reaches itself; null while it listens nowhere. */
  readonly address: string | null;
  readonly chromePath: string | null;
}

type Wanted = z.output<typeof exportReport.query>;

const types: Readonly<Record<Wanted['format'], string>> = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
};

/** Printed through a link that exists only while it is printed. */
async function pdf(
  { reports, address, chromePath }: ExportDeps,
  ownerId: string,
  report: Report,
  id: string,
  { locale }: Wanted,
): Promise<Uint8Array<ArrayBuffer>> {
  if (address === null) {
    throw new PlumblineError('data-unavailable', 'This process serves no pages, so it has none to print.');
  }
  const { token } = await reports.share(ownerId, id, 1);
  const { name } = report.instrument;
  const realm = report.simulated ? [markdownWords.simulated[locale]] : [];
  const foot = ['Plumbline', displaySymbol(report.instrumentId), name[locale], report.asOf, ...realm].join(' · ');
  try {
    return await printPdf({ chromePath, origin: address, token, locale, foot });
  } finally {
    await reports.unshare(ownerId, id, token);
  }
}

async function bodyOf(
  deps: ExportDeps,
  ownerId: string,
  id: string,
  report: Report,
  wanted: Wanted,
): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (wanted.format) {
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'html': {
      const data = await deps.market();
      return capsuleOf(report, wanted.locale, report.simulated ? data.simulated : data.live, deps.webFolder);
    }
    case 'pdf':
      return pdf(deps, ownerId, report, id, wanted);
    default: {
      const { reportToMarkdown } = await import('@plumbline/agent/report/markdown');
      return reportToMarkdown(report, wanted.locale);
    }
  }
}

/** A finished report as a file to keep. */
export async function exportedReport(deps: ExportDeps, ownerId: string, id: string, wanted: Wanted): Promise<Response> {
  const { report } = await deps.reports.read(ownerId, id);
  if (report === null) throw new PlumblineError('not-found', 'This run has no report yet; wait until it is done.');
  const body = await bodyOf(deps, ownerId, id, report, wanted);
  const name = `${displaySymbol(report.instrumentId).replace(/[^\w.-]/g, '')}-${report.asOf}.${wanted.format}`;
  const headers = {
    'content-type': types[wanted.format],
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
  return new Response(body, { headers });
}
