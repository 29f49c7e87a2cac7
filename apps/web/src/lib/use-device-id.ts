import { useState } from 'react';
import { deviceId } from './device-id.ts';

/** The id of this browser, stable across renders and visits. */
export function useDeviceId(): string {
  const [id] = useState(deviceId);
  return id;
}
