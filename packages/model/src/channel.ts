/** Media by which people are told of signals and alerts outside the application. */
export const channelKinds = ['email', 'telegram', 'discord', 'webhook'] as const;
export type ChannelKind = (typeof channelKinds)[number];

export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
