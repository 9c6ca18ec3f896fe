import { useState } from 'react'
import { findError } from '#app/lib/form.ts'
import { adminText } from '#app/orders/tags/admin-text.ts'
import {
  beginRequest,
  changeTags,
  isSaved,
  retryRequest,
  settleRequest,
  startQueue,
  type TagQueue,
} from '#app/orders/tags/tag-queue.ts'
import { isSameTag, MAX_TAG_LENGTH, MAX_TAGS, type TagSubject } from '#app/orders/tags/tags.ts'
import { TagsForm } from '#app/orders/tags/tags-form.tsx'
import { type TagResult, useTagForm } from '#app/orders/tags/use-tag-form.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { LeaveGuard } from '#app/ui/admin/save-bar.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'

const FIELD = 'tags'

type TagPanelProps = {
  readonly subject: TagSubject
  readonly id: string
  readonly tags: readonly string[]
  /** The tags in use. */
  readonly usedTags: readonly string[]
}

/**
 * Edits the tags of an order or customer. Each change is saved immediately; without JavaScript, a form saves the tags.
 */
export function TagPanel({ subject, id, tags, usedTags }: TagPanelProps) {
  const { shown, error, canRetry, isUnsaved, change, retry } = useTagQueue(subject, id, tags)
  return (
    <SummaryPanel title={adminText.tags} summary={shown.join(', ') || adminText.noTags} startsOpen={tags.length > 0}>
      <div className="no-js:hidden">
        <TagInput
          label={<span className="sr-only">{adminText.tags}</span>}
          name={FIELD}
          noun={adminText.tagNoun}
          hint={adminText.tagsHint}
          error={error}
          tags={shown}
          suggestions={usedTags.filter((tag) => !shown.some((own) => isSameTag(own, tag)))}
          maxLength={MAX_TAG_LENGTH}
          onChange={change}
        />
        {canRetry && (
          <TextButton className="mt-2 text-base" onClick={retry}>
            {adminText.retry}
          </TextButton>
        )}
      </div>
      <noscript>
        <TagsForm subject={subject} id={id} tags={tags} />
      </noscript>
      <LeaveGuard isDirty={isUnsaved} />
    </SummaryPanel>
  )
}

/** Saves changes one at a time. After a failure, keeps the tags as staff changed them. */
function useTagQueue(subject: TagSubject, id: string, tags: readonly string[]) {
  const { fetcher, send } = useTagForm(subject)
  const [pending, setPending] = useState<TagQueue | null>(null)
  const [error, setError] = useState<TagError | null>(null)
  const proceed = (queue: TagQueue) => {
    const next = beginRequest(queue)
    setPending(isSaved(next.queue) ? null : next.queue)
    if (next.request) send({ choice: `ids=${id}`, ...next.request })
  }
  useResult(fetcher, (result) => {
    if (!pending) return
    const failure = toTagError(result)
    setError(failure)
    proceed(settleRequest(pending, failure === null))
  })
  return {
    shown: pending?.wantedTags ?? tags,
    error: error?.text,
    canRetry: error?.canRetry ?? false,
    /** True if leaving the page would lose changes that have not been sent. */
    isUnsaved: pending !== null && pending.wantedTags !== pending.sentTags,
    change: (wanted: readonly string[]) => {
      setError(null)
      proceed(changeTags(pending ?? startQueue(tags), wanted))
    },
    retry: () => {
      if (!pending) return
      document.getElementById(getFieldId(FIELD))?.focus() // since the focused button disappears
      setError(null)
      proceed(retryRequest(pending))
    },
  }
}

type TagError = { readonly text: string; readonly canRetry: boolean }

function toTagError(result: TagResult): TagError | null {
  if (result.outcome === 'saved') {
    return result.full > 0 ? { text: adminText.tagsFull(MAX_TAGS), canRetry: false } : null
  }
  const text = findError(result.errors, 'after')
  return text ? { text, canRetry: false } : { text: Object.values(result.errors)[0] ?? '', canRetry: true }
}
