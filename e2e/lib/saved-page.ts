import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { patience } from './patience.ts';

/** What a saved page finds when it checks itself, and what must never happen while it does. */
export interface SavedVerdict {
  readonly state: string;
  /** Figures it marks as not what they should be. */
  readonly marked: number;
  /** Errors, and calls to anywhere but the file. */
  readonly faults: readonly string[];
}

/** Opens a saved page from a file with the network off and waits until it has checked itself. */
export async function openSaved(browser: Browser, folder: string, html: string): Promise<SavedVerdict> {
  const file = join(folder, 'report.html');
  writeFileSync(file, html);
  const context = await browser.newContext();
  await context.setOffline(true);
  const tab = await context.newPage();
  const faults: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  tab.on('request', (request) => {
    if (!request.url().startsWith('file:')) faults.push(request.url());
  });
  await tab.goto(pathToFileURL(file).href);
  const verdict = tab.locator('#verdict:not([data-state="checking"])');
  await verdict.waitFor({ timeout: patience });
  const state = (await verdict.getAttribute('data-state')) ?? '';
  const marked = await tab.locator('[data-check="bad"]').count();
  await context.close();
  return { state, marked, faults };
}

/** The text with another digit in place of the first one from `from` on. */
export function withOtherDigit(text: string, from: number): string {
  const found = text.slice(from).search(/\d/);
  if (from < 0 || found < 0) throw new Error('nothing to change');
  const at = from + found;
  return `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
}
