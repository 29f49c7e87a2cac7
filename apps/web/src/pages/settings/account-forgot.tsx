import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { forgotPassword } from '@plumbline/contract/account';
import { call } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Has a link to a new password mailed to the address in the form. What is answered is the same for every address. */
export function ForgotPassword({ emailField }: { readonly emailField: string }) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const forgot = useMutation({
    mutationFn: (email: string) =>
      call<typeof forgotPassword>('post', '/account/password/forgot', { as: 'owner', body: { email, locale } }),
    onError: (error) => toast.error(errorText(error)),
  });
  const ask = (): void => {
    const field = document.querySelector<HTMLInputElement>(`#${CSS.escape(emailField)}`);
    if (field?.reportValidity() === true) forgot.mutate(field.value.trim());
  };
  if (forgot.isSuccess) {
    return (
      <p role="status" className="text-ui font-normal text-2">
        {t('account.resetSent')}
      </p>
    );
  }
  return (
    <Button variant="ghost" loading={forgot.isPending} onClick={ask}>
      {t('account.forgot')}
    </Button>
  );
}
