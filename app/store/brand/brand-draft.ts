import type { EditableBrand } from '#app/store/brand/brands.server.ts'
import { HEX } from '#app/store/brand/contrast.ts'
import { type BrandLook, type ColorRole, type Colors, colorRoles } from '#app/store/brand-look.ts'

/** The state of the form. Each color is a separate value, so that two people's edits can be merged. */
export type BrandDraft = Omit<BrandLook, 'colors'> & Colors & { readonly name: string }

export function toDraft({ name, look }: Pick<EditableBrand, 'name' | 'look'>): BrandDraft {
  const { colors, ...rest } = look
  return { name, ...rest, ...colors }
}

/** `getColor` returns the color for a role. */
export function toLook(draft: BrandDraft, getColor = (role: ColorRole) => draft[role].toLowerCase()): BrandLook {
  const { logo, logoOnDark, icons, type, radius, ratio, badge, light, layout } = draft
  const colors: Record<string, string> = Object.fromEntries(colorRoles.map((role) => [role, getColor(role)]))
  // Boundary: every role is present
  return {
    logo,
    logoOnDark,
    icons,
    colors: colors as Colors as BrandLook['colors'],
    type,
    radius,
    ratio,
    badge,
    light,
    layout,
  }
}

/** Returns the look for the preview. A color that is not completely typed has its saved value. */
export function toShownLook(draft: BrandDraft, saved: BrandLook): BrandLook {
  return toLook(draft, (role) => (HEX.test(draft[role].toLowerCase()) ? draft[role].toLowerCase() : saved.colors[role]))
}
