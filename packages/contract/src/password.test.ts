import { describe, expect, it } from 'vitest';
import { isGuessable } from './password.ts';

describe('a password that anybody would try first', () => {
  it.each([
    '1234567890',
    '0987654321',
    'aaaaaaaaaa',
    'abababababab',
    'abcdefghijkl',
    'qwertyuiop',
    'QWERTYuiop12',
    '1qaz2wsx3edc',
    'asdfghjkl123',
    'abc12abc12abc12',
    'password2026',
    'P@ssw0rd2026!',
    'iloveyou123456',
    '1111122222',
    'woaini520520',
  ])('%s is refused', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  it('is the name in the address with little beside it', () => {
    expect(isGuessable('annabella99', 'annabella@example.org')).toBe(true);
    expect(isGuessable('annabella99', 'other@example.org')).toBe(false);
  });

  it.each([
    'correct horse battery',
    'tr0mbone-garden',
    'Xk29-pfloq',
    '贵州茅台今天下跌了三点',
    'my dog eats 7 shoes',
    'hJ7!kd92Lq',
  ])('is not %s', (password) => {
    expect(isGuessable(password, 'anna@example.org')).toBe(false);
  });
});
