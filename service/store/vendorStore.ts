import type { Vendor } from '../../contract/vendors.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { trimText } from '../../src/domain/text/blank.ts'
import type { Intent } from './intent.ts'

export type VendorJson = typeof Vendor.Type

/** The client id of an outlet; an outlet without one, '', can get it once (OUTLET-03). */
export const clientIdOf = ({ client_vendor_id: id }: Pick<VendorJson, 'client_vendor_id'>): string => trimText(id ?? '')

export interface StoredVendor {
  readonly deployment: DeploymentId
  readonly vendor: VendorJson
}

export interface VendorStore {
  readonly byId: (deployment: DeploymentId, id: string) => Promise<StoredVendor | undefined>
  readonly byIds: (deployment: DeploymentId, ids: ReadonlyArray<string>) => Promise<ReadonlyArray<StoredVendor>>
  readonly outletsOf: (deployment: DeploymentId, parentId: string) => Promise<ReadonlyArray<StoredVendor>>
  /** Vendors that exist stay as they are. */
  readonly addMany: (vendors: ReadonlyArray<StoredVendor>) => Promise<void>
  /** Reads, changes and writes one vendor without lost updates; `undefined` without such a vendor. */
  readonly change: (
    deployment: DeploymentId,
    id: string,
    change: (vendor: VendorJson) => VendorJson,
  ) => Promise<VendorJson | undefined>
}

export interface NewOutlet {
  readonly deployment: DeploymentId
  readonly parentId: string
  readonly id: string
  /** The outlet with that id, made from the parent's current state. */
  readonly outletOf: (id: string, parent: VendorJson) => VendorJson
  readonly intent: Intent
  readonly now: Instant
}

export type AddedOutlet =
  | { readonly outcome: 'added' | 'repeated'; readonly outlet: VendorJson }
  | { readonly outcome: 'key-reused' | 'client-id-taken' | 'no-parent' }

export interface OutletToChange {
  readonly deployment: DeploymentId
  readonly parentId: string
  readonly id: string
  readonly change: (outlet: VendorJson) => VendorJson
}

export type ChangedOutlet =
  | { readonly outcome: 'changed'; readonly outlet: VendorJson }
  | { readonly outcome: 'client-id-taken' | 'no-outlet' }

export interface OutletStore {
  /**
   * Stores the outlet, its intent, and its id in all accounts that act for the parent, in
   * one transaction. Outlets of one parent are added one at a time: of concurrent repeats, or of several outlets with
   * one client id, exactly one is added.
   */
  readonly add: (outlet: NewOutlet) => Promise<AddedOutlet>
  /** Reads, changes and writes one outlet; of concurrent outlets of one parent, at most one gets a client id. */
  readonly change: (outlet: OutletToChange) => Promise<ChangedOutlet>
}
