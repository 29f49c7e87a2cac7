import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { MemoryKind } from '@plumbline/model/memory';
import { longestMemory, memoryKinds } from '@plumbline/model/memory';
import { PlumblineError } from '@plumbline/model/errors';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

const kindNames: Readonly<Record<MemoryKind, LocalText>> = {
  preference: localText('Preference', '偏好', '偏好'),
  decision: localText('Decision', '决定', '決定'),
  watch: localText('To look out for', '留意事项', '留意事項'),
};

export const remember: Tool = {
  id: 'remember',
  title: localText('Remember', '记住', '記住'),
  summary: localText(
    'Proposes to keep something of the reader: what they like, decided or look out for. They can change and erase it in Settings.',
    '提议记住读者的偏好、决定或留意事项；可在设置中修改和删除。',
    '建議記住讀者的偏好、決定或留意事項；可在設定中修改和刪除。',
  ),
  example: localText(
    '/remember I want figures in dollars',
    '/remember 我希望金额用美元显示',
    '/remember 我希望金額用美元顯示',
  ),
  params: {
    text: { kind: 'text', meaning: 'What is kept, in the words of the reader' },
    kind: { kind: 'text', meaning: 'What it is; a preference when left out', isOptional: true, options: memoryKinds },
  },
  drafts: true,
  isPersonal: true,
  async run(input) {
    const text = textOf(input, 'text').trim();
    if (text === '' || text.length > longestMemory)
      throw new PlumblineError('bad-input', `What is kept has up to ${longestMemory} letters.`);
    const kind = memoryKinds.find((one) => one === textOf(input, 'kind')) ?? 'preference';
    const summary = localText('Prepared something to keep', '准备了要记住的内容', '準備了要記住的內容');
    const agree = localText(
      'Agree below and it is kept until you erase it in Settings.',
      '在下方同意后即会记住，可随时在设置中删除。',
      '在下方同意後即會記住，可隨時在設定中刪除。',
    );
    return {
      ...said(summary, [paragraph(agree, {})]),
      draft: {
        action: { kind: 'remember', memory: kind, text },
        title: localText('Remember this', '记住这一点', '記住這一點'),
        details: [
          { label: localText('Kind', '类别', '類別'), value: kindNames[kind] },
          { label: localText('Words', '内容', '內容'), value: sameText(text) },
        ],
      },
    };
  },
};
