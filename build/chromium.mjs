import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The one without windows first: it draws pages with the same engine for half of the processor's time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const CACHES = { linux: '.cache', darwin: 'Library/Caches', win32: 'AppData/Local' }

/** A browser of this machine (CHROMIUM_PATH first), for Playwright's `executablePath`. */
export const installedChromium = () => process.env.CHROMIUM_PATH || INSTALLED.find((candidate) => existsSync(candidate))

/** Where a Chromium is, Playwright's own download included; nothing when there is none. */
export const chromiumPath = () => {
  const own = installedChromium()
  if (own) return own
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(os.homedir(), CACHES[process.platform] ?? '.cache', 'ms-playwright')
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith('chromium')) ? cache : undefined
}
