import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The help centre, in its panel or on its page; in English. */
export class HelpCentre {
  private readonly page: Page
  readonly button: Locator
  readonly panel: Locator
  readonly frame: FrameLocator
  readonly search: Locator
  readonly failure: Locator

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('button', { name: 'Help', exact: true })
    this.panel = page.getByRole('complementary', { name: 'Help centre' })
    this.frame = page.frameLocator('iframe[title="Help centre"]')
    this.search = this.frame.getByRole('searchbox', { name: 'Search the answers' })
    this.failure = page.getByRole('alert').filter({ hasText: 'An error occurred while loading the help center' })
  }

  readonly answer = (text: RegExp): Locator => this.frame.getByText(text)

  /** Records the types of the messages that reach the frame from now on. */
  async listenInFrame(): Promise<() => Promise<ReadonlyArray<string>>> {
    const frame = this.page.frames().find((one) => one.url().includes('/help-centre'))
    if (!frame) throw new Error('No help centre is framed')
    await frame.evaluate(() => {
      const heard: Array<string> = []
      Object.assign(window, { heard })
      window.addEventListener('message', ({ data }: MessageEvent<{ readonly type: string }>) => heard.push(data.type))
    })
    return () => frame.evaluate(() => (window as unknown as { heard: ReadonlyArray<string> }).heard)
  }

  /** Makes the frame post a message to its parent page. */
  async post(data: unknown): Promise<void> {
    const frame = this.page.frames().find((one) => one.url().includes('/help-centre'))
    await frame?.evaluate((message) => window.parent.postMessage(message, '*'), data)
  }
}
