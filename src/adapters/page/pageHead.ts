import type { Deployment } from '../../domain/market/deployments.ts'

/** The address that stands for the page: origin and path, without query (NAV-18, OP-59). */
export const showCanonical = (document: Document, origin: string, path: string): void => {
  let link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link === null) {
    link = document.createElement('link')
    link.rel = 'canonical'
    document.head.append(link)
  }
  link.href = origin + path
}

/** Says who stands behind the page, for whoever reads it by machine (NAV-18, OP-59). It is data: no policy forbids it. */
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
