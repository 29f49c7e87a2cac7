import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api.ts';

const retryable = new Set(['network', 'draining', 'store-unavailable', 'provider-timeout', 'data-unavailable']);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && isApiError(error) && retryable.has(error.code),
    },
  },
});
