import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDeploymentsFile, readDeploymentsFile } from '../../service/base/deploymentsFile.ts'
import { readSettings } from '../../service/base/settings.ts'

const WHOLE = {
  calls: 'https://api.brand.test/cz',
  socket: 'wss://live.brand.test/ws',
  texts: 'https://texts.brand.test/locales',
  flags: ['https://flags.brand.test/a.json', 'https://flags.brand.test/b.json'],
  flagsFallback: '/flags/spare.json',
  analytics: false,
  tagManager: { container: 'GTM-AB12CD', host: 'https://tags.brand.test' },
  idempotencyKeys: true,
  testVendors: ['cz-test'],
  mapStyleUrl: 'https://maps.brand.test/style.json?key=abc',
  helpCentre: 'https://help.brand.test',
  termsPage: 'https://www.brand.test/terms/',
  privacyPage: 'https://www.brand.test/privacy',
}

const refused = (text: string): string => {
  try {
    parseDeploymentsFile(text)
  } catch (error) {
    return String((error as Error).message)
  }
  return 'accepted'
}

/** A file with one field of one deployment, on its third line. */
const withField = (field: string, value: unknown, id = 'dobrego-cz') =>
  `{\n  "${id}": {\n    "${field}": ${JSON.stringify(value)}\n  }\n}`

describe('parseDeploymentsFile', () => {
  it('reads every field of every deployment (COUNTRY-10, LIVE-01, I18N-06, FLAG-03)', () => {
    const file = {
      'dobrego-cz': WHOLE,
      'qamarly-kw': {},
      'dobrego-ro': { geocoder: { kind: 'embedded' } },
      'dobrego-hu': { geocoder: { kind: 'photon', address: 'http://photon.internal:2322/hu' } },
      'fjordel-no': { geocoder: { kind: 'nominatim', address: 'https://nominatim.brand.test' } },
      'qamarly-om': { backend: 'memory', texts: 'https://texts.brand.test', termsPage: 'https://www.brand.test/' },
      'llevaro-ar': { googleMapsKey: 'key' },
      'norikaze-jp': { photonUrl: 'https://photon.brand.test' },
      'yolvera-tr': { quotesUrl: 'https://quotes.brand.test' },
    }
    expect([...parseDeploymentsFile(JSON.stringify(file))]).toEqual(Object.entries(file))
  })

  it('allows comments, trailing commas and a byte order mark', () => {
    expect([...parseDeploymentsFile('\uFEFF{ // ours\n "dobrego-cz": { "analytics": true, }, }').values()]).toEqual([
      { analytics: true },
    ])
  })

  it.each([
    ['', /^line 1: the file is not JSON: a value is missing$/],
    ['{\n "dobrego-cz": {\n', /^line \d: the file is not JSON: a } is missing$/],
    ['{\n dobrego: {} }', /^line 2: the file is not JSON: this is not a value; texts stand in double quotes$/],
    ['{ "dobrego-cz": {}\n "dobrego-pl": {} }', /^line 2: the file is not JSON: a comma is missing before this$/],
    ['{ "calls": "https://x.test" }', /^line 1: calls must stand in an object of a deployment, such as /],
    ['{ "Dobrego-CZ": {} }', /^line 1: "Dobrego-CZ" is not a deployment; did you mean dobrego-cz\?: one of /],
    ['[]', /^line 1: the file must be an object/],
    ['{\n\n "atlantis-xx": {} }', /^line 3: "atlantis-xx" is not a deployment: one of .*\bdobrego-cz\b/],
    ['{ "dobrego-cz": {},\n "dobrego-cz": {} }', /^line 2: dobrego-cz is in the file twice/],
    ['{\n "dobrego-cz": 1 }', /^line 2: dobrego-cz must be an object/],
    [
      withField('cals', 'https://x.test'),
      /^line 3: dobrego-cz\.cals is not a field; did you mean calls\?: one of backend, calls, socket, texts, /,
    ],
    [
      withField('calls', 'ftp://x.test'),
      /^line 3: dobrego-cz\.calls "ftp:\/\/x\.test" cannot be used: an address that/,
    ],
    [withField('calls', 'https:x.test'), /^line 3: dobrego-cz\.calls "https:x\.test" cannot be used: an address that/],
    [
      withField('calls', 'https://x.test '),
      /without spaces, user and password, as browsers .*; it does not end with a slash/,
    ],
    [withField('calls', 'https://anna:secret@x.test'), /"https:\/\/anna:…@x\.test" cannot be used: an address that/],
    [withField('calls', 'https://*.x.test'), /cannot be used: an address that/],
    [withField('socket', 'wss:x.test/ws'), /cannot be used: an address that begins with wss:\/\/ or ws:\/\//],
    ...[
      'HTTPS://x.test',
      'https://X.test',
      'https://bücher.test',
      'https://%78.test',
      'https://x..test',
      'https://x.test.',
      'https://x.test:0',
      'https://x.test:443',
      'https://127.1',
      'https://"onload=alert(1)',
      "https://x'.test",
      'https://x;y.test',
      'https://@x.test',
      'https://x.test/a\u200Bb',
      'https://x.test/a\u202Eb',
      'https://x.test/\u3164',
      'https://x.test/a/../b',
    ].map((value): [string, RegExp] => [
      withField('calls', value),
      /^line 3: dobrego-cz\.calls ".*" cannot be used: an address that .*, as browsers write it \(the host in small letters/,
    ]),
    [withField('flags', ['https://x.test/a', 'https://X.test/a']), /a list of addresses; .*, each once$/],
    ...['spare.json', '//x.test/a.json', 'https://x.test/a.json', '/a b.json', '/a.json?x=1', '/../a.json', '/', 7].map(
      (value): [string, RegExp] => [
        withField('flagsFallback', value),
        /^line 3: dobrego-cz\.flagsFallback .* cannot be used: the path of a file on the site itself, such as \/fwfFallback\.json$/,
      ],
    ),
    ...[
      'GTM-AB12CD',
      { container: 'GTM-AB12CD' },
      { container: 'AB12CD', host: 'https://x.test' },
      { container: 'GTM-AB12CD', host: 'x.test' },
      { container: 'GTM-AB12CD', host: 'https://x.test', id: 1 },
      [],
    ].map((value): [string, RegExp] => [
      withField('tagManager', value),
      /^line 3: dobrego-cz\.tagManager .* cannot be used: an object of container \(an id such as GTM-AB12CD\) and host \(an address that begins with https:\/\/ .*\)$/,
    ]),
    ...[
      'embedded',
      { kind: 'google', address: 'https://x.test' },
      { kind: 'photon' },
      { kind: 'embedded', address: 'https://x.test' },
      { kind: 'nominatim', address: 'https://x.test/?q=1' },
    ].map((value): [string, RegExp] => [
      withField('geocoder', value),
      /^line 3: dobrego-cz\.geocoder .* cannot be used: an object of kind \("embedded"\), or an object of kind \("photon" or "nominatim"\) and address \(an address that /,
    ]),
    [
      '{ "dobrego-cz": { "tagManager": {\n"container": "GTM-A",\n"host": "https://x.test",\n"host": "https://y.test" } } }',
      /^line 4: dobrego-cz\.tagManager\.host is in the file twice$/,
    ],
    [
      '{ "dobrego-cz": {\n"calls": "https://x.test",\n"geocoder": { "kind": "embedded" } } }',
      /^line 3: dobrego-cz\.geocoder cannot be used with calls, which finds the addresses instead: remove one of them$/,
    ],
    [
      '{ "norikaze-jp": {\n"geocoder": { "kind": "embedded" },\n"photonUrl": "https://x.test" } }',
      /^line 3: norikaze-jp\.geocoder cannot be used with photonUrl, which finds the addresses instead/,
    ],
    [withField('termsPage', 'https://x.test/terms\n'), /begins with https:\/\/ or http:\/\/, without spaces, user/],
    [withField('flags', ['https://x.test/a', 'https://x.test/a']), /a list of addresses; .*, each once$/],
    [withField('testVendors', ['cz-1', 'cz-1']), /a list of vendor ids of letters, digits, _ and -, each once$/],
    [withField('testVendors', ['cz 1']), /a list of vendor ids/],
    ['['.repeat(200_000), /^the file is not JSON that can be read: it has too many levels$/],
    [withField('calls', 'https://x.test/'), /does not end with a slash, and has neither \? nor #$/],
    [withField('calls', 'https://x.test/cz?key=1'), /has neither \? nor #$/],
    [withField('calls', 7), /^line 3: dobrego-cz\.calls 7 cannot be used/],
    [withField('socket', 'https://x.test/ws'), /begins with wss:\/\/ or ws:\/\//],
    [withField('flags', []), /^line 3: dobrego-cz\.flags \[\] cannot be used: at least one address$/],
    [withField('flags', ['nowhere']), /a list of addresses/],
    [withField('analytics', 'yes'), /^line 3: dobrego-cz\.analytics "yes" cannot be used: true or false$/],
    [
      '{ "dobrego-cz": {\n"analytics": true,\n"analytics": false } }',
      /^line 3: dobrego-cz\.analytics is in the file twice$/,
    ],
    [withField('termsPage', 'terms'), /^line 3: dobrego-cz\.termsPage "terms" cannot be used: an address that begins/],
    [withField('idempotencyKeys', 1), /^line 3: dobrego-cz\.idempotencyKeys 1 cannot be used: true or false$/],
    [withField('backend', 'sql'), /^line 3: dobrego-cz\.backend "sql" cannot be used: "memory"; without it, a service/],
    [
      '{ "dobrego-cz": {\n"backend": "memory",\n"calls": "https://x.test" } }',
      /^line 3: dobrego-cz\.calls cannot be used with "backend": "memory", .*; allowed beside it are texts, flags, flagsFallback, analytics, tagManager, testVendors, mapStyleUrl, googleMapsKey, termsPage, privacyPage$/,
    ],
    [
      '{ "yolvera-tr": {\n"quotesUrl": "https://x.test",\n"backend": "memory" } }',
      /^line 3: yolvera-tr\.quotesUrl cannot be used with "backend": "memory"/,
    ],
    [withField('testVendors', ['']), /a list of vendor ids/],
    [withField('googleMapsKey', { a: 1 }, 'llevaro-ar'), /cannot be used: a text$/],
    [
      withField('googleMapsKey', 'key'),
      /^line 3: dobrego-cz\.googleMapsKey cannot be used: only deployments of llevaro/,
    ],
    [withField('photonUrl', 'https://x.test', 'yolvera-tr'), /only deployments of fjordel and norikaze have it$/],
    [withField('photonUrl', 'x', 'norikaze-jp'), /^line 3: norikaze-jp\.photonUrl "x" cannot be used: an address/],
    [withField('quotesUrl', 'https://x.test', 'norikaze-jp'), /only deployments of yolvera have it$/],
  ])('refuses %j', (text, message) => {
    expect(refused(text)).toMatch(message)
  })
})

describe('parseDeploymentsFile of a site with https', () => {
  const refusedThere = (text: string) => () => parseDeploymentsFile(text, { isSecure: true })

  it.each([
    ['calls', 'http://x.test'],
    ['socket', 'ws://x.test/ws'],
    ['flags', ['https://x.test/a', 'http://x.test/a']],
    ['tagManager', { container: 'GTM-AB12CD', host: 'http://x.test' }],
    ['mapStyleUrl', 'http://x.test/style.json'],
  ])('refuses %s, which browsers block there: %j', (field, value) => {
    expect(refusedThere(withField(field, value))).toThrow(
      /^line 3: dobrego-cz\.\w+ .* cannot be used: PUBLIC_URL has https, and browsers load only https:\/\/ and wss:\/\/ there$/,
    )
    expect(refused(withField(field, value))).toBe('accepted')
  })

  it.each(['calls', 'socket', 'mapStyleUrl'])('refuses an IPv6 address in %s, which no policy can name', (field) => {
    const value = `${field === 'socket' ? 'wss' : 'https'}://[fd00::1]/x`
    for (const parse of [refusedThere(withField(field, value)), () => parseDeploymentsFile(withField(field, value))])
      expect(parse).toThrow('a content security policy cannot name an IPv6 address, only a host name')
  })

  it.each([
    ['calls', 'http://localhost:8081'],
    ['socket', 'ws://127.0.0.1:8081/ws'],
    ['termsPage', 'http://x.test/terms'],
    ['geocoder', { kind: 'photon', address: 'http://photon.internal:2322' }],
    ['geocoder', { kind: 'photon', address: 'http://[fd00::1]:2322' }],
  ])('allows what they do not: %s %j', (field, value) => {
    expect(refusedThere(withField(field, value))).not.toThrow()
  })
})

describe('readDeploymentsFile', () => {
  it.each(['/dev/zero', tmpdir()])('refuses %s, which is not a file', (file) => {
    expect(() => readDeploymentsFile(file)).toThrow('it is not a file')
  })

  it('refuses a file of 10 MB without reading it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
    const file = path.join(folder, 'deployments.json')
    writeFileSync(file, Buffer.alloc(10_000_000, ' '))
    expect(() => readDeploymentsFile(file)).toThrow('the file has 10000000 bytes; at most 1048576 are allowed (1 MiB)')
    rmSync(folder, { recursive: true })
  })

  it.each(['utf16le', 'latin1'] as const)('refuses a file in %s, whose letters it would guess', (encoding) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
    const file = path.join(folder, 'deployments.json')
    writeFileSync(file, Buffer.from('\uFEFF{ "dobrego-cz": { "termsPage": "https://x.test/é" } }', encoding))
    expect(() => readDeploymentsFile(file)).toThrow('the file is not UTF-8 text; save it as UTF-8')
    rmSync(folder, { recursive: true })
  })
})

describe('the settings', () => {
  it('name the file, its line and its field if a value is wrong', () => {
    expect(() => readSettings({ DEPLOYMENTS_FILE: '/nowhere.json' })).toThrow(
      'DEPLOYMENTS_FILE="/nowhere.json" cannot be used: the file cannot be read (ENOENT)',
    )
    expect(() => readDeploymentsFile('/nowhere.json')).toThrow('ENOENT')
  })

  it.each([
    ['PHOTON_URL', 'photonUrl'],
    ['GOOGLE_MAPS_KEY', 'googleMapsKey'],
  ])('refuse %s, which the file says for each deployment, and name no key', (name, field) => {
    expect(() => readSettings({ [name]: 'secret' })).toThrow(
      `${name}="…" cannot be used: it is no setting any more; a deployment of a brand with such an adapter names it in DEPLOYMENTS_FILE as ${field} (docs/back-end.md)`,
    )
    expect(() => readSettings({ [name]: ' ' })).not.toThrow()
  })

  it('refuse an unknown environment and name the known ones (CON-20)', () => {
    expect(() => readSettings({ ENVIRONMENT: 'moon' })).toThrow(
      'ENVIRONMENT="moon" cannot be used: one of production, sandbox, staging, development',
    )
    expect(readSettings({ ENVIRONMENT: 'staging' }).environment).toBe('staging')
  })

  it.each([
    [{}, 'development'],
    [{ DEMO: '1', DATABASE_URL: 'postgres://x/y' }, 'development'],
    [{ DEMO: '1', ENVIRONMENT: 'production' }, 'production'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'production'],
    [{ DEMO: '0' }, 'production'],
    [{ DEMO: '0', ENVIRONMENT: ' ' }, 'production'],
  ])('with %j have the environment %s (CON-20)', (env, environment) => {
    expect(readSettings(env).environment).toBe(environment)
  })

  it('refuse addresses in the file that browsers block at PUBLIC_URL', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
    const file = path.join(folder, 'deployments.json')
    writeFileSync(file, withField('calls', 'http://x.test'))
    const read = (publicUrl: string) => () => readSettings({ DEPLOYMENTS_FILE: file, PUBLIC_URL: publicUrl })
    expect(read('https://portal.test')).toThrow('line 3: dobrego-cz.calls "http://x.test" cannot be used: PUBLIC_URL')
    expect(read('http://portal.test')).not.toThrow()
    rmSync(folder, { recursive: true })
  })
})
