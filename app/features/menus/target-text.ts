import { TARGET_KINDS, type Target } from '#app/features/menus/menu.ts'
import { isScreen, SCREENS } from '#app/features/menus/screens.ts'
import { findPolicy, POLICY_LABELS } from '#app/features/pages/policies.ts'

/** 'A collection: linen', of a target as files name it. */
export function targetText({ kind, value }: Target): string {
  if (kind === 'address') return value
  if (kind === 'screen' && isScreen(value)) return SCREENS[value].path
  const policy = kind === 'policy' ? findPolicy(value) : null
  const name = policy ? POLICY_LABELS[policy] : value
  return name ? `${TARGET_KINDS[kind]}: ${name}` : TARGET_KINDS[kind]
}
