import type { FastifyInstance } from 'fastify'
import {
  changeCustomer,
  removeCustomer,
  saveCustomer,
  searchCustomers,
  type AddressToSave,
} from '../../contract/addressBook.ts'
import { splitAddress } from '../../src/domain/address/address.ts'
import { areNotesTooLong, isAddressTooLong } from '../../src/domain/address/lengthLimits.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import { customerPhone } from '../../src/domain/request/customerPhone.ts'
import { customerSearch } from '../store/customerWords.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { invalidField, Problem, invalidFields } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import type { CustomerToSave } from '../store/customerStore.ts'
import { isBlank } from '../../src/domain/text/blank.ts'

type Deps = RouteDeps & WithStores<'customers' | 'vendors'>

const MAX_FOUND = 20

/**
 * The customer with the phone number in E.164. Throws a problem that lists all invalid fields (ADDR-10, ADDR-11,
 * VAL-07).
 */
const customerToSave = (sent: typeof AddressToSave.Type, country: Country): CustomerToSave => {
  const phone = customerPhone(sent.phone_number, country.code)
  const { text } = splitAddress(sent.address)
  const refused = invalidFields([
    ['name', 'request.name-missing', isBlank(sent.name)],
    ['phone_number', 'request.phone-impossible', phone === undefined],
    ['address', 'request.address-missing', text === ''],
    ['address', 'request.address-too-long', isAddressTooLong(text)],
    ['notes', 'request.notes-too-long', areNotesTooLong(sent.notes)],
  ])
  if (refused !== undefined || phone === undefined)
    throw refused ?? invalidField('phone_number', 'request.phone-impossible')
  return { ...sent, phone_number: phone }
}

/** Routes for the address book (API-11); each vendor and each outlet has its own. */
export const customerRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { customers } = deps.stores

  registerEndpoint(app, deps, searchCustomers, async ({ params, query, account, deployment }) => {
    await requireVendor(deps, account, params.vendorId)
    const search = customerSearch(query.query)
    return search === undefined ? [] : customers.search(deployment.id, params.vendorId, search, MAX_FOUND)
  })

  registerEndpoint(app, deps, saveCustomer, async ({ params, payload, account, deployment }) => {
    await requireVendor(deps, account, params.vendorId)
    return customers.save(deployment.id, params.vendorId, customerToSave(payload, deployment.country))
  })

  registerEndpoint(app, deps, changeCustomer, async ({ params, payload, account, deployment }) => {
    await requireVendor(deps, account, params.vendorId)
    const customer = customerToSave(payload, deployment.country)
    const changed = await customers.change(deployment.id, params.vendorId, params.id, customer)
    return changed ?? new Problem('NOT_FOUND')
  })

  registerEndpoint(app, deps, removeCustomer, async ({ params, account, deployment }) => {
    await requireVendor(deps, account, params.vendorId)
    await customers.remove(deployment.id, params.vendorId, params.id)
    return {}
  })
}
