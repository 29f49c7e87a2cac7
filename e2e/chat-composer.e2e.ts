import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { held, noBrowser } from './lib/browse.ts';
import { answered, ask } from './lib/conversation.ts';
import { eachVisitor } from './lib/each-visitor.ts';

describe.skipIf(noBrowser)('the box of the chat', () => {
  const stage = eachVisitor();

  it('takes what is attached with @ and does what a command says', async () => {
    const { page } = stage.visitor;
    await page.goto('/chat');
    const box = page.getByTestId('chat-input');
    await box.click();
    await page.keyboard.type('@NVDA');
    const choices = page.getByTestId('composer-choices');
    await choices
      .getByRole('option', { name: /NVIDIA/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByTestId('attached')
      .getByText(/NVIDIA/)
      .waitFor();
    await page.reload();
    await page
      .getByTestId('attached')
      .getByText(/NVIDIA/)
      .waitFor();
    await ask(page, 'What is the price?');
    const first = await answered(page, 1);
    await first.locator('[data-tool=figure], [data-tool=quote]').waitFor();
    await page.getByTestId('attached').waitFor({ state: 'detached' });
    await box.click();
    await page.keyboard.type('/def');
    await choices.getByText('/define').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('sharpe');
    await page.keyboard.press('Enter');
    const second = await answered(page, 2);
    await second.locator('[data-tool=define]').waitFor();
  });

  it('attaches what Enter chose before it was found, and never what other letters had found', async () => {
    const { page } = stage.visitor;
    await page.goto('/chat');
    await page.getByTestId('chat-input').click();
    await page.keyboard.type('@apple');
    const choices = page.getByTestId('composer-choices');
    await choices.getByRole('option', { name: /Apple/ }).first().waitFor();
    const release = await held(page, /\/api\/instruments\?q=microsoft/);
    await page.getByTestId('chat-input').fill('@microsoft');
    await page.keyboard.press('Enter');
    release();
    const attached = page.getByTestId('attached').getByRole('listitem');
    await attached.first().waitFor();
    expect(await attached.allInnerTexts()).toEqual([expect.stringMatching(/Microsoft/)]);
    expect(await page.getByTestId('chat-input').inputValue()).toBe('');
  });

  it('takes a price table that is pasted to where bars are imported, and says that a picture cannot be read', async () => {
    const { page } = stage.visitor;
    await page.goto('/chat');
    await page.getByTestId('chat-input').waitFor();
    const paste = (kind: 'text' | 'picture'): Promise<void> =>
      page.getByTestId('chat-input').evaluate((box, what) => {
        const clipboardData = new DataTransfer();
        const rows = Array.from({ length: 30 }, (_, day) =>
          [`2026-10-${String(day + 1).padStart(2, '0')}`, 100 + day, 101 + day, 99 + day, 100 + day].join(','),
        );
        if (what === 'text') clipboardData.setData('text/plain', ['Date,Open,High,Low,Close', ...rows].join('\n'));
        else clipboardData.items.add(new File(['x'], 'chart.png', { type: 'image/png' }));
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, kind);
    const note = page.getByTestId('pasted');
    await paste('picture');
    await note.getByText('A picture cannot be read here').waitFor();
    await paste('text');
    await note.getByRole('button', { name: 'Paste as text' }).click();
    await expect.poll(() => page.getByTestId('chat-input').inputValue()).toContain('2026-10-30,129,130,128,129');
    await page.getByTestId('chat-input').fill('');
    await paste('text');
    expect(await accessibilityFaults(page)).toEqual([]);
    await note.getByRole('button', { name: 'Import it' }).click();
    await page.getByTestId('import-preview').getByText('pasted.csv').first().waitFor();
  });

  it('shows what was read of a question, asks it as offered, and anew with other words in one place', async () => {
    const { page, faults } = stage.visitor;
    await page.goto('/chat');
    await ask(page, 'What was the revinue of Apple in 2023, old bean?');
    const back = await answered(page, 1);
    expect(await back.locator('[data-read=read]').allInnerTexts()).toEqual([
      expect.stringMatching(/^Apple\s+AAPL$/),
      'in 2023',
    ]);
    expect(await back.locator('[data-read=unread]').allInnerTexts()).toEqual(['revinue', 'old bean']);
    await back.getByRole('button', { name: /What was the revenue of Apple in 2023\?/ }).click();
    const question = page.locator('[data-role=user]');
    await question.getByText('What was the revenue of Apple in 2023?', { exact: true }).waitFor();
    const answer = await answered(page, 1);
    await answer
      .getByText(/FY2023/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await answer.getByRole('button', { name: 'in 2023' }).click();
    await answer.getByRole('textbox').fill('in 2022');
    await page.keyboard.press('Enter');
    await question.getByText('What was the revenue of Apple in 2022?', { exact: true }).waitFor();
    await (
      await answered(page, 1)
    )
      .getByText(/FY2022/)
      .first()
      .waitFor();
    await question.getByText('3/3').waitFor();
    expect(faults).toEqual([]);
  });
});
