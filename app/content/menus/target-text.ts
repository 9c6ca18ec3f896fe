import { adminText } from '#app/content/menus/admin-text.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { isScreen, SCREENS } from '#app/content/menus/screens.ts'
import { findPolicy } from '#app/store/policies.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'

/** Describes a target that a file contains, for example as 'Collection: linen'. */
export function describeTarget({ kind, value }: Target): string {
  if (kind === 'address') return value
  if (kind === 'screen' && isScreen(value)) return SCREENS[value].path
  const policy = kind === 'policy' ? findPolicy(value) : null
  const name = policy ? getPolicyLabel(policy) : value
  return name ? adminText.kindAndName(adminText.targetKinds[kind], name) : adminText.targetKinds[kind]
}
