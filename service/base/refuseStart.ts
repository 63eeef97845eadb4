import { SettingRefused } from './settings.ts'

/** Ends the process with the reason on standard error: one line for an expected one, otherwise a stack. */
export const refuseStart = (error: unknown, isExpected = error instanceof SettingRefused): void => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${isExpected ? (error as Error).message : stack}\n`)
  process.exit(1)
}
