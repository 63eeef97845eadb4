import { describe, expect, it } from 'vitest'
import type { Log } from '../../service/base/log.ts'
import { withRareErrors } from '../../service/base/withRareErrors.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { silentLog } from '../support/silentLog.ts'

const recordingLog = () => {
  const lines: Array<readonly unknown[]> = []
  const log: Log = { ...silentLog, error: (...line) => void lines.push(line) }
  return { log, lines }
}

describe('withRareErrors', () => {
  it('logs an error that lasts at once and then every 30 seconds, with the number of those left out', () => {
    const { log, lines } = recordingLog()
    let at = 0
    const rare = withRareErrors(log, () => instantAt(at))
    for (; at <= 60_000; at += 500) rare.error('database-ended', 'the disk is full')
    expect(lines).toEqual([
      ['database-ended', 'the disk is full', {}],
      ['database-ended', 'the disk is full', { leftOut: 59 }],
      ['database-ended', 'the disk is full', { leftOut: 59 }],
    ])
  })

  it('counts each event by itself and keeps its fields', () => {
    const { log, lines } = recordingLog()
    const rare = withRareErrors(log, () => instantAt(0))
    rare.error('database-ended', 'the disk is full')
    rare.error('change-feed-unreachable', 'refused', { tried: 1 })
    expect(lines).toEqual([
      ['database-ended', 'the disk is full', {}],
      ['change-feed-unreachable', 'refused', { tried: 1 }],
    ])
  })

  it('is not silenced by a clock that is set back', () => {
    const { log, lines } = recordingLog()
    let at = 3_600_000
    const rare = withRareErrors(log, () => instantAt(at))
    rare.error('database-ended', 'the disk is full')
    at = 0
    rare.error('database-ended', 'the disk is full')
    expect(lines).toHaveLength(2)
  })
})
