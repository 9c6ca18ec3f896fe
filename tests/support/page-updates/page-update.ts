import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'

/** What a page says before and after, and no longer or not yet; null: nothing of its own. */
export type PageText = string | RegExp | null
export type PageChange = readonly [path: string, before: PageText, after: PageText]

/** What a case begins with: the pages it concerns, and how it is sent. */
type Prepared = { readonly send: () => Promise<Response>; readonly changes: readonly PageChange[] }

/** Something that can be sent to the store and changes what its public pages show. */
export type PageUpdate = {
  readonly title: string
  /** The route that takes it, by its file. */
  readonly route: string
  readonly prepare: (admin: AdminClient) => Promise<Prepared>
  /** Sent by a shopper, or done by a worker: the answer does not wait until the store's own process has heard of it. */
  readonly isEventual?: true
}

export const searchPath = (name: string) => `/shop?search=${encodeURIComponent(name)}`

/** What a product's page says of so many pieces. */
export function leftText(count: number): string {
  return `Only ${count} left`
}
