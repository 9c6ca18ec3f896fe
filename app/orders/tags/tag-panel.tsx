import { useState } from 'react'
import { errorIn } from '#app/lib/form.ts'
import { adminText } from '#app/orders/tags/admin-text.ts'
import { isSameTag, MAX_TAG_LENGTH, MAX_TAGS, type TagSubject } from '#app/orders/tags/tags.ts'
import { useTagForm } from '#app/orders/tags/use-tag-form.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'

type TagPanelProps = {
  readonly subject: TagSubject
  readonly id: string
  readonly tags: readonly string[]
  /** The tags in use. */
  readonly known: readonly string[]
}

/** The tags of an order or customer. Each change is saved at once. */
export function TagPanel({ subject, id, tags, known }: TagPanelProps) {
  const { fetcher, send } = useTagForm(subject)
  const [error, setError] = useState<string>()
  useResult(fetcher, (result) => {
    if (result.outcome === 'rejected') return setError(errorIn(result.errors, 'tags') ?? result.errors[''])
    if (result.full > 0) setError(adminText.tagsFull(MAX_TAGS))
  })
  const shown = withPending(tags, fetcher.formData)
  const change = (next: readonly string[]) => {
    setError(undefined)
    const choice = `ids=${id}`
    const added = next.filter((tag) => !shown.includes(tag))
    const removed = shown.filter((tag) => !next.includes(tag))
    const [intent, changed] = added.length > 0 ? (['add', added] as const) : (['remove', removed] as const)
    // Replaces a request that is under way, so it repeats that change
    const before = fetcher.formData?.get('intent') === intent ? fetcher.formData.getAll('tags').map(String) : []
    send({ intent, choice, tags: [...before, ...changed] })
  }
  return (
    <Panel title={adminText.tags}>
      <TagInput
        label={<span className="sr-only">{adminText.tags}</span>}
        name="tags"
        noun={adminText.tagNoun}
        hint={adminText.tagsHint}
        error={error}
        tags={shown}
        suggestions={known.filter((tag) => !shown.some((own) => isSameTag(own, tag)))}
        maxLength={MAX_TAG_LENGTH}
        onChange={change}
      />
    </Panel>
  )
}

/** The tags as they will be once the change that is being saved is saved. */
function withPending(tags: readonly string[], change: FormData | undefined): readonly string[] {
  if (!change) return tags
  const sent = change.getAll('tags').map(String)
  const others = tags.filter((tag) => !sent.some((other) => isSameTag(other, tag)))
  return change.get('intent') === 'add' ? [...others, ...sent] : others
}
