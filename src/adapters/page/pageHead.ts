import type { Deployment } from '../../domain/market/deployments.ts'

/** Sets the canonical address: origin and path, without the query (NAV-18, OP-59). */
export const showCanonical = (document: Document, origin: string, path: string): void => {
  let link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link === null) {
    link = document.createElement('link')
    link.rel = 'canonical'
    document.head.append(link)
  }
  link.href = origin + path
}

/**
 * Adds structured data about the organization (NAV-18, OP-59). It is data, so the content security policy allows it.
 */
export const describeOrganization = (document: Document, origin: string, { brand }: Deployment): void => {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.textContent = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: origin,
    logo: origin + brand.favicon,
  })
  document.head.append(script)
}
