import { describe, expect, it } from 'vitest'
import { DEPLOYMENTS, baseUrl, deploymentFromHost, deploymentOf } from '../../../src/domain/market/deployments.ts'
import { ENVIRONMENTS, type Environment } from '../../../src/domain/market/environments.ts'

const find = (id: string) => {
  const deployment = deploymentOf(id)
  if (deployment === undefined) throw new Error(`no deployment ${id}`)
  return deployment
}
const dobregoCz = find('dobrego-cz')

describe('Deployments', () => {
  it('are 33, each of one country and one brand, by configuration alone (PROD-07)', () => {
    expect(DEPLOYMENTS).toHaveLength(33)
    expect(new Set(DEPLOYMENTS.map(({ id }) => id)).size).toBe(33)
    expect(new Set(DEPLOYMENTS.map(({ country }) => country.code)).size).toBe(33)
    expect(DEPLOYMENTS.filter(({ brand, country }) => !brand.countries.includes(country.code))).toEqual([])
  })

  it.each(DEPLOYMENTS.map(({ id }) => id))('are found by id: %s (PROD-07)', (id) => {
    const { brand, country } = find(id)
    expect(id).toBe(`${brand.id}-${country.code.toLowerCase()}`)
  })

  it.each(['dobrego-sg', 'dobrego', 'DOBREGO-CZ', '', 'constructor'])(
    'are not found by the id "%s" (PROD-07)',
    (id) => {
      expect(deploymentOf(id)).toBeUndefined()
    },
  )
})

describe('deploymentFromHost', () => {
  it.each([
    ['ferrywing-sg.localhost:8080', 'ferrywing-sg'],
    ['ferrywing-sg.localhost', 'ferrywing-sg'],
    ['Ferrywing-SG.LocalHost:8080', 'ferrywing-sg'],
    ['norikaze-jp.portal.company.test', 'norikaze-jp'],
    ['norikaze-jp.company.test.', 'norikaze-jp'],
    ['cz.dobrego.example', 'dobrego-cz'],
    ['cz.dobrego.example.', 'dobrego-cz'],
    ['staging-at.fjordel.example:443', 'fjordel-at'],
  ])('maps %s to %s (PROD-07)', (host, id) => {
    expect(deploymentFromHost(host, find('llevaro-ar'))).toBe(find(id))
  })

  it.each([
    'localhost',
    'localhost:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
    'portal',
    'portal.company.test',
    'www.company.test',
    'server-eu',
    'server-eu:8080',
    'rider-portal.company.test',
    'our-portal-eu.company.test',
  ])('returns the fallback when %s names no deployment (PROD-07)', (host) => {
    expect(deploymentFromHost(host, dobregoCz)).toBe(dobregoCz)
  })

  it.each([
    'dobrego-xx.localhost:8080',
    'nobody.localhost',
    'ferrywing-cz.localhost',
    'ferrywing-cz.company.test',
    'dobrego2-cz.company.test',
    '.localhost',
  ])('returns undefined when %s names an unknown deployment (PROD-07)', (host) => {
    expect(deploymentFromHost(host, dobregoCz)).toBeUndefined()
  })
})

describe('Environments', () => {
  const names = Object.keys(ENVIRONMENTS) as ReadonlyArray<Environment>

  it.each([
    ['production', 'https://cz.dobrego.example'],
    ['sandbox', 'https://sandbox-cz.dobrego.example'],
    ['staging', 'https://staging-cz.dobrego.example'],
    ['development', 'https://development-cz.dobrego.example'],
  ] as const)('give %s the base URL %s (COUNTRY-10)', (environment, base) => {
    expect(baseUrl(dobregoCz, environment)).toBe(base)
  })

  it('have distinct addresses per country (COUNTRY-10)', () => {
    const addresses = DEPLOYMENTS.flatMap((deployment) => names.map((name) => baseUrl(deployment, name)))
    expect(new Set(addresses).size).toBe(33 * 4)
  })

  it('are four, with analytics in production and sandbox only (CON-20)', () => {
    expect(names.filter((name) => ENVIRONMENTS[name].analytics)).toEqual(['production', 'sandbox'])
    expect(names.filter((name) => !ENVIRONMENTS[name].analytics)).toEqual(['staging', 'development'])
  })
})
