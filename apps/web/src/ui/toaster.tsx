import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from './button.tsx';
import { PlainIconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';
import { takeToasts, toastDurationMs, toastLimit, useToastQueue, type ToastRequest } from './toast.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  success: <CircleCheck size={16} className="text-ok" aria-hidden />,
  info: <Info size={16} className="text-info" aria-hidden />,
  warning: <TriangleAlert size={16} className="text-warn" aria-hidden />,
  error: <CircleAlert size={16} className="text-danger" aria-hidden />,
  loading: <Spinner size={16} className="text-accent" />,
};

function settingsOf({ kind, title, options }: Exclude<ToastRequest, { readonly op: 'dismiss' }>) {
  const { description, action, durationMs } = options;
  return {
    type: kind,
    title,
    priority: kind === 'error' ? ('high' as const) : ('low' as const),
    timeout: kind === 'loading' ? 0 : (durationMs ?? toastDurationMs),
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: action.onPress } }),
  };
}

function ToastList() {
  const { t } = useTranslation();
  const { toasts, add, update, close } = Toast.useToastManager();
  useEffect(() => {
    const take = (): void => {
      for (const request of takeToasts()) {
        if (request.op === 'add') add({ id: request.id, ...settingsOf(request) });
        else if (request.op === 'settle') update(request.id, settingsOf(request));
        else close(request.id);
      }
    };
    take();
    return useToastQueue.subscribe(take);
  }, [add, update, close]);
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      data-testid="toast"
      data-kind={item.type}
      className="pop rounded-card border border-line bg-3 shadow-overlay data-ending-style:translate-y-2 data-limited:hidden data-starting-style:translate-y-2"
    >
      <Toast.Content className="flex items-center gap-2.5 py-2.5 pr-2 pl-3.5">
        {icons[item.type ?? 'default']}
        <div className="min-w-0 flex-1">
          <Toast.Title className="text-ui text-1" />
          <Toast.Description className="text-caption text-2" />
        </div>
        <Toast.Action className={buttonClass('default', 'compact')} />
        <Toast.Close
          render={<PlainIconButton label={t('action.dismiss')} size="compact" icon={<X size={14} aria-hidden />} />}
        />
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Bottom right, three at a time, above the action dock on phones. Hover and focus pause the clock. Mounted once. */
export function Toaster() {
  return (
    <Toast.Provider timeout={toastDurationMs} limit={toastLimit}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-6 bottom-6 z-60 flex w-[360px] max-w-[calc(100vw-24px)] flex-col-reverse gap-2 max-md:right-3 max-md:bottom-[calc(8px+var(--tab-bar))]">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
