import { withPrefix } from '#app/lib/local-path.ts'
import { splitPrefix } from '#server/locale-path.ts'

/**
 * Returns where a page below a prefix that is no longer open is now, else null. `replaced`: prefixes with those that took
 * their place; '' is none.
 */
export function replacedAddress({ origin, pathname, search }: URL, replaced: ReadonlyMap<string, string>) {
  const local = splitPrefix(pathname, replaced)
  const prefix = replaced.get(local.prefix)
  if (prefix === undefined || pathname.endsWith('.data')) return null // its page has another base
  return origin + withPrefix(prefix, local.pathname.replace(/^\/+/, '/')) + search
}
