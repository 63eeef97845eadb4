import { serveReading, type ReadingRequest } from './serveReading.ts'

globalThis.addEventListener(
  'message',
  ({ data }: MessageEvent<ReadingRequest>) => void serveReading(data, (answer) => globalThis.postMessage(answer)),
)
