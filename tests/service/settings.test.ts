import { describe, expect, it } from 'vitest'
import { databaseUrlsOf } from '../../service/base/databaseUrls.ts'
import { misspeltSettings } from '../../service/base/misspeltSettings.ts'
import { readSettings, SETTING_NAMES, SettingRefused } from '../../service/base/settings.ts'

describe('readSettings', () => {
  it('has the documented defaults (RUN-03)', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '.data',
      deployment: { id: 'dobrego-cz' },
      demo: true,
      simSpeed: 20,
      simOrders: true,
      feeTtlSeconds: 600,
      trustedProxies: 0,
    })
    expect(Object.keys(readSettings({ GEOCODER_URL: '', SMTP_URL: ' ' }))).not.toContain('geocoderUrl')
  })

  it('lists test vendors: examples in a demo, otherwise none or those given (OP-22)', () => {
    expect(readSettings({ DEMO: '1' }).testVendors).toEqual(['test-vendor-1', 'test-vendor-2'])
    expect(readSettings({ DEMO: '0' }).testVendors).toEqual([])
    expect(readSettings({ DEMO: '0', TEST_VENDORS: ' v-9, v-10 ,' }).testVendors).toEqual(['v-9', 'v-10'])
  })

  it('reads several addresses of PostgreSQL, separated by commas (RUN-12)', () => {
    const DATABASE_URL = 'postgres://portal:a,b@one/portal, postgresql://portal@two:5433/portal'
    expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    expect(databaseUrlsOf(DATABASE_URL)).toEqual([
      'postgres://portal:a,b@one/portal',
      'postgresql://portal@two:5433/portal',
    ])
  })

  it('turns the demo off with a PostgreSQL unless DEMO=1 (RUN-03)', () => {
    const DATABASE_URL = 'postgres://somewhere/db'
    expect(readSettings({ DATABASE_URL }).demo).toBe(false)
    expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
    expect(readSettings({ DEMO: '0' }).demo).toBe(false)
  })

  it('reads all variables (RUN-03)', () => {
    const given = {
      PORT: '0',
      SIM_SPEED: '0.5',
      SIM_ORDERS: '0',
      FEE_TTL_S: '1',
      DEPLOYMENT: 'ferrywing-sg',
      DATA_DIR: 'memory:',
      LOG: 'json',
    }
    expect(readSettings(given)).toMatchObject({
      port: 0,
      simSpeed: 0.5,
      simOrders: false,
      feeTtlSeconds: 1,
      deployment: { id: 'ferrywing-sg' },
      dataDir: 'memory:',
      logFormat: 'json',
    })
  })

  it.each([
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '0x50', 'a whole number from 0 to 65535'],
    ['SIM_SPEED', '6e1', 'a number from 0'],
    ['TRUST_PROXY', '+1', 'a whole number from 0 to 10'],
    ['TEST_VENDORS', 'cz-1 cz-2', 'vendor ids of letters, digits, _ and -, separated by commas'],
    ['DATABASE_URL', 'mysql://x/y', 'postgres:// or postgresql://'],
    ['DATABASE_URL', 'postgres://x/y,mysql://z/y', 'postgres:// or postgresql://'],
    ['DATABASE_URL', 'postgres://x/y,z', 'several separated by commas'],
    ['DATABASE_URL', ',', 'several separated by commas'],
    ['DATABASE_URL', 'postgres://x/y postgres://z/y', 'several separated by commas'],
    ['DATABASE_URL', 'postgres://x/y;postgres://z/y', 'several separated by commas'],
    ['DATABASE_URL', 'postgres://x,z/y', 'several separated by commas'],
    ['DATABASE_URL', 'postgres:x', 'postgres:// or postgresql://'],
    ['DATA_DIR', ':memory:', 'memory: or a folder, such as ./memory'],
    ['DATA_DIR', 'Memory', 'memory: or a folder, such as ./memory'],
    ['DATA_DIR', 'postgres://x/y', 'a folder; DATABASE_URL names a PostgreSQL'],
    ['DATA_DIR', '~/portal', 'a folder without ~, which only shells replace'],
    ['DEPLOYMENT', 'nobody-xx', 'dobrego-cz'],
    ['DEMO', 'yes', '0 or 1'],
    ['SIM_SPEED', '-1', 'a number from 0'],
    ['SIM_ORDERS', 'few', '0 or 1'],
    ['FEE_TTL_S', '0', 'a whole number from 1'],
    ['GEOCODER_URL', 'photon', 'https://'],
    ['MAP_STYLE_URL', 'file:///x', 'https://'],
    ['SMTP_URL', 'localhost:25', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example', 'smtp://'],
    ['SMTP_URL', 'smtp://', 'smtp://'],
    ['LOG', 'yes', 'one of json, text'],
    ['TRUST_PROXY', 'all', 'a whole number from 0 to 10'],
  ])('refuses %s=%s with a message that names variable, value and allowed values (RUN-04)', (name, value, allowed) => {
    const refused = () => readSettings({ [name]: value })
    expect(refused).toThrow(SettingRefused)
    expect(refused).toThrow(`${name}=${JSON.stringify(value)}`)
    expect(refused).toThrow(allowed)
  })

  it('never repeats the password of an address in its message (RUN-04)', () => {
    const refused = () => readSettings({ DATABASE_URL: 'mysql://portal:hunter2@db.example/portal' })
    expect(refused).toThrow('DATABASE_URL="mysql://portal:…@db.example/portal"')
  })

  it.each([
    ['mysql://portal:hun/ter2@db.example/portal'],
    ['mysql://portal:hun@ter2@db.example/portal'],
    ['mysql://db.example/portal?user=portal&password=hunter2'],
    ['postgres://portal:hun/ter2@one.example/portal,mysql://portal:hunter2@two.example/portal'],
  ])('nor one with signs that a URL would escape: %s (RUN-04)', (value) => {
    const refused = () => readSettings({ DATABASE_URL: value })
    expect(refused).toThrow('DATABASE_URL=')
    expect(refused).not.toThrow(/hunter2|ter2/)
  })

  it.each(['https://portal.example?x=1', 'https://portal.example/shop'])(
    'refuses the address %s, from which no links can be built (RUN-04)',
    (value) => {
      expect(() => readSettings({ PUBLIC_URL: value })).toThrow('an address without path and query')
    },
  )

  it.each([
    'https:maps.example',
    'https:/maps.example',
    'https://anna:secret@maps.example',
    'https://maps.example/a b',
  ])('refuses the address %s, which no page can call (RUN-04)', (value) => {
    for (const name of ['PUBLIC_URL', 'GEOCODER_URL', 'MAP_STYLE_URL']) {
      const refused = () => readSettings({ [name]: value })
      expect(refused).toThrow('begins with http:// or https://, without spaces, user and password')
      expect(refused).not.toThrow('secret')
    }
  })

  it('refuses a map style that pages cannot load, and its reason (RUN-04)', () => {
    const style = (mapStyleUrl: string, publicUrl?: string) => () =>
      readSettings({ MAP_STYLE_URL: mapStyleUrl, PUBLIC_URL: publicUrl }).mapStyleUrl
    expect(style('http://[fd00::1]/style.json')).toThrow('a content security policy cannot name an IPv6 address')
    expect(style('http://maps.example/style.json', 'https://portal.example')).toThrow('PUBLIC_URL has https')
    expect(style('http://maps.example/style.json', 'http://portal.example')()).toBe('http://maps.example/style.json')
    expect(style('http://localhost/style.json', 'https://portal.example')()).toBe('http://localhost/style.json')
  })

  it('reads an address with a slash at its end (RUN-04)', () => {
    expect(readSettings({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example')
  })
})

describe('misspeltSettings', () => {
  const found = (...names: ReadonlyArray<string>) =>
    misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x']))).map(({ name, meant }) => [name, meant])

  it.each([
    ['a missing character', 'SIM_SPED', 'SIM_SPEED'],
    ['another missing character', 'DATADIR', 'DATA_DIR'],
    ['one character too many', 'DATABASE_URLS', 'DATABASE_URL'],
    ['a wrong character', 'DATA-DIR', 'DATA_DIR'],
    ['two swapped characters', 'MAIL_FORM', 'MAIL_FROM'],
    ['a swap at the end', 'DEPLOYMETN', 'DEPLOYMENT'],
  ])('finds %s (RUN-09)', (_, name, meant) => {
    expect(found(name)).toEqual([[name, meant]])
  })

  it('accepts all settings, short names, and names further away (RUN-09)', () => {
    expect(found(...SETTING_NAMES, 'PORTS', 'XHOST', 'EXPORT', 'DATABASE', 'MAIL_MORF', 'DEPLOYMENTS', 'HOME')).toEqual(
      [['DEPLOYMENTS', 'DEPLOYMENT']],
    )
  })
})
