/**
 * Whether the device has shown the welcome screens (OP-33), and the loader of their texts, which a device needs only
 * once.
 */
export interface WelcomeMemory {
  readonly isSeen: () => boolean
  readonly keepSeen: () => void
  readonly bringTexts: () => Promise<unknown>
}
