import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCoordinates, readPlace } from '../../../src/domain/reading/readPlace.ts'

const PRAGUE = { latitude: 50.0875, longitude: 14.4213 }

describe('readPlace with coordinates', () => {
  it.each([
    '50.0875,14.4213',
    '50.0875, 14.4213',
    '  +50.0875 , +14.4213 ',
    '50.0875 14.4213',
    '50.0875; 14.4213',
    '50.0875/14.4213',
    '(50.0875, 14.4213)',
    '50.0875N, 14.4213E',
    'N 50.0875 E 14.4213',
    'N50.0875, E14.4213',
    '50.0875° N, 14.4213° E',
    '50.0875°, 14.4213°',
    '14.4213E 50.0875N',
    '50,0875; 14,4213',
    '50,0875 14,4213',
    '50,0875, 14,4213',
    '50,0875° N 14,4213° E',
    'lat: 50.0875, lng: 14.4213',
    'Latitude 50.0875 Longitude 14.4213',
    'lat=50.0875 lon=14.4213',
    '٥٠٫٠٨٧٥، ١٤٫٤٢١٣',
    '۵۰٫۰۸۷۵، ۱۴٫۴۲۱۳',
    '๕๐.๐๘๗๕, ๑๔.๔๒๑๓',
    '\u200e50.0875,\u00a014.4213\u200f',
    'Moje poloha: 50.0875, 14.4213 (u kostela)',
    'موقعي 50.0875,14.4213 شكرا',
    '50.0875，14.4213',
    `50°05'15.0"N 14°25'16.68"E`,
    `50°5'15"N, 14°25'16.68"E`,
    '50° 5′ 15″ N, 14° 25′ 16,68″ E',
    `N 50° 05.25' E 14° 25.278'`,
    `50°05'15''N 14°25'16.68''E`,
    `50°05’15.0”N 14°25’16.68”E`,
  ])('reads %j (ADDR-02)', (text) => {
    const read = readCoordinates(text, undefined)
    expect(read?.latitude).toBeCloseTo(PRAGUE.latitude, 6)
    expect(read?.longitude).toBeCloseTo(PRAGUE.longitude, 6)
  })

  it.each([
    ['-34.6037, -58.3816', -34.6037, -58.3816],
    ['34.6037S, 58.3816W', -34.6037, -58.3816],
    ['34°36′13.32″S 58°22′53.76″W', -34.6037, -58.3816],
    ['−34,6037; −58,3816', -34.6037, -58.3816],
    ['my location: 50.08,14.42', 50.08, 14.42],
    ['1.3, 103.8', 1.3, 103.8],
    ['0,0', 0, 0],
    ['50,14', 50, 14],
    ['-90, 180', -90, 180],
  ])('reads %j as %d, %d (ADDR-02, OP-80)', (text, latitude, longitude) => {
    const read = readCoordinates(text, undefined)
    expect(read?.latitude).toBeCloseTo(latitude, 9)
    expect(read?.longitude).toBeCloseTo(longitude, 9)
  })

  it.each([
    '',
    'Vinohradská 12',
    'Vinohradská 12, Praha 2',
    'Korunní 1208/74, Praha 10',
    '5001 Beach Road, 199588',
    '1234,5678',
    '91.5, 14.2',
    '50.5, 181.2',
    '12.05.2026, 14.30',
    '50.0875',
    '50.0875N 14.4213N',
    `50°75'15"N 14°25'16"E`,
    '192.168.10.254',
    '777 214 563',
    '2× 12,50',
    '+420 777 123 456',
    'Plots 5 w 12',
    'Block N 5 E 14',
    '2234+22',
    'https://example.com/50.0875,14.4213',
    'https://www.google.com/search?q=hotel',
  ])('finds none in %j, which is searched as text (ADDR-02)', (text) => {
    expect(readPlace(text)).toBeUndefined()
  })

  it('reads any pair on Earth with six decimals, or in degrees, minutes and seconds (ADDR-02)', () => {
    const size = (value: number) => {
      const seconds = Math.abs(value) * 3600
      return `${Math.floor(seconds / 3600)}°${Math.floor((seconds % 3600) / 60)}'${(seconds % 60).toFixed(4).replace(/^60/, '59')}"`
    }
    const degrees = (highest: number) => fc.integer({ min: -highest * 1e6, max: highest * 1e6 }).map((n) => n / 1e6)
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const decimal = readCoordinates(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`, undefined)
        expect([decimal?.latitude, decimal?.longitude]).toEqual([latitude + 0, longitude + 0])
        const written = `${size(latitude)}${latitude < 0 ? 'S' : 'N'} ${size(longitude)}${longitude < 0 ? 'W' : 'E'}`
        const read = readCoordinates(written, undefined)
        expect(read?.latitude).toBeCloseTo(latitude, 3)
        expect(read?.longitude).toBeCloseTo(longitude, 3)
      }),
    )
  })
})

describe('readPlace with a plus code', () => {
  it.each([['9F2P3CPC+2X'], ['9f2p3cpc+2x'], ['3CPC+2X Praha'], ['Praha, 3CPC+2X, Staré Město'], ['3cpc+2x']])(
    'reads %s near the collection point (ADDR-02)',
    (text) => {
      const read = readCoordinates(text, PRAGUE)
      expect(read?.latitude).toBeCloseTo(50.0850625, 6)
      expect(read?.longitude).toBeCloseTo(14.4224375, 6)
    },
  )

  it('reads a short code only with a reference (ADDR-02)', () => {
    expect(readPlace('3CPC+2X Praha')).toBeUndefined()
    expect(readPlace('9F2P3CPC+2X Praha')).toBeDefined()
  })
})

describe('readPlace with a map link', () => {
  it.each([
    'https://www.google.com/maps/@50.0875,14.4213,17z',
    'https://www.google.com/maps?q=50.0875,14.4213',
    'https://maps.google.com/?q=50.0875,14.4213',
    'https://maps.google.com/maps?q=loc:50.0875,14.4213&z=17',
    'https://maps.google.com/maps?q=50.0875%2C14.4213&hl=en',
    'location: https://maps.google.com/?q=50.0875,14.4213',
    'maps.google.com/?q=50.0875,14.4213',
    'https://www.google.cz/maps/place/Staromák/@50.08,14.43,17z/data=!3m1!4b1!4m6!3m5!1s0x470b!8m2!3d50.0875!4d14.4213!16s',
    'https://www.google.co.uk/maps/place/50.0875,14.4213/@50.1,14.5,15z',
    `https://www.google.com/maps/place/50%C2%B005'15.0%22N+14%C2%B025'16.7%22E/@50.1,14.5,17z`,
    'https://www.google.com/maps/search/?api=1&query=50.0875%2C14.4213',
    'https://www.google.com/maps/dir/?api=1&origin=50.1,14.5&destination=50.0875,14.4213',
    'https://www.google.com/maps/dir/50.1,14.5/50.0875,14.4213/@50.09,14.46,13z',
    'https://www.google.com/maps?ll=50.0875,14.4213&z=16',
    'https://www.google.com/maps/dir/Hotel/Door/@50.1,14.5,13z/data=!4m8!2m2!3d50.1!4d14.5!2m2!3d50.0875!4d14.4213',
    'https://www.google.com/maps/place/Hotel+Paris/@50.0875,14.4213,17z',
    'https://www.google.com/maps?center=50.1,14.5&q=50.0875,14.4213',
    'https://www.google.com/maps?sll=50.1,14.5&daddr=50.0875,14.4213&saddr=50.2,14.6',
    'https://www.google.com/maps/@?api=1&map_action=map&center=50.0875%2C14.4213&zoom=12',
    'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=50.0875%2C14.4213',
    'https://maps.google.com/maps?sll=50.0875,14.4213&q=Hotel+Paris',
    'http://m.google.com/maps?q=50.0875,14.4213',
    'https://maps.apple.com/?ll=50.0875,14.4213&q=Dropped%20Pin',
    'https://maps.apple.com/?q=50.0875,14.4213',
    'https://maps.apple.com/?q=Hotel&sll=50.0875,14.4213',
    'https://maps.apple.com/frame?center=50.0875%2C14.4213',
    'https://maps.apple.com/place?coordinate=50.0875,14.4213&name=Door',
    'https://maps.apple.com/?daddr=50.0875,14.4213',
    'https://www.openstreetmap.org/#map=17/50.0875/14.4213',
    'https://www.openstreetmap.org/?mlat=50.0875&mlon=14.4213#map=17/50.1/14.5',
    'https://www.openstreetmap.org/directions?from=50.1,14.5&to=50.0875,14.4213#map=12/50.2/14.6',
    'https://www.openstreetmap.org/search?query=50.0875%2C14.4213#map=12/50.2/14.6',
    'https://m.osm.org/#map=8.5/50.0875/14.4213',
    'https://waze.com/ul?ll=50.0875,14.4213&navigate=yes',
    'https://ul.waze.com/ul?latlng=50.0875%2C14.4213',
    'https://waze.com/ul?q=50.0875,14.4213',
    'https://www.waze.com/live-map/directions?to=ll.50.0875%2C14.4213',
    'https://share.here.com/l/50.0875,14.4213,Door?z=16',
    'https://wego.here.com/?map=50.0875,14.4213,16,normal',
    'https://wego.here.com/?q=50.0875,14.4213',
    'https://en.mapy.cz/zakladni?q=50.0875N%2C%2014.4213E',
    'https://mapy.cz/zakladni?x=14.4213&y=50.0875&z=17',
    'https://mapy.com/cs/zakladni?x=14.4213&y=50.0875&z=17',
    'geo:50.0875,14.4213',
    'geo:50.0875,14.4213;u=35',
    'GEO:50.0875,14.4213',
    'geo:50.1,14.5?q=50.0875,14.4213(Door)',
    'geo:50.0875,14.4213?q=Hotel+Paris',
    'geo:0,0?q=50.0875,14.4213(Door)',
    'Jsem tady 👉 https://maps.google.com/?q=50.0875,14.4213. Díky!',
  ])('reads %s (ADDR-02)', (text) => {
    const read = readCoordinates(text, undefined)
    expect(read?.latitude).toBeCloseTo(PRAGUE.latitude, 4)
    expect(read?.longitude).toBeCloseTo(PRAGUE.longitude, 4)
  })

  it.each([
    ['geo:51.4769,0', 51.4769, 0],
    ['geo:0,32.4467', 0, 32.4467],
    ['https://www.google.com/maps/@-34.6037,-58.3816,15z', -34.6037, -58.3816],
    ['https://www.google.com/maps/place/Obelisco/data=!3d-34.6037!4d-58.3816', -34.6037, -58.3816],
    ['https://www.openstreetmap.org/#map=15/-34.6037/-58.3816', -34.6037, -58.3816],
    ['https://share.here.com/l/-34.6037,-58.3816', -34.6037, -58.3816],
    ['https://maps.google.com/?q=1,103', 1, 103],
  ])('reads south, west and zero: %s (ADDR-02, OP-80)', (link, latitude, longitude) => {
    expect(readCoordinates(link, undefined)).toEqual({ latitude, longitude })
  })

  it.each([
    'https://www.google.com/maps/place/9F2P3CPC%2B2X',
    'https://www.google.com/maps/place/9f2p3cpc%2B2x,+Praha/@50.1,14.5,17z',
    'https://www.google.com/maps?q=9F2P3CPC%2B2X+Praha&center=50.1,14.5',
  ])('reads a plus code: %s (ADDR-02)', (link) => {
    expect(readCoordinates(link, undefined)?.latitude).toBeCloseTo(50.08506, 4)
  })

  it.each([
    'https://maps.app.goo.gl/Ab12Cd34Ef56',
    'https://goo.gl/maps/Ab12Cd34',
    'Here: maps.app.goo.gl/Ab12Cd34Ef56 thanks',
    'https://mapy.cz/s/fuvadomake',
    'https://osm.org/go/0J0kf3lA--',
    'https://g.co/kgs/Ab12Cd',
    'https://her.is/3xYz12',
    'https://maps.apple/p/Ab12Cd',
    'https://maps.apple.com/p/Ab12Cd',
    'https://waze.com/ul/hu2fk9z1xs',
  ])('recognizes a short link: %s (ADDR-02)', (text) => {
    expect(readPlace(text)).toEqual({ kind: 'short-link' })
  })

  it('prefers coordinates beside a short link (ADDR-02)', () => {
    expect(readPlace('50.0875,14.4213 https://maps.app.goo.gl/Ab12Cd34Ef56')).toEqual({
      kind: 'coordinates',
      coordinates: PRAGUE,
    })
  })

  it.each([
    'https://www.google.com/maps/place/%E0%A4%A/@x,y',
    'https://maps.google.com/?q=%',
    'https://maps.google.com.evil.example/?q=50.0875,14.4213',
    'https://evilgoogle.com/maps?q=50.0875,14.4213',
    'https://www.google.company/maps?q=50.0875,14.4213',
    'https://maps.apple.com.evil.example/?ll=50.0875,14.4213',
    'https://evil-maps.apple.com/?ll=50.0875,14.4213',
    'https://osm.org.evil.example/?mlat=50.0875&mlon=14.4213',
    'https://notosm.org/?mlat=50.0875&mlon=14.4213',
    'https://waze.com.evil.example/ul?ll=50.0875,14.4213',
    'https://notwaze.com/ul?ll=50.0875,14.4213',
    'https://mapy.cz.evil.example/?x=14.4213&y=50.0875',
    'https://notmapy9.cz/?x=14.4213&y=50.0875',
    'https://here.com.evil.example/?q=50.0875,14.4213',
    'https://nothere.com/?q=50.0875,14.4213',
    'https://goo.gl.evil.example/maps/Ab12Cd34',
    'https://evilgoo.gl/maps/Ab12Cd34',
    'https://goo.gl/',
    'https://waze.com/ul?q=Hotel',
    'https://mapy.cz/zakladni/s/1',
    'https://www.openstreetmap.org/about/go/1',
    'https://maps.apple.com/place/p/1',
    'https://maps.google.com/?q=91.5,14.2',
    'https://www.openstreetmap.org/?mlat=50.0875',
    'https://mapy.cz/zakladni?x=14.4213',
    'https://',
    'geo:0,0',
    'geo:0,0?q=Hotel',
    'geo:',
    'https://maps.google.com/?q=Hotel+Paris',
  ])('ignores links without a place and of other sites: %s', (text) => {
    expect(readPlace(text)).toBeUndefined()
  })
})

describe('readPlace', () => {
  it('never throws, whatever was pasted', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('https://maps.google.com/?q=', 'geo:', '50.0875', ',', '°', "'", '@', '!3d', '3CPC+2X', '%', ' '),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(() => readPlace(pieces.join(''), PRAGUE)).not.toThrow()
      }),
    )
  })
})
