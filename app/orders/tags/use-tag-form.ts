import { href, useFetcher } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import type { TagCounts } from '#app/orders/tags/save-tags.server.ts'
import type { TagChange, TagSubject } from '#app/orders/tags/tags.ts'

export type TagResult =
  | ({ readonly outcome: 'saved' } & TagCounts)
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors; readonly typed: string }

/** Returns a fetcher, and a function that sends changes to tags with it. */
export function useTagForm(subject: TagSubject) {
  const fetcher = useFetcher<TagResult>()
  const send = ({ choice, before, after }: TagChange) => {
    const form = { choice, before: before.join(','), after: after.join(','), isInPage: 'yes' }
    void fetcher.submit(form, { method: 'post', action: href('/admin/tags/:subject', { subject }) })
  }
  return { fetcher, send }
}
