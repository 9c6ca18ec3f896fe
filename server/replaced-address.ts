import { withPrefix } from '#app/lib/local-path.ts'
import { getPageUrl, splitPrefix } from '#server/locale-path.ts'

export type ReplacementAddress = {
  /** The current URL of the page. */
  readonly address: string
  /** The path of the page, without the prefix. */
  readonly path: string
}

/**
 * Returns the current URL of a page if the requested URL, of the page or of its data, has a former prefix; otherwise
 * null. `replaced` maps former prefixes to their replacements; '' means no prefix.
 */
export function findReplacementAddress(
  { origin, pathname, searchParams }: URL,
  replaced: ReadonlyMap<string, string>,
): ReplacementAddress | null {
  const local = splitPrefix(pathname, replaced)
  const prefix = replaced.get(local.prefix)
  if (prefix === undefined) return null
  const page = getPageUrl(local, searchParams)
  const path = page.pathname.replace(/^\/+/, '/')
  return { address: origin + withPrefix(prefix, path) + page.search, path: path + page.search }
}
