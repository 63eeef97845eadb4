/** The features whose texts the frame of the application needs, and what the service may answer. */
export const FRAME_TEXTS = ['site', 'shell', 'failure', 'farewell', 'service'] as const

/** The features whose texts a screen needs besides those of the frame. */
export const SCREEN_TEXTS = {
  request: ['request', 'address', 'paste', 'editing', 'commands', 'status'],
  tracking: ['order', 'status', 'editing', 'commands'],
  history: ['history', 'overview', 'order', 'status', 'editing', 'commands'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type Screen = keyof typeof SCREEN_TEXTS
