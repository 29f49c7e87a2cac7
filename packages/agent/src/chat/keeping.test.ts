import { describe, expect, it } from 'vitest';
import { keepingIn } from './keeping.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer } from './testing/run-answer.ts';

describe('what a reader asks to be kept', () => {
  it.each([
    ['Remember that I prefer dividends', 'I prefer dividends', 'preference'],
    ['please remember: figures in dollars, please!', 'figures in dollars, please', 'preference'],
    ['Keep in mind that I cannot hold tobacco shares.', 'I cannot hold tobacco shares', 'preference'],
    ["Don't forget I retire in 2031", 'I retire in 2031', 'preference'],
    ['Could you remember my horizon is ten years', 'my horizon is ten years', 'preference'],
    ['Remember that I’ve decided to sell Intel in March', "I've decided to sell Intel in March", 'decision'],
    ['Note that I am waiting for the export licence', 'I am waiting for the export licence', 'watch'],
    ['记住我喜欢高股息股票', '我喜欢高股息股票', 'preference'],
    ['请记住：我不碰房地产股。', '我不碰房地产股', 'preference'],
    ['幫我記低我鍾意收息股', '我鍾意收息股', 'preference'],
    ['记得我决定不再加仓', '我决定不再加仓', 'decision'],
    ['麻煩你記住，我留意美息走勢', '我留意美息走勢', 'watch'],
  ])('is proposed in their words, without a model: %s', async (asked, text, kind) => {
    const { body } = await runAnswer({ text: asked, desk: fakeDesk().desk });
    expect(body.drafts.map(({ action, state }) => [action, state])).toEqual([
      [{ kind: 'remember', memory: kind, text }, 'waiting'],
    ]);
  });

  it.each([
    'Do you remember that I prefer dividends?',
    'Remember when NVDA fell below 100?',
    'Remember the crash of 2008',
    'remember to tell me when NVDA is below 100',
    'Remember that?',
    'note NVDA',
    '记得提醒我英伟达跌破 100',
    '你记得我喜欢什么吗',
    '记住提醒我明天看财报',
    '我记住了',
    'What do you remember?',
  ])('is not what asks for something else: %s', (text) => {
    expect(keepingIn(text)).toBeNull();
  });
});
