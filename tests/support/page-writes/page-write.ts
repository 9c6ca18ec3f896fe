import type { Admin } from '#tests/support/page-writes/open-admin.ts'

/** What a page says before and after, and no longer or not yet; null: nothing of its own. */
export type Words = string | RegExp | null
export type Look = readonly [path: string, before: Words, after: Words]

/** What a case begins with: the pages it concerns, and how it is sent. */
type Prepared = { readonly send: () => Promise<Response>; readonly looks: readonly Look[] }

/** Something that can be sent to the store and changes what its public pages show. */
export type PageWrite = {
  readonly what: string
  /** The route that takes it, by its file. */
  readonly route: string
  readonly prepare: (adminPage: Admin) => Promise<Prepared>
  /** Sent by a shopper, or done by a worker: the answer does not wait until the store's own process has heard of it. */
  readonly isHeardLater?: true
}

export const searchFor = (name: string) => `/shop?search=${encodeURIComponent(name)}`

/** What a product's page says of so many pieces. */
export function left(count: number): string {
  return `Only ${count} left`
}
