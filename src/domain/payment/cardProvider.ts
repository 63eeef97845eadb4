/** The providers of card payments (PAY-10). */
export const CARD_PROVIDERS = ['cybersource_creditcard', 'generic_creditcard'] as const
export type CardProvider = (typeof CARD_PROVIDERS)[number]

/** Flag CyberSourceCreditCard, `cyberSource`, selects the first provider (PAY-10). */
export const cardProvider = (cyberSource: boolean): CardProvider =>
  cyberSource ? 'cybersource_creditcard' : 'generic_creditcard'
