import { playChime } from './chime.ts'
import { withoutCount } from './titleCount.ts'
import { textStorage, KEY_PREFIX } from '../storage/textStorage.ts'

const NAME = `${KEY_PREFIX}near-sound`
/** A sound that the browser delays by more than this many ms is too late to be useful. */
const IN_TIME = 2_000

type Page = Window & typeof globalThis

/** One audio context per page. */
let audio: AudioContext | undefined

/** Alerts a user who is not looking at the page: a count in the page's title and on its icon, and an optional sound. */
export const nearRiderSigns = (window: Page) => {
  const texts = textStorage(() => window.localStorage)
  const { document, navigator } = window
  const isSoundOn = () => texts.read(NAME) === 'on'
  /** Browsers allow sound only after the user has interacted with the page. */
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
      document.title = (count > 0 ? `(${count}) ` : '') + withoutCount(document.title)
      // Badges work only for installed apps.
      if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
    },
    chime: (): void => {
      const askedAt = window.performance.now()
      const playInTime = async () => {
        const ready = await wakeAudio()
        if (window.performance.now() - askedAt < IN_TIME) playChime(ready)
      }
      // A sound that cannot be played is no failure to report: the count is shown anyway.
      playInTime().catch(() => undefined)
    },
  }
}
