import { serveSheet } from './serveSheet.ts'
import type { SheetRequest } from './sheetMessages.ts'

const serve = serveSheet((answer) => globalThis.postMessage(answer))

globalThis.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => serve(data))
