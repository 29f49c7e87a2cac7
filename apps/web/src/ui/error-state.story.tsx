import type { Story } from '../gallery/story.ts';
import { ApiError } from '../lib/api.ts';
import { ErrorState } from './error-state.tsx';

const failed = new ApiError({
  code: 'provider-timeout',
  message: 'timeout',
  action: 'retry-later',
  id: '01JEXAMPLE',
  status: 504,
});
const offline = new ApiError({ code: 'network', message: 'offline', action: 'retry-later', id: null, status: 0 });

export const story: Story = {
  title: 'ErrorState',
  group: 'Primitives',
  states: [
    {
      name: 'with id and retry',
      wide: true,
      render: () => (
        <ErrorState
          title="Market pulse could not be loaded."
          error={failed}
          stillWorks="Research still works."
          onRetry={() => undefined}
        />
      ),
    },
    {
      name: 'retrying',
      wide: true,
      render: () => (
        <ErrorState title="Market pulse could not be loaded." error={failed} onRetry={() => undefined} retrying />
      ),
    },
    {
      name: 'no connection',
      wide: true,
      render: () => <ErrorState title="Market pulse could not be loaded." error={offline} onRetry={() => undefined} />,
    },
  ],
};
