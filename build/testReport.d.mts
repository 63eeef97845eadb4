/** What one check or one run of tests gave. */
export interface TestReport {
  readonly passed: number
  /** Names of failed tests, each with its first error. */
  readonly failed: ReadonlyArray<string>
  /** Names of tests that passed on their second attempt. */
  readonly flaky: ReadonlyArray<string>
  readonly timed: ReadonlyArray<{ readonly name: string; readonly seconds: number }>
}
export const readReport: (file: string, root: string) => TestReport
export const summaryOf: (report: TestReport) => {
  readonly isPassed: boolean
  readonly lines: ReadonlyArray<string>
}
