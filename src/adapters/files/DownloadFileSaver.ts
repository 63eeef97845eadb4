import { Effect } from 'effect'
import type { FileSaver } from '../../application/ports/FileSaver.ts'

/** The delay in ms after which a browser has certainly started to read the object URL. */
const UNTIL_FORGOTTEN = 60_000

/** Saves a file with a link that has a `download` attribute. */
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
