import { Context, Effect } from 'effect'
import { makeMemoryGeolocator } from '../../support/memory/MemoryGeolocator.ts'
import { makeMemoryIntents } from '../../support/memory/MemoryIntents.ts'
import { makeMemoryVendorRepository } from '../../../src/adapters/memory/MemoryVendorRepository.ts'
import { CurrentDeployment } from '../../../src/application/ports/CurrentDeployment.ts'
import { CurrentSession } from '../../../src/application/ports/CurrentSession.ts'
import { Geolocator } from '../../../src/application/ports/Geolocator.ts'
import { Intents } from '../../../src/application/ports/Intents.ts'
import type { ServiceFailure } from '../../../src/application/ports/ServiceFailure.ts'
import { VendorRepository } from '../../../src/application/ports/VendorRepository.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import type { CollectionPoint } from '../../../src/domain/vendor/collectionPointToSave.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { theDeployment } from '../market/showPage.tsx'
import { aPlace } from '../../support/aPlace.ts'
import { aVendor } from '../../support/aVendor.ts'

export const FAMILY = aVendor({ id: 'cz3000', name: 'Květiny Pivoňka', isParent: true, mayManageOutlets: true })
export const OUTLET = aVendor({
  id: 'cz3001',
  name: 'Pivoňka Anděl',
  parentVendorId: 'cz3000',
  clientVendorId: 'AND-1',
  owners: ['eva@pivonka.test'],
})
export const OTHER_FAMILY = { ...FAMILY, id: 'cz4000', name: 'Knihy Lípa' }

export interface SavedPoint {
  readonly id: string | undefined
  readonly key: string | undefined
  readonly point: CollectionPoint
}

/**
 * The services that save collection points, in memory: records what was sent and scripts the outcome of each attempt.
 */
export const outletWorld = (vendors: ReadonlyArray<Vendor> = [FAMILY, OUTLET]) => {
  const kept = makeMemoryVendorRepository(vendors)
  const sent: Array<SavedPoint> = []
  /** `undefined` succeeds; `lost` succeeds, but its answer does not arrive. */
  const tries: Array<ServiceFailure | { readonly lost: ServiceFailure } | undefined> = []
  /** The searched texts. */
  const searched: string[] = []
  const answers = { lookups: undefined as ServiceFailure | undefined, hold: Promise.resolve() }
  const tried = <F>(saved: SavedPoint, work: Effect.Effect<Vendor, F>) =>
    Effect.gen(function* () {
      sent.push(saved)
      yield* Effect.promise(() => answers.hold)
      const fate = tries.shift()
      if (fate === undefined) return yield* work
      if (!('lost' in fate)) return yield* Effect.fail(fate)
      yield* work
      return yield* Effect.fail(fate.lost)
    })
  const geolocator = makeMemoryGeolocator([aPlace()])
  const repository: VendorRepository['Service'] = {
    ...kept,
    addOutlet: (point, key) => tried({ id: undefined, key, point }, kept.addOutlet(point, key)),
    changeOutlet: (id, point) => tried({ id, key: undefined, point }, kept.changeOutlet(id, point)),
  }
  const ports = Context.empty().pipe(
    Context.add(CurrentDeployment, theDeployment('dobrego-cz')),
    Context.add(CurrentSession, { person: Effect.succeed('jana') } as CurrentSession['Service']),
    Context.add(Intents, makeMemoryIntents()),
    Context.add(VendorRepository, repository),
    Context.add(Geolocator, {
      ...geolocator,
      autocomplete: (text, ...asked) => {
        searched.push(text)
        return answers.lookups ? Effect.fail(answers.lookups) : geolocator.autocomplete(text, ...asked)
      },
      reverse: (...asked) => (answers.lookups ? Effect.fail(answers.lookups) : geolocator.reverse(...asked)),
    }),
  )
  const run = makeRunUseCase(Context.makeUnsafe<Ports>(ports.mapUnsafe), (defect) => {
    throw defect
  })
  return { answers, all: () => Effect.runPromise(kept.all), run, searched, sent, tries }
}
