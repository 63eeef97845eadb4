import { playChime } from './chime.ts'
import { keptTexts, OURS } from '../storage/keptTexts.ts'

const NAME = `${OURS}near-sound`
const COUNTED = /^\(\d+\) /
/** A sound that the browser lets through later than this, in ms, would call for nothing. */
const IN_TIME = 2_000

type Page = Window & typeof globalThis

/** A page is heard through one of them. */
let audio: AudioContext | undefined

/** What calls somebody who looks elsewhere: a number before the page's title and on its icon, and a sound they asked for. */
export const nearRiderSigns = (window: Page) => {
  const texts = keptTexts(() => window.localStorage)
  const { document, navigator } = window
  const isSoundOn = () => texts.read(NAME) === 'on'
  /** Browsers let a page be heard only once somebody has touched it. */
  const wakeAudio = async () => {
    audio ??= new window.AudioContext()
    await audio.resume()
    return audio
  }
  if (isSoundOn()) window.addEventListener('pointerdown', () => void wakeAudio(), { once: true })

  return {
    isSoundOn,
    keepSound: (isOn: boolean): void => (isOn ? texts.keep(NAME, 'on') : texts.forget(NAME)),
    show: (count: number): void => {
      document.title = (count > 0 ? `(${count}) ` : '') + document.title.replace(COUNTED, '')
      // Only where the portal was put among the device's programs.
      if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
    },
    chime: (): void => {
      const asked = window.performance.now()
      const heard = async () => {
        const ready = await wakeAudio()
        if (window.performance.now() - asked < IN_TIME) playChime(ready)
      }
      // A device that cannot be heard is no reason to tell of an error: the number stands there as well.
      heard().catch(() => undefined)
    },
  }
}
