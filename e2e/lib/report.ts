import type { Report } from '@plumbline/model/report';
import type { Page } from 'playwright-core';

/** Opens a finished report; the address then names its run. */
export async function openReport(page: Page, symbol: string): Promise<string> {
  await page.goto(`/research?symbol=${encodeURIComponent(symbol)}`);
  await page.getByTestId('run-strip').waitFor();
  await openEverySection(page);
  return new URL(page.url()).searchParams.get('run') ?? '';
}

/** What a report folds away at first is in the page; a test of it opens all of it. */
export async function openEverySection(page: Page): Promise<void> {
  const button = page.getByTestId('open-all');
  await button.click();
  await page.locator('[data-testid="open-all"][aria-pressed="true"]').waitFor();
}

/** One of the actions on a report that stand behind a press. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function readReport(page: Page, run: string): Promise<Report> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/api/reports/${id}`);
    return ((await answer.json()) as { report: Report }).report;
  }, run);
}
