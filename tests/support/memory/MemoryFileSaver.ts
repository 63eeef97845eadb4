import { Effect } from 'effect'
import type { FileContent, FileSaver } from '../../../src/application/ports/FileSaver.ts'

interface SavedFile {
  readonly content: FileContent
  readonly name: string
}

/** Records the saved files, oldest first. */
export const makeMemoryFileSaver = (): FileSaver['Service'] & { readonly saved: ReadonlyArray<SavedFile> } => {
  const saved: Array<SavedFile> = []
  return { saved, save: (content, name) => Effect.sync(() => void saved.push({ content, name })) }
}
