import type { RiderRow } from '../../service/store/riderStore.ts'

/** A shop at an address of the gazetteer, with the street spelled as there, in the country's own script. */
export interface DemoShop {
  readonly name: string
  readonly street: string
  readonly number: string
  readonly unit?: string
}

/** A shop whose owner signs in. */
interface OwnedDemoShop extends DemoShop {
  /** The name of the owner. */
  readonly owner: string
}

/** What people write, in the language of the country. */
export interface DemoWords {
  /** Of customers, for the rider. */
  readonly notes: ReadonlyArray<string>
  /** Cancellation reasons as free text. */
  readonly otherReasons: ReadonlyArray<string>
  /** Of the nine shops, in their order; a shorter list begins again. */
  readonly riderInstructions: ReadonlyArray<string>
}

/**
 * What only people of a country can tell, in its language, with invented names. Phone numbers, vouchers, ids and fees
 * follow from the country's rows in `src/domain` (ADR 133).
 */
export interface DemoWorld extends DemoWords {
  readonly single: OwnedDemoShop
  /** The parent of the five outlets. */
  readonly parent: OwnedDemoShop
  readonly outlets: readonly [DemoShop, DemoShop, DemoShop, DemoShop, DemoShop]
  readonly secondParent: DemoShop
  readonly closed: OwnedDemoShop
  /** A newly registered vendor without a location. */
  readonly newcomer: { readonly name: string; readonly owner: string }
  /** The hours around which most people order at noon and in the evening: 12.5 is half past twelve. */
  readonly meals: readonly [noon: number, evening: number]
  /** The weekdays with more orders, Sunday is 0; Friday and Saturday where the weekend is Saturday and Sunday. */
  readonly busyDays?: ReadonlyArray<number>
  readonly customers: ReadonlyArray<string>
  /** With prices in the country's currency. */
  readonly dishes: ReadonlyArray<readonly [dish: string, price: number]>
  readonly units: ReadonlyArray<string>
  readonly buildings: ReadonlyArray<string>
  readonly riders: ReadonlyArray<readonly [name: string, vehicle: RiderRow['vehicle']]>
}
