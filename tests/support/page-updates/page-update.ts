import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'

/** Text that a page contains only before the change, or only after it. Null means that no text is checked. */
export type PageText = string | RegExp | null
export type PageChange = readonly [path: string, before: PageText, after: PageText]

/** The request of an update, and the pages that it changes. */
type PreparedUpdate = { readonly send: () => Promise<Response>; readonly changes: readonly PageChange[] }

/** A request to the store that changes its public pages. */
export type PageUpdate = {
  readonly title: string
  /** The file of the route that handles the request. */
  readonly route: string
  readonly prepare: (admin: AdminClient) => Promise<PreparedUpdate>
  /** Sent by a shopper or applied by a worker: the response does not wait for the cache invalidation. */
  readonly isEventual?: true
}

export const searchPath = (name: string) => `/shop?search=${encodeURIComponent(name)}`

export function formatRemainingText(count: number): string {
  return `Only ${count} left`
}
