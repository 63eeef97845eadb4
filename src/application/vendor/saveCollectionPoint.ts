import { Data, Effect } from 'effect'
import {
  collectionPointRefusals,
  type CollectionPointDraft,
  type CollectionPointRefusal,
} from '../../domain/vendor/collectionPoint.ts'
import { collectionPointToSave } from '../../domain/vendor/collectionPointToSave.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { IntentKeys } from '../IntentKeys.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { VendorRepository } from '../ports/VendorRepository.ts'

/** The validation refused the draft (OUTLET-06 to OUTLET-10), first of all for this reason. */
class CollectionPointRefused extends Data.TaggedError('CollectionPointRefused')<{
  readonly first: CollectionPointRefusal
}> {}
/** An earlier attempt with the same key succeeded: the outlet exists with the data of that attempt (CON-16). */
class AlreadyAdded extends Data.TaggedError('AlreadyAdded')<Record<never, never>> {}

const validated = Effect.fnUntraced(function* (draft: CollectionPointDraft, outlet: Vendor | undefined) {
  const [first] = collectionPointRefusals(draft)
  if (first !== undefined) return yield* new CollectionPointRefused({ first })
  const { country } = yield* CurrentDeployment
  return collectionPointToSave(draft, outlet?.location.countryCode || country.code)
})

/** Adds a collection point to its parent vendor, once however often it is tried with these keys (OUTLET-13, API-35). */
export const addCollectionPoint = Effect.fn('addCollectionPoint')(function* (
  draft: CollectionPointDraft,
  keys: IntentKeys,
) {
  const point = yield* validated(draft, undefined)
  return yield* (yield* VendorRepository)
    .addOutlet(point, yield* keys.of('add'))
    .pipe(Effect.catchTag('KeyReused', () => Effect.fail(new AlreadyAdded())))
})

/** Changes a collection point; its parent and client id stay (OUTLET-03, OUTLET-13, API-36). */
export const changeCollectionPoint = Effect.fn('changeCollectionPoint')(function* (
  outlet: Vendor,
  draft: CollectionPointDraft,
) {
  const point = yield* validated(draft, outlet)
  return yield* (yield* VendorRepository).changeOutlet(outlet.id, point)
})
