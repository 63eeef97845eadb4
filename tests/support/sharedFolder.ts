import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the whole run, in which test files share data. */
    readonly sharedFolder: string
  }
}

const folder = path.join(tmpdir(), `portal-tests-${process.pid}-${Date.now()}`)

/** Runs before the first test file. */
export const setup = (project: TestProject): void => {
  mkdirSync(folder, { recursive: true })
  project.provide('sharedFolder', folder)
}

/** Runs after the last test file. */
export const teardown = (): void => rmSync(folder, { recursive: true, force: true })
