import { type ImportState, isRunning, type Nouns, type OutcomeCounts } from '#app/base/imports.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'

type ImportProgressProps = {
  readonly nouns: Nouns
  readonly counts: OutcomeCounts
  readonly state: ImportState
  /** The number of items that will be saved and have notes. */
  readonly withNotesCount: number
  /** Appended to the result of the check. */
  readonly note?: string
}

export function ImportProgress({ nouns, counts, state, withNotesCount, note = '' }: ImportProgressProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const open = counts.new + counts.changed
  const remaining = state === 'checking' ? counts.waiting : open
  const total = state === 'checking' ? all : open + counts.applied + counts.stale
  return (
    <div>
      <p role="status" className="text-base tabular-nums">
        {state === 'checking' && adminText.checking(total, remaining, nouns.many)}
        {state === 'applying' && adminText.savingItems(total, remaining, nouns.many)}
        {state === 'checked' &&
          [formatSummary(counts), withNotesCount > 0 && adminText.haveNotes(withNotesCount), note]
            .filter(Boolean)
            .join(' ')}
        {state === 'applied' && formatSaved(nouns, counts.applied, counts.stale + open)}
      </p>
      {isRunning(state) && (
        <progress
          max={total || 1}
          value={total - remaining}
          aria-label={adminText.progress}
          className="upload-progress mt-2 w-full"
        />
      )}
    </div>
  )
}

function formatSaved({ one, many }: Nouns, saved: number, unsaved: number): string {
  const text = adminText.savedItems(saved, one, many)
  return unsaved > 0 ? `${text} ${adminText.unsavedItems(unsaved)}` : text
}

function formatSummary(counts: OutcomeCounts): string {
  const parts = (['new', 'changed', 'unchanged', 'refused', 'stale'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => adminText.counts[outcome](counts[outcome]))
  const saved = counts.applied > 0 ? adminText.alreadySaved(counts.applied) : adminText.nothingSaved
  return parts.length > 0 ? `${adminText.found(parts.join(', '))} ${saved}` : saved
}

/** Returns a label such as 'Add 3 redirects and update 1'. */
export function formatApplyLabel(counts: OutcomeCounts, { one, many }: Nouns): string {
  if (counts.changed === 0) return adminText.addItems(counts.new, one, many)
  if (counts.new === 0) return adminText.changeItems(counts.changed, one, many)
  return adminText.addAndChangeItems(counts.new, counts.changed, one, many)
}
