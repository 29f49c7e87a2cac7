import { PlumblineError } from '@plumbline/model/errors';

const fields = ['csrfToken', 'sessionId', 'originalDoneUrl', 'namespace'] as const;

/** Value of a hidden field. The attributes come in any order; the page is ours to read, never to run. */
function valueOf(html: string, name: string): string | null {
  const tag = new RegExp(`<input\\b[^>]{0,400}\\bname="${name}"[^>]{0,2000}>`, 'i').exec(html)?.[0];
  const value = tag === undefined ? null : (/\bvalue="([^"]{0,2000})"/i.exec(tag)?.[1] ?? null);
  return value === null ? null : value.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');
}

/** What the page of consent expects back when it is agreed to. */
export function consentForm(html: string): string {
  const form = new URLSearchParams();
  for (const name of fields) {
    const value = valueOf(html, name);
    if (value === null) {
      throw new PlumblineError('provider-body', `Yahoo's page of consent has no field ${name} any more.`);
    }
    form.append(name, value);
  }
  form.append('agree', 'agree');
  return form.toString();
}
