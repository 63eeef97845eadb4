/**
 * What tells a brand from another without its colours: its shapes, lines, type and density. Values of CSS, which the
 * page has as custom properties of the same names (`--field-shape`); `radius`, `radiusSmall` and `radiusLarge` are one
 * length each, because style sheets combine them.
 */
export interface Look {
  readonly radius: string
  readonly radiusSmall: string
  readonly radiusLarge: string
  /** The corners of sections, fields and buttons, as `border-radius` writes them. */
  readonly cardShape: string
  readonly fieldShape: string
  readonly buttonShape: string
  /** The widths of a field's border; the lower one is never 0, because forced colours leave only borders. */
  readonly fieldEdge: string
  readonly fieldGround: string
  /** Narrow screens have at least 44px. */
  readonly fieldHeight: string
  /** Below each field. */
  readonly fieldGap: string
  readonly labelWeight: string
  /** The card around all sections of a form; a gap between them makes each a card of its own. */
  readonly cardEdge: string
  readonly cardGround: string
  readonly cardGap: string
  readonly sectionEdge: string
  /** The edge at the side where lines begin, and the one above each section but the first. */
  readonly sectionSide: string
  readonly sectionRule: string
  readonly sectionGround: string
  readonly sectionInset: string
  /** Above and below a section's heading, within its ground and rule. */
  readonly headAbove: string
  readonly headBelow: string
  readonly headGround: string
  readonly headRule: string
  readonly headingFonts: string
  readonly headingWeight: string
  readonly headingSize: string
  readonly headingCase: string
  /** The number of a section. */
  readonly badgeShape: string
  readonly badgeClip: string
  readonly badgeGround: string
  readonly badgeText: string
  readonly badgeEdge: string
}
