import type { Policy } from '#app/store/policies.ts'

export const PAGE_STATUSES = ['draft', 'published'] as const

export type PageStatus = (typeof PAGE_STATUSES)[number]

/** The content that staff write for a page. `body` is Markdown. */
export type PageContent = {
  readonly title: string
  readonly slug: string
  readonly policy: Policy | null
  readonly body: string
  readonly seoTitle: string
  readonly seoDescription: string
}
