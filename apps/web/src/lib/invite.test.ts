import { dayMs as day } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { isInviteCode, parseInvite } from './invite.ts';

describe('invite codes', () => {
  it('are kept for 30 days', () => {
    const stored = JSON.stringify({ code: 'ABC7', keptAt: 0 });
    expect(parseInvite(stored, 30 * day - 1)?.code).toBe('ABC7');
    expect(parseInvite(stored, 30 * day)).toBeNull();
  });

  it.each(['null', '{}', 'x', '{"code":"<b>","keptAt":0}', '{"code":"ABC","keptAt":"soon"}'])(
    'reads %s as none',
    (stored) => {
      expect(parseInvite(stored, 0)).toBeNull();
    },
  );

  it('are letters, digits, dash and underscore', () => {
    expect(isInviteCode('ABC-7_x')).toBe(true);
    expect(isInviteCode('a b')).toBe(false);
    expect(isInviteCode('x'.repeat(65))).toBe(false);
  });
});
