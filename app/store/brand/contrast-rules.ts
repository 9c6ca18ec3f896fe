import { adminText } from '#app/store/brand/admin-text.ts'
import { contrast, nearestPassing } from '#app/store/brand/contrast.ts'
import { derivedColors } from '#app/store/brand/derived-colors.ts'
import { type BrandLook, type ColorRole, type Colors, colorRoles } from '#app/store/brand-look.ts'

const TEXT = 4.5
/** The minimum contrast of borders, icons and focus outlines. */
const CONTROL = 3

/** The colors of errors and other messages, which are the same in every brand. */
const MESSAGES = ['#b3211b', '#20643f', '#7d5200']

/** The minimum contrast of each text or control color on its backgrounds. */
const RULES: readonly { readonly role: ColorRole; readonly on: readonly ColorRole[]; readonly ratio: number }[] = [
  { role: 'ink', on: ['paper', 'soft', 'panel', 'panel2', 'stone', 'accent', 'newsletter'], ratio: TEXT },
  { role: 'ink2', on: ['paper', 'soft', 'panel', 'panel2', 'stone'], ratio: TEXT },
  { role: 'action', on: ['paper', 'soft', 'panel', 'panel2', 'stone'], ratio: CONTROL },
  { role: 'onAction', on: ['action', 'actionHover'], ratio: TEXT },
  { role: 'sale', on: ['paper', 'soft', 'panel', 'panel2'], ratio: TEXT },
  { role: 'edge', on: ['paper', 'soft'], ratio: CONTROL },
  { role: 'onAnnouncement', on: ['announcement'], ratio: TEXT },
  { role: 'onFooter', on: ['footer'], ratio: TEXT },
]

/** Lists the contrast that a color needs on each background where it is used for text or controls. */
export function listRequirements(role: ColorRole, colors: Colors) {
  return RULES.filter((rule) => rule.role === role).flatMap(({ on, ratio }) =>
    on.map((ground) => ({ ground, against: colors[ground], ratio })),
  )
}

export type ContrastFailure = { readonly role: ColorRole; readonly message: string; readonly proposal: string | null }

/** Lists the colors that must change before a brand can be published. */
export function contrastFailures({ colors }: Pick<BrandLook, 'colors'>): readonly ContrastFailure[] {
  const failing = colorRoles.flatMap((role): ContrastFailure[] => {
    const requirements = listRequirements(role, colors)
    const [worst] = requirements
      .map(({ ground, against, ratio: needed }) => ({ ground, needed, ratio: contrast(colors[role], against) }))
      .filter(({ ratio, needed }) => ratio < needed)
      .toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)
    if (!worst) return []
    const names = adminText.colorRoles
    const message = adminText.lowContrast(names[role], worst.ratio.toFixed(1), names[worst.ground], worst.needed)
    return [{ role, message, proposal: nearestPassing(colors[role], requirements) }]
  })
  return [...failing, ...groundFailures(colors)]
}

/** The store's messages are dark, so backgrounds must be light. */
function groundFailures(colors: Colors): readonly ContrastFailure[] {
  const { mist } = derivedColors(colors)
  return (['paper', 'soft'] as const).flatMap((role) => {
    const needs = MESSAGES.map((against) => ({ against, ratio: TEXT }))
    const ground = role === 'soft' ? mist : colors.paper
    if (needs.every(({ against, ratio }) => contrast(ground, against) >= (role === 'soft' ? CONTROL : ratio))) return []
    const message = adminText.groundTooDark(adminText.colorRoles[role])
    return [{ role, message, proposal: nearestPassing(colors[role], needs) }]
  })
}
