import type { Page } from '@playwright/test'

/** Properties that do not depend on an element’s content or on the space available to it. */
const COMPARED = [
  'appearance',
  'background-color',
  'border-block-end',
  'border-block-start',
  'border-inline-end',
  'border-inline-start',
  'border-radius',
  'box-shadow',
  'box-sizing',
  'color',
  'column-gap',
  'cursor',
  'display',
  'fill',
  'flex-direction',
  'flex-wrap',
  'font-family',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'line-height',
  'list-style',
  'margin-block',
  'min-block-size',
  'min-inline-size',
  'opacity',
  'outline',
  'overflow',
  'padding-block',
  'padding-inline',
  'position',
  'row-gap',
  'text-align',
  'text-decoration',
  'text-transform',
  'vertical-align',
  'white-space',
] as const

/** Computed styles by the place of an element: tags, classes, states and attributes of its path from the root. */
export type Styles = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the styles of all elements except those inside maps, which belong to the map library. */
export const stylesOf = async (page: Page): Promise<Styles> => {
  const read = await page.evaluate((properties) => {
    const found: Array<readonly [place: string, style: string]> = []
    const nameOf = (element: Element): string => {
      const attributes = [...element.attributes]
        .filter(({ name }) => /^(data-|aria-|role$|type$|disabled$|hidden$|inert$|dir$)/.test(name))
        .filter(
          ({ name }) => !/(id|ids|labelledby|describedby|controls|owns|label|rowindex|valuenow|valuetext)$/.test(name),
        )
        .map(({ name, value }) => `[${name}=${value.replaceAll(/\d+/g, '0')}]`)
      const states = [':checked', ':first-child', ':last-child', ':first-of-type', ':empty', ':hover', ':focus'].filter(
        (state) => element.matches(state),
      )
      return [
        element.localName,
        ...[...element.classList].sort().map((name) => `.${name}`),
        ...attributes,
        ...states,
      ].join('')
    }
    const visit = (element: Element, above: string) => {
      const { localName } = element
      if (['script', 'style', 'canvas', 'iframe', 'head'].includes(localName)) return
      if (element.matches('.maplibregl-map, .map-pin')) return
      const place = `${above} ${nameOf(element)}`
      const style = getComputedStyle(element)
      found.push([place, properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')])
      for (const child of element.children) visit(child, place)
    }
    visit(document.body, '')
    return found
  }, COMPARED)
  const styles = new Map<string, Set<string>>()
  for (const [place, style] of read) styles.set(place, (styles.get(place) ?? new Set()).add(style))
  return styles
}

/** One line per place that both have and that looks different in `actual`. */
export const differences = (expected: Styles, actual: Styles): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const [place, styles] of actual) {
    const others = expected.get(place)
    const strange = others && [...styles].find((style) => !others.has(style))
    if (strange === undefined) continue
    const [other = ''] = others!
    const before = new Set(other.split('; '))
    const changed = strange.split('; ').filter((value) => !before.has(value))
    found.push(`${place.trim().split(' ').slice(-3).join(' ')} { ${changed.join('; ')} }`)
  }
  return found
}
