import { adminText } from '#app/content/menus/admin-text.ts'
import { TARGET_KINDS, type Target, type TargetKind } from '#app/content/menus/menu.ts'
import { isScreen } from '#app/content/menus/screens.ts'
import { MAX_ADDRESS_LENGTH, toRedirectTarget } from '#app/content/redirects/redirect-path.ts'
import { parseId } from '#app/lib/id.ts'
import { findPolicy } from '#app/store/policies.ts'

/** Returns null if the value is not a target. */
export function readTarget({ kind, value }: { readonly kind?: unknown; readonly value?: unknown }): Target | null {
  return isTargetKind(kind) && typeof value === 'string' ? { kind, value } : null
}

function isTargetKind(kind: unknown): kind is TargetKind {
  return TARGET_KINDS.some((known) => known === kind)
}

/** Returns the reason why a target is invalid, or null. Does not check whether the target exists. */
export function findTargetRejection({ kind, value }: Target): string | null {
  switch (kind) {
    case 'none':
    case 'categories':
    case 'collections':
      return value === '' ? null : adminText.targetMissing
    case 'screen':
      return isScreen(value) ? null : adminText.targetMissing
    case 'policy':
      return findPolicy(value) ? null : adminText.targetMissing
    case 'category':
    case 'collection':
    case 'product':
    case 'page':
      return parseId(value) === null ? adminText.targetMissing : null
    case 'address':
      if (value.length > MAX_ADDRESS_LENGTH) return adminText.addressTooLong(MAX_ADDRESS_LENGTH)
      return toRedirectTarget(value, undefined) === null ? adminText.addressInvalid : null
  }
}
