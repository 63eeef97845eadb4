import * as account from './account.ts'
import * as addressBook from './addressBook.ts'
import * as auth from './auth.ts'
import * as bulk from './bulk.ts'
import * as delivery from './delivery.ts'
import type { Endpoint } from './endpoint.ts'
import * as flags from './flags.ts'
import * as geolocator from './geolocator.ts'
import * as guests from './guests.ts'
import * as help from './help.ts'
import * as history from './history.ts'
import * as orders from './orders.ts'
import * as outlets from './outlets.ts'
import * as payments from './payments.ts'
import * as publicOrder from './publicOrder.ts'
import * as proofs from './proofs.ts'
import * as receipt from './receipt.ts'
import * as riders from './riders.ts'
import * as vendors from './vendors.ts'
import * as vouchers from './vouchers.ts'

const ALL = [
  auth.login,
  guests.beginGuest,
  auth.logout,
  auth.extendLogin,
  account.register,
  guests.makeGuestAccount,
  account.confirmEmail,
  account.forgotPassword,
  account.resetPassword,
  vendors.listVendors,
  vendors.readVendor,
  vendors.saveVendorAddress,
  outlets.addOutlet,
  outlets.changeOutlet,
  bulk.createBulkJob,
  bulk.bulkTemplate,
  bulk.listBulkJobs,
  bulk.readBulkJob,
  bulk.placeBulkOrders,
  vendors.readCountryParameter,
  geolocator.autocompletePlace,
  geolocator.reversePlace,
  geolocator.placeDetails,
  delivery.validateDeliveryArea,
  delivery.deliveryFee,
  delivery.estimate,
  orders.placeOrder,
  orders.readOrder,
  orders.listOrders,
  orders.readUsualTimes,
  history.overviewOrders,
  history.totalOrders,
  orders.updateOrder,
  orders.cancelOrder,
  proofs.readProof,
  payments.startPayment,
  payments.createPurchaseIntent,
  payments.confirmPurchaseIntent,
  payments.readPayment,
  vouchers.validateVoucher,
  vouchers.readVoucher,
  addressBook.searchCustomers,
  addressBook.saveCustomer,
  addressBook.changeCustomer,
  addressBook.removeCustomer,
  publicOrder.readPublicOrder,
  publicOrder.writeNote,
  publicOrder.readDeliveryPhoto,
  receipt.readReceipt,
  riders.readRider,
  flags.readFlags,
  help.readHelpToken,
  help.openHelpCentre,
] as const

/** The codes that endpoints list as what they refuse. */
export type RefusalCode = (typeof ALL)[number]['refuses'][number]

/** All calls of the API. The service implements each, the OpenAPI document describes each, and a test calls each. */
export const ENDPOINTS: ReadonlyArray<Endpoint> = ALL
