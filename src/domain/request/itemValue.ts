import { fromDecimal, toNumber, type Money } from '../pricing/money.ts'

/** The limit that is none (VAL-19, CONST-27). */
export const NO_LIMIT = -1

/** Whether the value of the items has to be confirmed, and is (ENT-11). `limit` is in major units. */
export interface ItemValueValidation {
  readonly required: boolean
  readonly confirmed: boolean
  readonly limit: number
}

export const NO_ITEM_VALUE_WARNING: ItemValueValidation = { required: false, confirmed: false, limit: NO_LIMIT }

const DECIMAL = /^\d+(?:\.\d+)?$/

/** Reads the country parameter `orderItemValueExceedLimit`; whatever is no decimal number is no limit (VAL-19). */
export const itemValueLimit = (parameter: string | undefined): number => {
  const text = parameter?.trim() ?? ''
  return DECIMAL.test(text) ? Number(text) : NO_LIMIT
}

/** Strictly above the limit, which may be 0 (OP-51). */
export const exceedsLimit = (amount: Money | undefined, limit: number): boolean =>
  amount !== undefined && limit >= 0 && toNumber(amount) > limit

/** The validation for another amount: what was confirmed is so no longer (VAL-18, VAL-20, OP-67). */
export const afterAmountChange = (limit: number, amount: Money | undefined): ItemValueValidation => ({
  required: exceedsLimit(amount, limit),
  confirmed: false,
  limit,
})

/** Somebody looked again and meant it (VAL-20). */
export const confirmItemValue = (validation: ItemValueValidation): ItemValueValidation => ({
  ...validation,
  confirmed: true,
})

/** The warning stands between the order and its submission (VAL-18). */
export const isUnconfirmed = ({ required, confirmed }: Pick<ItemValueValidation, 'required' | 'confirmed'>): boolean =>
  required && !confirmed

/** From this share of the limit on it is worth a look. */
const NEAR_FROM = 0.8

/** How far a value has come towards the limit: 1 is the limit itself. */
export interface NearLimit {
  readonly share: number
  readonly limit: Money
}

/** `undefined` far below the limit, without one, and for one that its currency cannot hold (VAL-18). */
export const nearLimit = (amount: Money | undefined, limit: number): NearLimit | undefined => {
  if (amount === undefined || limit <= 0) return undefined
  const share = toNumber(amount) / limit
  const money = fromDecimal(limit, amount.currency)
  return share < NEAR_FROM || money === undefined ? undefined : { share, limit: money }
}
