import { Effect, Exit, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeHttpHelpCentre } from '../../src/adapters/http/HttpHelpCentre.ts'
import type { PortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { aPage } from '../support/aPage.ts'
import { aSession } from '../support/aSession.ts'

const BRIDGE = 'the-bridge-of-this-one'
const PAGE = 'https://cz.dobrego.example'

/** A page whose service answers with `url` as the address to frame. */
const page = (url = '/help-centre') => {
  const window = aPage(PAGE)
  const answering = (() => Effect.succeed({ url, result: 'token' })) as unknown as PortalHttp['call']
  const deployment = deploymentOf('dobrego-cz')
  if (deployment === undefined) throw new Error('no deployment')
  const help = makeHttpHelpCentre(
    { call: answering, callOnce: answering },
    {
      deployment,
      baseUrl: PAGE,
      window,
      nextKey: Effect.succeed(BRIDGE),
    },
  )
  const post = (event: Partial<MessageEvent>) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), { source: null, origin: 'null', data: undefined, ...event }),
    )
  const open = help.open({ user: aSession(instantAt(0)).user, vendorId: 'cz1001', locale: 'en', token: 'token' })
  return { open, post }
}

/** A window that records the messages posted to it. */
const aWindow = () => {
  const posted: Array<readonly [unknown, string]> = []
  const it = { postMessage: (data: unknown, to: string) => void posted.push([data, to]) } as unknown as Window
  return { posted, window: it }
}

const ELSEWHERE = 'https://help.example/centre'

/** The messages that the page in front of the frame receives out of these. */
const heardOf = async (
  messages: (frame: Window, other: Window) => ReadonlyArray<Partial<MessageEvent>>,
  url?: string,
) => {
  const { open, post } = page(url)
  const opened = await Effect.runPromise(open)
  const [frame, other] = [aWindow().window, aWindow().window]
  const heard: Array<string> = []
  const listening = Effect.runFork(
    Stream.runForEach(opened.messages({ contentWindow: frame }), (said) => Effect.sync(() => void heard.push(said))),
  )
  await Promise.resolve()
  for (const message of messages(frame, other)) post(message)
  await new Promise((done) => setTimeout(done))
  await Effect.runPromise(Fiber.interrupt(listening))
  post({ source: frame, data: { type: 'init', bridge: BRIDGE } })
  return heard
}

describe('HttpHelpCentre', () => {
  it('receives init, token_request and close from the frame, and nothing after it is closed (HELP-09, OP-42)', async () => {
    expect(
      await heardOf((source) => [
        { source, data: { type: 'init', bridge: BRIDGE } },
        { source, data: { type: 'token_request', bridge: BRIDGE } },
        { source, data: { type: 'close', bridge: BRIDGE } },
      ]),
    ).toEqual(['init', 'token_request', 'close'])
  })

  it('ignores messages of other windows, other origins and earlier openings (HELP-09, OP-42)', async () => {
    const data = { type: 'init', bridge: BRIDGE }
    expect(
      await heardOf((source, other) => [
        { source: other, data },
        { source: null, data },
        { source, origin: PAGE, data },
        { source, origin: 'https://evil.example', data },
        { source, data: { ...data, bridge: 'the-bridge-of-another' } },
      ]),
    ).toEqual([])
  })

  it('ignores malformed messages of the frame itself (HELP-09)', async () => {
    const nonsense = [undefined, null, 7, 'init', [], {}, { type: 'init' }, { type: 'init_ack', bridge: BRIDGE }]
    expect(
      await heardOf((source) => [
        ...nonsense.map((data) => ({ source, data })),
        { source, data: { type: 'eval', bridge: BRIDGE } },
        { source, data: { type: { toString: () => 'init' }, bridge: BRIDGE } },
      ]),
    ).toEqual([])
  })

  it('accepts messages of a help centre on its own host from that origin only (HELP-09, OP-42)', async () => {
    const data = { type: 'init', bridge: BRIDGE }
    expect(
      await heardOf(
        (source) => [
          { source, data },
          { source, origin: 'https://help.example', data },
        ],
        ELSEWHERE,
      ),
    ).toEqual(['init'])
  })

  it('posts wire messages to the frame’s own origin where it has one (HELP-09)', async () => {
    const [opened, elsewhere] = await Effect.runPromise(Effect.all([page().open, page(ELSEWHERE).open]))
    const { window, posted } = aWindow()
    const person = { appearance: 'light', email: 'a@b.test', vendorId: 'cz1', vendorName: 'Pekárna' } as const
    await Effect.runPromise(opened.post({ contentWindow: window }, { type: 'init_ack', token: 't', ...person }))
    await Effect.runPromise(elsewhere.post({ contentWindow: window }, { type: 'token_response', token: null }))
    expect(posted).toEqual([
      [
        {
          type: 'init_ack',
          bridge: BRIDGE,
          token: 't',
          appearance: 'light',
          email: 'a@b.test',
          vendor_id: 'cz1',
          vendor_name: 'Pekárna',
        },
        '*',
      ],
      [{ type: 'token_response', bridge: BRIDGE, token: null }, 'https://help.example'],
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('refuses to frame %s (HELP-08)', async (url) => {
    expect(Exit.isFailure(await Effect.runPromiseExit(page(url).open))).toBe(true)
  })

  it('uses the origin of the answered address, and "null" for an address of the page’s own origin (OP-42)', async () => {
    expect(await Effect.runPromise(page('/help-centre?x').open)).toMatchObject({
      address: `${PAGE}/help-centre?x`,
      origin: 'null',
      bridge: BRIDGE,
    })
    expect((await Effect.runPromise(page('https://help.example/x').open)).origin).toBe('https://help.example')
  })
})
