import { readableAddress } from '../../domain/address/address.ts'
import { useMarket } from '../frame/useMarket.ts'

/** A stored address on one line, as people in the country write it, isolated from the direction of the text around. */
export const AddressText = ({ stored, className }: { readonly stored: string; readonly className?: string }) => {
  const { deployment } = useMarket()
  return <bdi className={className}>{readableAddress(stored, deployment.country.code)}</bdi>
}
