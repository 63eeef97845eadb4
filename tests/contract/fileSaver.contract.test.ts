import { resolveObjectURL } from 'node:buffer'
import { Window } from 'happy-dom'
import { makeDownloadFileSaver } from '../../src/adapters/files/DownloadFileSaver.ts'
import { makeMemoryFileSaver } from '../support/memory/MemoryFileSaver.ts'
import { fileSaverContract } from './FileSaver.contract.ts'

const decoded = async (content: { readonly arrayBuffer: () => Promise<ArrayBuffer> }) =>
  new TextDecoder().decode(await content.arrayBuffer())

fileSaverContract('the memory adapter', () => {
  const saver = makeMemoryFileSaver()
  return {
    saver,
    got: () => Promise.all(saver.saved.map(async ({ content, name }) => ({ name, text: await decoded(content) }))),
  }
})

fileSaverContract('a download link', () => {
  const window = new Window({ settings: { navigation: { disableMainFrameNavigation: true } } })
  const clicked: Array<{ readonly address: string; readonly name: string }> = []
  // Replaces the click of the download link: records what it points to.
  window.HTMLAnchorElement.prototype.click = function (this: { href: string; download: string }) {
    clicked.push({ address: this.href, name: this.download })
  }
  return {
    saver: makeDownloadFileSaver(window.document as unknown as Document),
    got: () =>
      Promise.all(
        clicked.map(async ({ address, name }) => {
          const blob = resolveObjectURL(address)
          if (blob === undefined) throw new Error(`nothing at ${address}`)
          return { name, text: await decoded(blob) }
        }),
      ),
  }
})
