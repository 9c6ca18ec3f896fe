import type { ChangedTag } from '#app/platform/cache/page-changes.table.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'

/** How long a CDN may store a page that no purge names, and serve it while revalidating. */
const [FRESH_S, REVALIDATE_S] = [600, 60]

/**
 * Returns a tag as a CDN knows it. Of an id only the random end is used: a collection's page carries hundreds, and
 * headers have to stay short. A collision only purges both products.
 */
export function cdnTag(tag: ChangedTag): string {
  const [kind = '', id] = tag.split(':')
  return id ? `${kind}-${id.slice(-12)}` : kind
}

/**
 * Returns the headers of a cached page for a CDN that is purged, as a flat list of names and values. Browsers
 * revalidate each time. The CDN's limits are in a header of their own, as `must-revalidate` would forbid it
 * stale-while-revalidate.
 */
export function cdnHeaders(tags: ReadonlySet<PageTag>): string[] {
  const names = ['all', ...new Set([...tags].map(cdnTag))]
  return [
    'Cache-Control',
    `public, max-age=0, must-revalidate, s-maxage=${FRESH_S}`,
    'CDN-Cache-Control',
    `public, max-age=${FRESH_S}, stale-while-revalidate=${REVALIDATE_S}`,
    'Cache-Tag',
    names.join(','),
    'Surrogate-Key',
    names.join(' '),
  ]
}
