/** The features whose texts the frame of the application needs, and what the service may answer. */
export const FRAME_TEXTS = ['site', 'shell', 'help', 'notice', 'failure', 'farewell', 'service'] as const

/** What the details of an order need, wherever they open. */
const DETAILS_TEXTS = [
  'order',
  'live',
  'status',
  'editing',
  'commands',
  'proof',
  'timeline',
  'cancelling',
  'details',
  'receipt',
] as const

/** The features whose texts a screen needs besides those of the frame. */
export const SCREEN_TEXTS = {
  request: ['request', 'address', 'guest', 'paste', 'editing', 'commands', 'status', 'card'],
  tracking: [...DETAILS_TEXTS, 'search', 'board', 'near'],
  history: [...DETAILS_TEXTS, 'history', 'overview', 'export', 'search'],
  bulk: ['order', 'request', 'bulk', 'bulkfile'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type Screen = keyof typeof SCREEN_TEXTS

export const SCREENS = Object.keys(SCREEN_TEXTS) as ReadonlyArray<Screen>
