import { PlumblineError } from '@plumbline/model/errors';
import { defineMedium } from '../medium.ts';

const noServer = 'This server has no mail server: set SMTP_URL to send e-mail.';

/** SMTP answers begin with their code, such as `250 2.0.0 OK`. */
function statusOf(response: string): number | null {
  const code = Number(response.slice(0, 3));
  return Number.isInteger(code) && code >= 200 && code < 600 ? code : null;
}

export const emailMedium = defineMedium({
  id: 'email',
  // Anybody's address could be entered.
  asksForCode: true,
  open({ address }, { mail }) {
    if (mail === null) throw new PlumblineError('bad-input', noServer, { field: 'address' });
    return { settings: { address }, secrets: {} };
  },
  target: ({ address = '' }) => address.replace(/^(..?)[^@]*/, '$1…'),
  async deliver({ key, subject, text }, { settings }, { mail }) {
    if (mail === null) throw new PlumblineError('provider-refused', noServer);
    const said = await mail({ to: settings['address'] ?? '', subject, text, key });
    return { status: statusOf(said), said };
  },
});
