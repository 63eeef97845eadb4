import { Result, Schema } from 'effect'

/** Decodes items one by one and drops those of another shape, so that an odd one does not hide the others. */
export const decodeEach = <T>(
  items: ReadonlyArray<unknown>,
  item: Schema.Codec<T, unknown, never, never>,
): ReadonlyArray<T> => {
  const decode = Schema.decodeUnknownResult(item)
  return items.flatMap((one) => {
    const decoded = decode(one)
    return Result.isSuccess(decoded) ? [decoded.success] : []
  })
}
