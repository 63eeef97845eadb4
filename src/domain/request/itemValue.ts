import { fromDecimal, toNumber, type Money } from '../pricing/money.ts'

/** The value that means no limit (VAL-19, CONST-27). */
export const NO_LIMIT = -1

/** Whether the item value must be confirmed, and whether it is (ENT-11). `limit` is in major units. */
export interface ItemValueValidation {
  readonly required: boolean
  readonly confirmed: boolean
  readonly limit: number
}

export const NO_ITEM_VALUE_WARNING: ItemValueValidation = { required: false, confirmed: false, limit: NO_LIMIT }

const DECIMAL = /^\d+(?:\.\d+)?$/

/** Reads the country parameter `orderItemValueExceedLimit`; anything but a decimal number means no limit (VAL-19). */
export const itemValueLimit = (parameter: string | undefined): number => {
  const text = parameter?.trim() ?? ''
  return DECIMAL.test(text) ? Number(text) : NO_LIMIT
}

/** Whether the amount is strictly above the limit, which may be 0 (OP-51). */
export const exceedsLimit = (amount: Money | undefined, limit: number): boolean =>
  amount !== undefined && limit >= 0 && toNumber(amount) > limit

/** The validation after the amount changed: any confirmation is void (VAL-18, VAL-20, OP-67). */
export const afterAmountChange = (limit: number, amount: Money | undefined): ItemValueValidation => ({
  required: exceedsLimit(amount, limit),
  confirmed: false,
  limit,
})

/** The person confirms the value (VAL-20). */
export const confirmItemValue = (validation: ItemValueValidation): ItemValueValidation => ({
  ...validation,
  confirmed: true,
})

/** Whether the warning blocks the submission (VAL-18). */
export const isUnconfirmed = ({ required, confirmed }: Pick<ItemValueValidation, 'required' | 'confirmed'>): boolean =>
  required && !confirmed

/** From this share of the limit on, the value is near it. */
const NEAR_FROM = 0.8

/** A value relative to the limit: a share of 1 is the limit itself. */
export interface NearLimit {
  readonly share: number
  readonly limit: Money
}

/**
 * Returns `undefined` for values far below the limit, without a limit, and for a limit that the currency cannot
 * represent (VAL-18).
 */
export const nearLimit = (amount: Money | undefined, limit: number): NearLimit | undefined => {
  if (amount === undefined || limit <= 0) return undefined
  const share = toNumber(amount) / limit
  const money = fromDecimal(limit, amount.currency)
  return share < NEAR_FROM || money === undefined ? undefined : { share, limit: money }
}
