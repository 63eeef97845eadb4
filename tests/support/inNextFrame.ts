import { frameSchedule } from '../../src/adapters/clock/frameSchedule.ts'

/** Uses the frames and timers that are current when it is called, including fake ones. */
export const inNextFrame = frameSchedule(globalThis as unknown as Window)
