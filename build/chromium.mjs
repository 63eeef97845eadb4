import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The headless shell first: it renders with the same engine at half the CPU time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const CACHES = { linux: '.cache', darwin: 'Library/Caches', win32: 'AppData/Local' }

/** An installed browser for Playwright's `executablePath`; CHROMIUM_PATH takes precedence. */
export const installedChromium = () => process.env.CHROMIUM_PATH || INSTALLED.find((candidate) => existsSync(candidate))

/** The path of a Chromium, including Playwright's download; `undefined` if there is none. */
export const chromiumPath = () => {
  const own = installedChromium()
  if (own) return own
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(os.homedir(), CACHES[process.platform] ?? '.cache', 'ms-playwright')
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith('chromium')) ? cache : undefined
}
