/** What the device remembers of the welcome screens (OP-33), and how their texts arrive: a device needs them once. */
export interface WelcomeMemory {
  readonly isSeen: () => boolean
  readonly keepSeen: () => void
  readonly bringTexts: () => Promise<unknown>
}
