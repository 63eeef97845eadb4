import { frameSchedule } from '../../src/adapters/clock/frameSchedule.ts'

/** The frames and timers that stand in the test's world when they are asked for, fakes among them. */
export const inNextFrame = frameSchedule(globalThis as unknown as Window)
