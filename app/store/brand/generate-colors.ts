import { contrast, findNearestPassing, mix, withLightness } from '#app/store/brand/contrast.ts'
import { listRequirements } from '#app/store/brand/contrast-rules.ts'
import type { ColorRole, Colors } from '#app/store/brand-look.ts'

/** The colors from which the others are generated. */
export const BASE_ROLES = ['paper', 'ink', 'action'] as const satisfies readonly ColorRole[]

export type BaseColors = Pick<Colors, (typeof BASE_ROLES)[number]>

/** The red of the built-in look's sale prices. */
const SALE = '#a8173a'

/**
 * Generates a brand's colors from base colors in the form `#rrggbb`. Contrast can still fail if base colors are too
 * similar.
 */
export function generateColors({ paper, ink, action }: BaseColors): Colors {
  const actionHover = mix(action, contrast(action, paper) > contrast(action, ink) ? ink : paper, 0.25)
  const onAction = [paper, '#ffffff', ink, '#000000'].find((text) =>
    [action, actionHover].every((background) => contrast(text, background) >= 4.5),
  )
  const panel = mix(paper, action, 0.14)
  const colors = {
    paper,
    soft: mix(paper, ink, 0.035),
    panel,
    panel2: mix(paper, action, 0.07),
    stone: mix(paper, ink, 0.1),
    ink,
    ink2: mix(ink, paper, 0.25),
    action,
    actionHover,
    onAction: onAction ?? '#ffffff',
    accent: withLightness(action, 0.88),
    sale: SALE,
    line: mix(paper, ink, 0.14),
    edge: mix(paper, ink, 0.5),
    announcement: ink,
    onAnnouncement: paper,
    newsletter: panel,
    footer: ink,
    onFooter: paper,
  }
  const adjust = (role: ColorRole) => findNearestPassing(colors[role], listRequirements(role, colors)) ?? colors[role]
  return { ...colors, ink2: adjust('ink2'), sale: adjust('sale'), edge: adjust('edge') }
}

/** Returns the colors that were changed individually and that generating the colors again would replace. */
export function listAdjustedColors(colors: Colors): Partial<Colors> {
  const generated = generateColors(colors)
  return Object.fromEntries(Object.entries(colors).filter(([role, color]) => generated[role as ColorRole] !== color))
}
