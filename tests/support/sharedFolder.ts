import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run, in which one test file leaves what others can use. */
    readonly sharedFolder: string
  }
}

const folder = path.join(tmpdir(), `portal-tests-${process.pid}-${Date.now()}`)

/** Before the first test file. */
export const setup = (project: TestProject): void => {
  mkdirSync(folder, { recursive: true })
  project.provide('sharedFolder', folder)
}

/** Behind the last. */
export const teardown = (): void => rmSync(folder, { recursive: true, force: true })
