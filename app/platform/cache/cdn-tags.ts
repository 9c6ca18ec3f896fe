import type { ChangedTag } from '#app/platform/cache/page-changes.table.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'

/** How long a CDN may keep a page that no purge names, and may serve it while it fetches it anew. */
const [KEPT_S, WHILE_FETCHED_S] = [600, 60]

/**
 * A tag as a CDN knows it. Of an id only the end, which is drawn by lot: a page of a collection carries hundreds, and
 * headers have to stay short. Two products of one tag would only be purged together.
 */
export function cdnTag(tag: ChangedTag): string {
  const [kind = '', id] = tag.split(':')
  return id ? `${kind}-${id.slice(-12)}` : kind
}

/**
 * The headers of a kept page for a CDN that is told what to drop, as names and values in turn. Browsers ask each time: they
 * are told nothing. The limits for the CDN stand in a header of their own, as `must-revalidate` would forbid it the second.
 */
export function cdnHeaders(tags: ReadonlySet<PageTag>): string[] {
  const names = ['all', ...new Set([...tags].map(cdnTag))]
  return [
    'Cache-Control',
    `public, max-age=0, must-revalidate, s-maxage=${KEPT_S}`,
    'CDN-Cache-Control',
    `public, max-age=${KEPT_S}, stale-while-revalidate=${WHILE_FETCHED_S}`,
    'Cache-Tag',
    names.join(','),
    'Surrogate-Key',
    names.join(' '),
  ]
}
