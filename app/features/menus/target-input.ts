import { TARGET_KINDS, type Target, type TargetKind } from '#app/features/menus/menu.ts'
import { isScreen } from '#app/features/menus/screens.ts'
import { findPolicy } from '#app/features/pages/policies.ts'
import { MAX_ADDRESS_LENGTH, redirectTarget } from '#app/features/redirects/redirect-path.ts'
import { parseId } from '#app/lib/id.ts'

const ADDRESS = 'Address must be the path of a page of the store, such as /shop?sort=newest, or begin with https://'
const MISSING = 'Choose where it leads'

/** Null if this is no target at all. */
export function readTarget({ kind, value }: { readonly kind?: unknown; readonly value?: unknown }): Target | null {
  return isTargetKind(kind) && typeof value === 'string' ? { kind, value } : null
}

function isTargetKind(kind: unknown): kind is TargetKind {
  return typeof kind === 'string' && Object.hasOwn(TARGET_KINDS, kind)
}

/** Why nothing may lead there, or null. Whether it exists is not known here. */
export function refusalOfTarget({ kind, value }: Target): string | null {
  switch (kind) {
    case 'none':
    case 'categories':
    case 'collections':
      return value === '' ? null : MISSING
    case 'screen':
      return isScreen(value) ? null : MISSING
    case 'policy':
      return findPolicy(value) ? null : MISSING
    case 'category':
    case 'collection':
    case 'product':
    case 'page':
      return parseId(value) === null ? MISSING : null
    case 'address':
      if (value.length > MAX_ADDRESS_LENGTH) return `An address has at most ${MAX_ADDRESS_LENGTH} characters`
      return redirectTarget(value, undefined) === null ? ADDRESS : null
  }
}
