import type { RunUseCase } from '../../application/RunUseCase.ts'
import { loadVendors } from '../../application/vendor/loadVendors.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { withOutlet } from '../../domain/vendor/withOutlet.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'

/** Updates the page's vendors after a collection point was saved (OUTLET-15). */
export const knownOutlets = (vendors: Pick<VendorsViewModel, 'all' | 'replaceAll'>, run: RunUseCase) => ({
  /** Replaces or adds the outlet. */
  put: (outlet: Vendor): void => vendors.replaceAll(withOutlet(vendors.all, outlet)),
  /** Reloads the user's vendors; keeps the known ones on failure. */
  refresh: async (): Promise<void> => {
    const loaded = await run.once(loadVendors())
    if (loaded.kind === 'done') vendors.replaceAll(loaded.value)
  },
})
