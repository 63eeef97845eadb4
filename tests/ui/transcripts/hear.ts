import { virtual } from '@guidepup/virtual-screen-reader'

const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'

const textOf = (region: Element): string => (region.textContent ?? '').replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim()

const politenessOf = (region: Element): string =>
  region.matches('[role=alert], [aria-live=assertive]') ? 'assertive' : 'polite'

/** Lets pending promises, timers without delay and mutation records finish. */
const settle = () => new Promise((done) => setTimeout(done, 0))

/**
 * Records what a screen reader says: each element that gets the focus, by the virtual screen reader, and the texts that
 * live regions get, by an observer, because the virtual screen reader does not speak inserted text. Numbers that change
 * with the clock are replaced by `…`.
 */
export const hear = async () => {
  const said: Array<string> = []
  const known = new Map([...document.querySelectorAll(LIVE)].map((region) => [region, textOf(region)]))
  const listen = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      const [before, text] = [known.get(region), textOf(region)]
      known.set(region, text)
      // A polite region that appears with its text is not announced.
      const isSpoken = before !== undefined || politenessOf(region) === 'assertive'
      if (isSpoken && text !== '' && text !== before) said.push(`${politenessOf(region)}: ${text}`)
    }
  }
  const observer = new MutationObserver(listen)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  const take = async () => {
    await settle()
    await settle()
    const phrases = await virtual.spokenPhraseLog()
    await virtual.clearSpokenPhraseLog()
    said.push(...phrases.filter((phrase) => !/^(?:polite|assertive): /.test(phrase)))
  }
  return {
    said,
    /** Waits for what an action lets the screen reader say. */
    take,
    /** The announcements, one a line. */
    transcript: async (): Promise<string> => {
      await take()
      observer.disconnect()
      await virtual.stop()
      return `${said.map((phrase) => phrase.replaceAll(/\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2})?/gu, '…')).join('\n')}\n`
    },
  }
}
