import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readReport, summaryOf } from '../../build/testReport.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-report-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const written = (report: object): string => {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const story = (title: string, status: string, ...durations: ReadonlyArray<number>) => ({
  file: 'board.e2e.ts',
  line: 7,
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})

describe('readReport', () => {
  it('names the stories of a browser run that failed or needed a second attempt', () => {
    const file = written({
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      errors: [{ message: 'No such browser' }],
      suites: [
        { specs: [story('passes', 'expected', 2_000)] },
        { suites: [{ specs: [story('trembles', 'flaky', 3_000, 1_000), story('fails', 'unexpected', 5_000)] }] },
      ],
    })
    expect(readReport(file, folder)).toEqual({
      passed: 2,
      failed: ['tests/e2e/board.e2e.ts:7 fails', 'No such browser'],
      flaky: ['tests/e2e/board.e2e.ts:7 trembles'],
      timed: [
        { name: 'tests/e2e/board.e2e.ts:7 passes', seconds: 2 },
        { name: 'tests/e2e/board.e2e.ts:7 trembles', seconds: 4 },
        { name: 'tests/e2e/board.e2e.ts:7 fails', seconds: 5 },
      ],
    })
  })

  it('names the unit tests that failed or needed a second attempt, and files that could not be loaded', () => {
    const test = (fullName: string, status: string, ...failureMessages: ReadonlyArray<string>) => ({
      fullName,
      status,
      failureMessages,
    })
    const file = written({
      numPassedTests: 2,
      testResults: [
        {
          name: path.join(folder, 'tests/a.test.ts'),
          status: 'failed',
          message: '',
          startTime: 1_000,
          endTime: 4_000,
          assertionResults: [
            test('passes', 'passed'),
            test('trembles', 'passed', 'once'),
            test('fails', 'failed', 'why'),
          ],
        },
        {
          name: path.join(folder, 'tests/b.test.ts'),
          status: 'failed',
          message: 'SyntaxError',
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
      ],
    })
    expect(readReport(file, folder)).toMatchObject({
      passed: 2,
      failed: ['tests/b.test.ts SyntaxError', 'tests/a.test.ts fails\n    why'],
      flaky: ['tests/a.test.ts trembles'],
      timed: [{ seconds: 3 }, { seconds: 0 }],
    })
  })

  it('counts a missing report as a failure', () => {
    expect(readReport(path.join(folder, 'none.json'), folder).failed).toEqual(['none.json was not written'])
  })
})

describe('summaryOf', () => {
  const report = { passed: 9, failed: [], flaky: [], timed: [] }

  it('ends with the counts, and names each flaky test in the last lines', () => {
    const { isPassed, lines } = summaryOf({
      ...report,
      flaky: ['one', 'two'],
      timed: [{ name: 'slow', seconds: 61.4 }],
    })
    expect(isPassed).toBe(true)
    expect(lines).toEqual(['  61 s  slow', '', 'flaky: one', 'flaky: two', '9 passed, 0 failed, 2 flaky'])
  })

  it('fails a run with more than two flaky tests', () => {
    const { isPassed, lines } = summaryOf({ ...report, flaky: ['one', 'two', 'three'] })
    expect(isPassed).toBe(false)
    expect(lines.at(-1)).toBe('9 passed, 1 failed, 3 flaky')
  })

  it('fails a run with a failed test', () => {
    expect(summaryOf({ ...report, failed: ['it'] })).toMatchObject({ isPassed: false })
  })
})
