import type { Page } from '@playwright/test'

/** A keyboard that counts every pressed key, including Ctrl and Shift. */
export class CountedKeys {
  readonly pressed: Array<string> = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Each character counts as one key. */
  async type(text: string): Promise<void> {
    for (const sign of text) {
      this.pressed.push(sign)
      await this.page.keyboard.press(sign)
    }
  }

  /** 'Control+Enter' counts as two keys. */
  async press(keys: string): Promise<void> {
    this.pressed.push(...keys.split('+'))
    await this.page.keyboard.press(keys)
  }
}
