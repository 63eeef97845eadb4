import { describe, expect, it } from 'vitest'
import { makeLog, type LogFormat } from '../../service/base/log.ts'

const logOn = (outIsTerminal: boolean, errIsTerminal: boolean, format?: LogFormat) => {
  const [out, err] = [[] as Array<string>, [] as Array<string>]
  const log = makeLog(
    { write: (text) => out.push(text), isTTY: outIsTerminal },
    { write: (text) => err.push(text), isTTY: errIsTerminal },
    format,
  )
  return { log, out, err }
}

const failure = () => {
  const error = new Error('no\nroute')
  error.stack = 'Error: no\nroute\n    at ask (service/a.ts:1:2)\n    at main (service/b.ts:3:4)'
  return error
}

describe('the log', () => {
  it('is one JSON line per event where the output is no terminal (RUN-10)', () => {
    const { log, out, err } = logOn(false, false)
    log.info('demo-seeded', { deployment: 'dobrego-cz' })
    log.warn('setting-unknown', { message: 'SIM_SPED?' })
    log.error('defect', failure(), { route: '/x' })
    const [info, warning, error] = [...out, ...err].map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(info).toMatchObject({ level: 'info', event: 'demo-seeded', deployment: 'dobrego-cz' })
    expect(warning).toMatchObject({ level: 'warn', event: 'setting-unknown', message: 'SIM_SPED?' })
    expect(error).toMatchObject({ level: 'error', event: 'defect', route: '/x', cause: failure().stack })
    expect([out.length, err.length, ...[...out, ...err].map((line) => line.split('\n').length)]).toEqual([
      1, 2, 2, 2, 2,
    ])
  })

  it('is one readable line per event on a terminal (RUN-10)', () => {
    const { log, out, err } = logOn(true, true)
    log.info('bulk-job-continued', { job: 'b-1', rows: 3 })
    log.info('demo-seeding', { message: 'Filling the demo …', count: 6 })
    log.warn('setting-unknown', { message: 'SIM_SPED is no setting\u001b[2J' })
    log.error('defect', failure(), { route: '/x' })
    log.error('change-feed-lost', 'connection ended')
    expect([...out, ...err].map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
      'bulk-job-continued job=b-1 rows=3\n',
      'Filling the demo …\n',
      'Warning: SIM_SPED is no setting [2J\n',
      'Error: defect route=/x cause=Error: no route (at ask (service/a.ts:1:2))\n',
      'Error: change-feed-lost cause=connection ended\n',
    ])
  })

  it('looks at each output for itself, and LOG decides for both (RUN-10)', () => {
    const isJson = (...of: Parameters<typeof logOn>) => {
      const { log, out, err } = logOn(...of)
      log.info('a')
      log.warn('b')
      return [...out, ...err].map((line) => line.startsWith('{'))
    }
    expect(isJson(true, false)).toEqual([false, true])
    expect(isJson(false, true)).toEqual([true, false])
    expect(isJson(true, true, 'json')).toEqual([true, true])
    expect(isJson(false, false, 'text')).toEqual([false, false])
  })
})
