import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A run with more tests than this that needed a second attempt has failed. */
const MAX_FLAKY = 2
/** The number of slow checks and tests that a run names. */
const SLOWEST = 8

/** All tests of a Playwright suite, including nested suites. */
const storiesOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(storiesOf)]

const ofPlaywright = (report, folder) => {
  const stories = storiesOf(report).map(({ file, line, title, tests }) => ({
    name: `${folder}${file}:${line} ${title}`,
    statuses: tests.map(({ status }) => status),
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1_000, 0),
  }))
  const having = (status) => stories.filter(({ statuses }) => statuses.includes(status)).map(({ name }) => name)
  const outside = report.errors.map(({ message }) => message ?? 'An error outside of any test')
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: [...having('unexpected'), ...outside],
    flaky: having('flaky'),
    timed: stories.map(({ name, seconds }) => ({ name, seconds })),
  }
}

const ofVitest = (report, root) => {
  const files = report.testResults.map((file) => ({ ...file, name: path.relative(root, file.name) }))
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${name} ${test.fullName}` })),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  return {
    passed: report.numPassedTests,
    failed: [
      ...files
        .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed))
        .map(({ name, message }) => `${name} ${message}`),
      ...failed.map(({ name, failureMessages }) => `${name}\n    ${failureMessages[0] ?? ''}`),
    ],
    // A test that passed keeps the errors of its earlier attempts.
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ name }) => name),
    timed: files.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 })),
  }
}
const isFailed = ({ status }) => status === 'failed'

/** Reads the JSON report of Vitest or Playwright; a report that was not written is a failure. */
export const readReport = (file, root) => {
  if (!existsSync(file)) return { passed: 0, failed: [`${path.basename(file)} was not written`], flaky: [], timed: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? ofPlaywright(report, 'tests/e2e/') : ofVitest(report, root)
}

/**
 * The last lines of a run: what took longest, what needed a second attempt, what failed, and the counts. A run with
 * failures or too many flaky tests has not passed.
 */
export const summaryOf = ({ passed, failed, flaky, timed }) => {
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  const failures = [
    ...failed,
    ...(flaky.length > MAX_FLAKY ? [`${flaky.length} tests needed a second attempt; at most ${MAX_FLAKY} may`] : []),
  ]
  return {
    isPassed: failures.length === 0,
    lines: [
      ...slowest.map(({ name, seconds }) => `${String(Math.round(seconds)).padStart(4)} s  ${name}`),
      ...failures.map((failure) => `\n\u2718 ${failure}`),
      '',
      ...flaky.map((name) => `flaky: ${name}`),
      `${passed} passed, ${failures.length} failed, ${flaky.length} flaky`,
    ],
  }
}
