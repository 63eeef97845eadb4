const dialled = (phone: string): string => phone.replaceAll(/[^+\d]/g, '')

/** The `tel:` address of a phone number. */
export const callAddress = (phone: string): string => `tel:${dialled(phone)}`

/** The `sms:` address of a phone number. With "?&", the devices that expect either separator find the text. */
export const messageAddress = (phone: string, text?: string): string =>
  text === undefined ? `sms:${dialled(phone)}` : `sms:${dialled(phone)}?&body=${encodeURIComponent(text)}`
