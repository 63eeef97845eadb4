import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run, in which one test file leaves what others can use. */
    readonly sharedFolder: string
  }
}

/** Makes the folder before the first test file and removes it behind the last. */
const sharedFolder = (project: TestProject): (() => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-tests-'))
  project.provide('sharedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

export default sharedFolder
