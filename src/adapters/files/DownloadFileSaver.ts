import { Effect } from 'effect'
import type { FileSaver } from '../../application/ports/FileSaver.ts'

/** Ms after which a browser has certainly begun to read what it was told to download. */
const UNTIL_FORGOTTEN = 60_000

/** Saves the way a link with `download` does. */
export const makeDownloadFileSaver = (document: Document): FileSaver['Service'] => ({
  save: (content, name) =>
    Effect.promise(async () => {
      const blob = content instanceof Blob ? content : new Blob([await content.arrayBuffer()], { type: content.type })
      const address = URL.createObjectURL(blob)
      const link = Object.assign(document.createElement('a'), { href: address, download: name })
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), UNTIL_FORGOTTEN)
    }),
})
