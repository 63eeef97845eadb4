/** The parts of a place of Photon; unknown parts are empty. */
interface AddressParts {
  readonly building: string
  readonly street: string
  readonly streetNumber: string
  readonly area: string
  readonly city: string
  /** The region or prefecture. */
  readonly state: string
  readonly postalCode: string
}

/** Writes an address on one line. */
export type WriteAddress = (parts: AddressParts) => string

const join = (separator: string, ...parts: ReadonlyArray<string>) => parts.filter((part) => part !== '').join(separator)

/** "Drottninggatan 50, 111 21 Stockholm": the number follows the street, and the postal code precedes the city. */
export const streetFirst: WriteAddress = ({ building, street, streetNumber, postalCode, city }) =>
  join(', ', building, join(' ', street, streetNumber), join(' ', postalCode, city))

const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u

/**
 * "東京都千代田区 丸の内一丁目 9-1" and "서울특별시 중구 세종대로 110": from the large to the small in the country's own letters, and
 * from the small to the large in Latin ones.
 */
export const regionFirst: WriteAddress = ({ building, street, streetNumber, area, city, state, postalCode }) => {
  const region = [state === city ? '' : state, city, area]
  const door = join(' ', street, streetNumber)
  const letters = join(' ', ...region, street, building)
  if (HANGUL.test(letters)) return join(' ', ...region, door, building)
  // Japanese has no spaces between the parts of a region.
  if (HAN_OR_KANA.test(letters)) return join(' ', join('', ...region), door, building)
  return join(', ', building, join(' ', streetNumber, street), area, join(' ', city, postalCode))
}
