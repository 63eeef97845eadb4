import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { WebSocket } from 'ws'
import { installedChromium } from '../build/chromium.mjs'

/*
 * Controls a browser with a minimum of its protocol. The usual driver subscribes to all network events, so every
 * WebSocket frame would be copied to it: with ten megabytes a second the bench would measure that.
 */

type Answer = Readonly<Record<string, unknown>>

interface Told {
  readonly id?: number
  readonly result?: Answer
  readonly error?: { readonly message: string }
}

export interface QuietTab {
  readonly send: (method: string, parameters?: object) => Promise<Answer>
  /** Evaluates an expression in the page. */
  readonly value: <T>(expression: string) => Promise<T>
  /** Waits for an element. */
  readonly waitFor: (selector: string, within: number) => Promise<void>
  readonly close: () => Promise<void>
}

export interface QuietChromium {
  /** Opens a tab with empty storage. `before` runs in each page before its own scripts. */
  readonly openTab: (before: string) => Promise<QuietTab>
  readonly close: () => Promise<void>
}

const STARTS_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 100

/** The address that the browser writes into its profile folder once it listens. */
const addressIn = async (folder: string): Promise<string> => {
  for (let waited = 0; waited < STARTS_WITHIN_MS; waited += LOOK_EVERY_MS) {
    try {
      const [port, address] = readFileSync(path.join(folder, 'DevToolsActivePort'), 'utf8').trim().split('\n')
      if (address !== undefined) return `ws://127.0.0.1:${port}${address}`
    } catch {
      // The file does not exist yet.
    }
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error('The browser does not start')
}

const connect = async (address: string) => {
  const socket = new WebSocket(address, { maxPayload: 64 * 1024 * 1024 })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (told: Told) => void>()
  socket.on('message', (data: Buffer) => {
    const told = JSON.parse(data.toString('utf8')) as Told
    if (told.id === undefined) return
    waiting.get(told.id)?.(told)
    waiting.delete(told.id)
  })
  let last = 0
  const send = (method: string, parameters: object, sessionId?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, ({ result, error }) =>
        error === undefined ? resolve(result ?? {}) : reject(new Error(`${method}: ${error.message}`)),
      )
      socket.send(JSON.stringify({ id: last, method, params: parameters, ...(sessionId && { sessionId }) }))
    })
  return { send, close: () => socket.close() }
}

export const launchQuietChromium = async (): Promise<QuietChromium> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'))
  const browser = spawn(
    installedChromium() ?? chromium.executablePath(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--window-size=1366,768',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const { send, close } = await connect(await addressIn(folder))

  const openTab: QuietChromium['openTab'] = async (before) => {
    const { browserContextId } = await send('Target.createBrowserContext', {})
    const { targetId } = await send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      width: 1366,
      height: 768,
    })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const ask: QuietTab['send'] = (method, parameters = {}) => send(method, parameters, String(sessionId))
    await ask('Page.enable')
    await ask('Performance.enable')
    await ask('Page.addScriptToEvaluateOnNewDocument', { source: before })
    const value: QuietTab['value'] = async <T>(expression: string) => {
      const { result, exceptionDetails } = await ask('Runtime.evaluate', { expression, returnByValue: true })
      if (exceptionDetails !== undefined) throw new Error(`The page cannot say: ${expression}`)
      return (result as { readonly value: T }).value
    }
    return {
      send: ask,
      value,
      waitFor: async (selector, within) => {
        for (let waited = 0; waited < within; waited += LOOK_EVERY_MS) {
          if (await value<boolean>(`document.querySelector(${JSON.stringify(selector)}) !== null`)) return
          await sleep(LOOK_EVERY_MS)
        }
        throw new Error(`Nothing on the page is ${selector}`)
      },
      close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
    }
  }

  return {
    openTab,
    close: async () => {
      await send('Browser.close', {}).catch(() => browser.kill())
      close()
      await new Promise((resolve) => (browser.exitCode === null ? browser.once('exit', resolve) : resolve(undefined)))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
