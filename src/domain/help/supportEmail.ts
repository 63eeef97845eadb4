import type { Brand } from '../market/brand.ts'

/** The address that answers what people write about their orders (AID-03). */
export const supportEmail = ({ domain }: Pick<Brand, 'domain'>): string => `support@${domain}`
