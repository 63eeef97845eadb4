import { installEveryFormat } from '../../domain/format/own/everyFormat.ts'
import { serveMessage, type MessageRequest } from './serveMessage.ts'

// Messages repeat times as the portal shows them, in any language of the country.
installEveryFormat()

globalThis.addEventListener('message', ({ data }: MessageEvent<MessageRequest>) =>
  globalThis.postMessage(serveMessage(data)),
)
