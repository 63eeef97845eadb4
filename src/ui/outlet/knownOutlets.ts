import type { RunUseCase } from '../../application/RunUseCase.ts'
import { loadVendors } from '../../application/vendor/loadVendors.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { withOutlet } from '../../domain/vendor/withOutlet.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'

/** What the page knows of its vendors once a collection point was saved (OUTLET-15). */
export const knownOutlets = (vendors: Pick<VendorsViewModel, 'all' | 'know'>, run: RunUseCase) => ({
  /** The outlet is as given now, or one more. */
  put: (outlet: Vendor): void => vendors.know(withOutlet(vendors.all, outlet)),
  /** Looks again whom the person may act for; what is known stays when nobody can say. */
  refresh: async (): Promise<void> => {
    const loaded = await run.once(loadVendors())
    if (loaded.kind === 'done') vendors.know(loaded.value)
  },
})
