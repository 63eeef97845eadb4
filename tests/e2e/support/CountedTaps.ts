import type { Locator, Page } from '@playwright/test'

/** A finger that counts what it taps, keys of the keyboard on the screen included. */
export class CountedTaps {
  readonly tapped: Array<string> = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    this.tapped.push(target.toString())
    await target.tap()
  }

  /** Each key is one tap. */
  async type(...keys: ReadonlyArray<string>): Promise<void> {
    for (const key of keys) {
      this.tapped.push(key)
      await this.page.keyboard.press(key)
    }
  }
}
