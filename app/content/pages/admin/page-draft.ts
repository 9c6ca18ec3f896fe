import type { EditablePage } from '#app/content/pages/admin/page-form.server.ts'
import { slugify } from '#app/lib/slug.ts'
import type { Policy } from '#app/store/policies.ts'

/** The state of the form, not the stored draft of a published page. */
export type PageDraft = {
  readonly title: string
  readonly slug: string
  readonly policy: string
  readonly body: string
  readonly seoTitle: string
  readonly seoDescription: string
}

export const EMPTY_PAGE: PageDraft = { title: '', slug: '', policy: '', body: '', seoTitle: '', seoDescription: '' }

/** Returns the form state of a new page with the outline of a policy. */
export function createPolicyDraft(policy: Policy, { title, body }: Pick<PageDraft, 'title' | 'body'>): PageDraft {
  return { ...EMPTY_PAGE, title, slug: slugify(title), policy, body }
}

export function toDraft({ title, slug, policy, body, seoTitle, seoDescription }: EditablePage): PageDraft {
  return { title, slug, policy: policy ?? '', body, seoTitle, seoDescription }
}
