import type { Days } from './dateRange.ts'

/** How a figure differs from that of the period before. */
export interface Change {
  readonly direction: 'more' | 'less' | 'same'
  readonly by: number
}

export const changeSince = (before: number, now: number): Change => ({
  direction: now > before ? 'more' : now < before ? 'less' : 'same',
  by: Math.abs(now - before),
})

/** Whether the days can be compared with earlier ones: today has not ended (HIST-18). */
export const areOver = ({ to }: Days, today: string): boolean => to < today
