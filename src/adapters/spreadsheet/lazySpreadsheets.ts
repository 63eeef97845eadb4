import { Effect } from 'effect'
import { codeAsCall } from '../../application/build/codeAsCall.ts'
import type { SpreadsheetReaderPort } from '../../application/ports/SpreadsheetReader.ts'
import { SpreadsheetFailed, type SpreadsheetWriterPort } from '../../application/ports/SpreadsheetWriter.ts'

const fetched = <Port>(load: () => Promise<Port>) =>
  Effect.mapError(codeAsCall(load), (unavailable) => new SpreadsheetFailed({ cause: unavailable, unavailable }))

/** Loads the writer with the first file; fails if it cannot be loaded. */
export const makeLazySpreadsheetWriter = (load: () => Promise<SpreadsheetWriterPort>): SpreadsheetWriterPort => {
  const writer = fetched(load)
  return { open: (sheet) => Effect.flatMap(writer, ({ open }) => open(sheet)) }
}

/** Loads the reader with the first file; fails if it cannot be loaded. */
export const makeLazySpreadsheetReader = (load: () => Promise<SpreadsheetReaderPort>): SpreadsheetReaderPort => {
  const reader = fetched(load)
  return { read: (content, words) => Effect.flatMap(reader, ({ read }) => read(content, words)) }
}
