import type { Locator } from '@playwright/test'

type Kind = 'Collection' | 'Delivery' | 'Return'

/** The proofs in the details of an order, in English. */
export class ShownProofs {
  readonly part: Locator
  readonly download: Locator

  constructor(details: Locator) {
    this.part = details.locator('section').filter({ has: details.page().getByRole('heading', { name: 'Proofs' }) })
    this.download = this.part.getByRole('button', { name: 'Download' })
  }

  readonly step = (kind: Kind): Locator => this.part.getByRole('button', { name: kind })

  readonly viewer = (kind: Kind): Locator => this.part.getByRole('region', { name: kind })

  readonly photo = (how: 'collected' | 'delivered' | 'returned'): Locator =>
    this.part.getByRole('img', { name: `Photo taken when the order was ${how}` })

  /** The value that the proofs show for this name. */
  readonly fact = (name: string): Locator =>
    this.part.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
}
