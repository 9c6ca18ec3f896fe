import { findTargets } from '#app/content/redirects/find-targets.server.ts'
import { toRedirectPath, toRedirectTarget } from '#app/content/redirects/redirect-path.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const HERE = 'https://store.invalid'

/**
 * Resolves redirect targets to visible pages, so that no redirect leads to another redirect. Keeps URLs of other hosts,
 * and omits targets without a page.
 */
export async function resolveTargets(
  db: Database,
  written: readonly string[],
  ownOrigin: string,
): Promise<ReadonlyMap<string, string>> {
  const links = written.flatMap((text) => {
    const link = toRedirectTarget(text, ownOrigin)
    return link === null ? [] : [{ text, link }]
  })
  const toPath = (link: string) => (/^\/(?=[?#]|$)/.test(link) ? '/' : toRedirectPath(link))
  const local = links.filter(({ link }) => link.startsWith('/'))
  const found = await findTargets(db, [...new Set(local.flatMap(({ link }) => toPath(link) ?? []))])
  return new Map(
    links.flatMap(({ text, link }) => {
      if (!link.startsWith('/')) return [[text, link] as const]
      const page = found.get(toPath(link) ?? '')
      return page === undefined ? [] : [[text, addTypedParts(link, page)] as const]
    }),
  )
}

/** Adds the query and the fragment of the typed target, unless the page's URL has its own. */
function addTypedParts(link: string, page: string): string {
  const typedUrl = new URL(link, HERE)
  const found = new URL(page, HERE)
  if (found.origin !== HERE) return page
  if (found.pathname === typedUrl.pathname) return link
  return found.pathname + (found.search || typedUrl.search) + (found.hash || typedUrl.hash)
}
