import { href, useFetcher } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import type { TagCounts } from '#app/orders/tags/save-tags.server.ts'
import type { TagSubject, TagsInput } from '#app/orders/tags/tags.ts'

export type TagResult =
  | ({ readonly outcome: 'saved' } & TagCounts)
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

/** Sends changes of tags. */
export function useTagForm(subject: TagSubject) {
  const fetcher = useFetcher<TagResult>()
  const send = ({ intent, choice, tags }: TagsInput) => {
    const form = new FormData()
    form.set('intent', intent)
    form.set('choice', choice)
    for (const tag of tags) form.append('tags', tag)
    void fetcher.submit(form, { method: 'post', action: href('/admin/tags/:subject', { subject }) })
  }
  return { fetcher, send }
}
