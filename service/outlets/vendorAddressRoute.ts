import type { FastifyInstance } from 'fastify'
import { saveVendorAddress } from '../../contract/vendors.ts'
import { areNotesTooLong, isAddressTooLong } from '../../src/domain/address/lengthLimits.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import { areasAt } from '../delivery/areasAt.ts'
import { mayBeIn } from '../delivery/countryBounds.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem, invalidFields } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import { storedLocation } from './storedLocation.ts'
import { streetAndNumber } from './streetAndNumber.ts'
import { vendorFor } from '../vendor/vendorRoutes.ts'
import { isBlank, trimText } from '../../src/domain/text/blank.ts'

type Deps = RouteDeps & WithStores<'vendors'>

type Sent = (typeof saveVendorAddress)['payload']['Type']

const refusalOf = (sent: Sent, country: Country) =>
  invalidFields([
    ['address_text', 'request.address-missing', isBlank(sent.address_text)],
    ['address_text', 'request.address-too-long', isAddressTooLong(trimText(sent.address_text))],
    ['street_address', 'request.address-too-long', isAddressTooLong(trimText(sent.street_address))],
    ['notes', 'request.notes-too-long', areNotesTooLong(trimText(sent.notes))],
    ['country_code', 'error.outside-country', !['', country.code].includes(sent.country_code)],
    ['latitude', 'error.outside-country', !mayBeIn(country.code, sent)],
  ])

/** The vendor at its new place. A place without a delivery area gets the ring around it (OP-73). */
const movedTo = (vendor: VendorJson, sent: Sent, country: Country): VendorJson => {
  const place = {
    ...sent,
    ...streetAndNumber(trimText(sent.street_address)),
    addressText: sent.address_text,
    postalCode: sent.postal_code,
    riderInstructions: sent.notes,
  }
  return {
    ...vendor,
    vendor_information: { ...vendor.vendor_information, location: storedLocation(place, country) },
    delivery_areas: areasAt(sent, vendor, country),
  }
}

/** Route for saving the address of a collection point (API-15, ADDR-08). */
export const vendorAddressRoute = (app: FastifyInstance, deps: Deps): void => {
  const { vendors } = deps.stores

  registerEndpoint(app, deps, saveVendorAddress, async ({ params, payload, account, deployment }) => {
    await requireVendor(deps, account, params.vendorId)
    const refusal = refusalOf(payload, deployment.country)
    if (refusal !== undefined) return refusal
    const moved = await vendors.change(deployment.id, params.vendorId, (vendor) =>
      movedTo(vendor, payload, deployment.country),
    )
    return moved === undefined ? new Problem('NOT_FOUND') : vendorFor(deps, account, moved)
  })
}
