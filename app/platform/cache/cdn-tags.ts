import { MAX_STALE_MS } from '#app/platform/cache/page-cache.ts'
import type { ChangedTag } from '#app/platform/cache/page-changes.table.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'

/** How long a CDN serves a page that is not purged, and how long it then serves the page while revalidating it. */
const [FRESH_S, REVALIDATE_S] = [600, 60]
/**
 * How long a CDN serves a page while no web machine responds: as long as web machines serve pages without a database.
 */
const IF_ERROR_S = MAX_STALE_MS / 1_000

/** Uses only the random end of an id, so that headers are short. A collision purges both products. */
export function toCdnTag(tag: ChangedTag): string {
  const [kind = '', id] = tag.split(':')
  return id ? `${kind}-${id.slice(-12)}` : kind
}

/** Returns a flat list. The CDN has its own header, because `must-revalidate` would rule out stale pages. */
export function buildCdnHeaders(tags: ReadonlySet<PageTag>): string[] {
  const names = ['all', ...new Set([...tags].map(toCdnTag))]
  return [
    'Cache-Control',
    `public, max-age=0, must-revalidate, s-maxage=${FRESH_S}`,
    'CDN-Cache-Control',
    `public, max-age=${FRESH_S}, stale-while-revalidate=${REVALIDATE_S}, stale-if-error=${IF_ERROR_S}`,
    'Cache-Tag',
    names.join(','),
    'Surrogate-Key',
    names.join(' '),
  ]
}
