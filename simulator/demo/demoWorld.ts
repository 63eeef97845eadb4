import type { RiderRow } from '../../service/store/riderStore.ts'

/** A shop at an address of the gazetteer, with the street spelled as there, in the country's own script. */
export interface DemoShop {
  readonly name: string
  readonly street: string
  readonly number: string
  readonly unit: string
  readonly riderInstructions: string
}

/** A shop whose owner signs in. */
export interface OwnedDemoShop extends DemoShop {
  /** The name of the owner. */
  readonly owner: string
}

/** The demo data of a deployment, in the language of its country. */
export interface DemoWorld {
  readonly deployment: string
  /** The prefix of all vendor ids: `cz` makes `cz1001`. */
  readonly prefix: string
  readonly single: OwnedDemoShop
  /** The parent of the five outlets. */
  readonly parent: OwnedDemoShop
  readonly outlets: readonly [DemoShop, DemoShop, DemoShop, DemoShop, DemoShop]
  readonly secondParent: DemoShop
  readonly closed: OwnedDemoShop
  /** A newly registered vendor without a location. */
  readonly newcomer: { readonly name: string; readonly owner: string }
  /** Mobile numbers: their first digits after the country prefix, and their total length after it. */
  readonly phones: { readonly beginnings: ReadonlyArray<string>; readonly digits: number }
  /** Amounts in the country's currency: the discount of one voucher, and the maximum discount of LUNCH20. */
  readonly vouchers: { readonly minus: { readonly code: string; readonly amount: number }; readonly lunchMost: number }
  readonly customers: ReadonlyArray<string>
  /** With prices in the country's currency. */
  readonly dishes: ReadonlyArray<readonly [dish: string, price: number]>
  readonly notes: ReadonlyArray<string>
  readonly units: ReadonlyArray<string>
  readonly buildings: ReadonlyArray<string>
  /** Cancellation reasons as free text. */
  readonly otherReasons: ReadonlyArray<string>
  readonly riders: ReadonlyArray<readonly [name: string, vehicle: RiderRow['vehicle']]>
}
