import type { RiderRow } from '../../service/store/riderStore.ts'

/** A shop with an address of the gazetteer: the street as written there, in the country's own script. */
export interface DemoShop {
  readonly name: string
  readonly street: string
  readonly number: string
  readonly unit: string
  readonly riderInstructions: string
}

/** One whose owner signs in. */
export interface OwnedDemoShop extends DemoShop {
  /** By name. */
  readonly owner: string
}

/** What makes a deployment's demo look like its country: everything in the language of its people. */
export interface DemoWorld {
  readonly deployment: string
  /** In front of every vendor id: `cz` makes `cz1001`. */
  readonly prefix: string
  readonly single: OwnedDemoShop
  /** The first parent, which has the five outlets. */
  readonly parent: OwnedDemoShop
  readonly outlets: readonly [DemoShop, DemoShop, DemoShop, DemoShop, DemoShop]
  readonly secondParent: DemoShop
  readonly closed: OwnedDemoShop
  /** Somebody who has just registered and has no location. */
  readonly newcomer: { readonly name: string; readonly owner: string }
  /** Mobile numbers: how they begin after the country's prefix, and how many digits follow that prefix in all. */
  readonly phones: { readonly beginnings: ReadonlyArray<string>; readonly digits: number }
  /** Sums in the country's currency: what one voucher takes off, and the most that LUNCH20 takes off. */
  readonly vouchers: { readonly minus: { readonly code: string; readonly amount: number }; readonly lunchMost: number }
  readonly customers: ReadonlyArray<string>
  /** With its price in the country's currency. */
  readonly dishes: ReadonlyArray<readonly [dish: string, price: number]>
  readonly notes: ReadonlyArray<string>
  readonly units: ReadonlyArray<string>
  readonly buildings: ReadonlyArray<string>
  /** Reasons to cancel in somebody's own words. */
  readonly otherReasons: ReadonlyArray<string>
  readonly riders: ReadonlyArray<readonly [name: string, vehicle: RiderRow['vehicle']]>
}
