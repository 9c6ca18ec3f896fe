import { adminText } from '#app/store/brand/admin-text.ts'
import { contrast, findNearestPassing } from '#app/store/brand/contrast.ts'
import { deriveColors } from '#app/store/brand/derived-colors.ts'
import { type BrandLook, type ColorRole, type Colors, colorRoles } from '#app/store/brand-look.ts'

const MIN_TEXT_CONTRAST = 4.5
/** The minimum contrast of borders, icons and focus outlines. */
const MIN_CONTROL_CONTRAST = 3

/** The colors of errors and other messages. They are the same in every brand. */
const MESSAGE_COLORS = ['#b3211b', '#20643f', '#7d5200']

/** The minimum contrast of each text or control color on its backgrounds. */
const RULES: readonly { readonly role: ColorRole; readonly on: readonly ColorRole[]; readonly ratio: number }[] = [
  { role: 'ink', on: ['paper', 'soft', 'panel', 'panel2', 'stone', 'accent', 'newsletter'], ratio: MIN_TEXT_CONTRAST },
  { role: 'ink2', on: ['paper', 'soft', 'panel', 'panel2', 'stone'], ratio: MIN_TEXT_CONTRAST },
  { role: 'action', on: ['paper', 'soft', 'panel', 'panel2', 'stone'], ratio: MIN_CONTROL_CONTRAST },
  { role: 'onAction', on: ['action', 'actionHover'], ratio: MIN_TEXT_CONTRAST },
  { role: 'sale', on: ['paper', 'soft', 'panel', 'panel2'], ratio: MIN_TEXT_CONTRAST },
  { role: 'edge', on: ['paper', 'soft'], ratio: MIN_CONTROL_CONTRAST },
  { role: 'onAnnouncement', on: ['announcement'], ratio: MIN_TEXT_CONTRAST },
  { role: 'onFooter', on: ['footer'], ratio: MIN_TEXT_CONTRAST },
]

/** Lists the contrast that a color needs on each background where it is used for text or controls. */
export function listRequirements(role: ColorRole, colors: Colors) {
  return RULES.filter((rule) => rule.role === role).flatMap(({ on, ratio }) =>
    on.map((background) => ({ background: background, against: colors[background], ratio })),
  )
}

export type ContrastFailure = { readonly role: ColorRole; readonly message: string; readonly proposal: string | null }

/** Lists the colors that must change before a brand can be published. */
export function listContrastFailures({ colors }: Pick<BrandLook, 'colors'>): readonly ContrastFailure[] {
  const failingRoles = colorRoles.flatMap((role): ContrastFailure[] => {
    const requirements = listRequirements(role, colors)
    const [worst] = requirements
      .map(({ background, against, ratio: needed }) => ({
        background,
        needed,
        ratio: contrast(colors[role], against),
      }))
      .filter(({ ratio, needed }) => ratio < needed)
      .toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)
    if (!worst) return []
    const names = adminText.colorRoles
    const message = adminText.lowContrast(names[role], worst.ratio.toFixed(1), names[worst.background], worst.needed)
    return [{ role, message, proposal: findNearestPassing(colors[role], requirements) }]
  })
  return [...failingRoles, ...listBackgroundFailures(colors)]
}

/** The store's messages are dark, so backgrounds must be light. */
function listBackgroundFailures(colors: Colors): readonly ContrastFailure[] {
  const { mist } = deriveColors(colors)
  return (['paper', 'soft'] as const).flatMap((role) => {
    const needs = MESSAGE_COLORS.map((against) => ({ against, ratio: MIN_TEXT_CONTRAST }))
    const background = role === 'soft' ? mist : colors.paper
    if (
      needs.every(
        ({ against, ratio }) => contrast(background, against) >= (role === 'soft' ? MIN_CONTROL_CONTRAST : ratio),
      )
    )
      return []
    const message = adminText.backgroundTooDark(adminText.colorRoles[role])
    return [{ role, message, proposal: findNearestPassing(colors[role], needs) }]
  })
}
