import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Asks in the open conversation. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.getByTestId('chat-input').fill(text);
  await page.getByTestId('chat-input').press('Enter');
}

/** The last answer, once it is complete. */
export async function answered(page: Page, count: number) {
  const answers = page.locator('[data-role=assistant]');
  await expect.poll(() => answers.count()).toBe(count);
  const last = answers.last();
  await expect.poll(() => last.getAttribute('data-state')).toBe('done');
  return last;
}
