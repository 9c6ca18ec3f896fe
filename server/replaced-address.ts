import { withPrefix } from '#app/lib/local-path.ts'
import { pageAddress, splitPrefix } from '#server/locale-path.ts'

export type ReplacedAddress = {
  /** The current URL of the page. */
  readonly address: string
  /** The path of the page, without prefix. */
  readonly path: string
}

/**
 * Returns the present URL of a page below a prefix that is no longer open, or of its data; otherwise null. `replaced`:
 * former prefixes with their replacements; '' is none.
 */
export function replacedAddress(
  { origin, pathname, searchParams }: URL,
  replaced: ReadonlyMap<string, string>,
): ReplacedAddress | null {
  const local = splitPrefix(pathname, replaced)
  const prefix = replaced.get(local.prefix)
  if (prefix === undefined) return null
  const page = pageAddress(local, searchParams)
  const path = page.pathname.replace(/^\/+/, '/')
  return { address: origin + withPrefix(prefix, path) + page.search, path: path + page.search }
}
