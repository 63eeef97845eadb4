import type { Page } from '@playwright/test'

/** A keyboard that counts every key that goes down, Ctrl and Shift included. */
export class CountedKeys {
  readonly pressed: Array<string> = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Each sign is one key. */
  async type(text: string): Promise<void> {
    for (const sign of text) {
      this.pressed.push(sign)
      await this.page.keyboard.press(sign)
    }
  }

  /** 'Control+Enter' is two keys. */
  async press(keys: string): Promise<void> {
    this.pressed.push(...keys.split('+'))
    await this.page.keyboard.press(keys)
  }
}
