import type { Report } from '@plumbline/model/report';
import type { Page } from 'playwright-core';

/** Opens a finished report; the address then names its run. */
export async function openReport(page: Page, symbol: string): Promise<string> {
  await page.goto(`/research?symbol=${encodeURIComponent(symbol)}`);
  await page.getByTestId('run-strip').waitFor();
  return new URL(page.url()).searchParams.get('run') ?? '';
}

export async function readReport(page: Page, run: string): Promise<Report> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/api/reports/${id}`);
    return ((await answer.json()) as { report: Report }).report;
  }, run);
}
