import { serveReading } from './serveReading.ts'

globalThis.addEventListener(
  'message',
  ({ data }: MessageEvent<ArrayBuffer>) => void serveReading(data, (answer) => globalThis.postMessage(answer)),
)
