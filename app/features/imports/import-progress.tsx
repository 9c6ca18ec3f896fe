import { adminText } from '#app/features/imports/admin-text.ts'
import { type ImportState, isRunning, type Nouns, type OutcomeCounts } from '#app/features/imports/import-states.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { upperFirst } from '#app/lib/upper-first.ts'

type ImportProgressProps = {
  readonly nouns: Nouns
  readonly counts: OutcomeCounts
  readonly state: ImportState
  /** Follows what the check found. */
  readonly note?: string
}

export function ImportProgress({ nouns, counts, state, note = '' }: ImportProgressProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const open = counts.new + counts.changed
  const left = state === 'checking' ? counts.waiting : open
  const total = state === 'checking' ? all : open + counts.applied + counts.stale
  return (
    <div>
      <p role="status" className="text-base tabular-nums">
        {state === 'checking' && adminText.checkingTheFileOf(total, left, nouns.many)}
        {state === 'applying' && adminText.savingOf(total, left, nouns.many)}
        {state === 'checked' && `${summaryOf(counts)} ${note}`.trimEnd()}
        {state === 'applied' && savedText(nouns, counts.applied, counts.stale + open)}
      </p>
      {isRunning(state) && (
        <progress
          max={total || 1}
          value={total - left}
          aria-label={adminText.progress}
          className="upload-progress mt-2 w-full"
        />
      )}
    </div>
  )
}

function savedText({ one, many }: Nouns, saved: number, unsaved: number): string {
  const text = `${formatNumber(saved)} ${saved === 1 ? `${one} was` : `${many} were`} saved.`
  return unsaved > 0 ? `${text} ${formatNumber(unsaved)} were not: check them again.` : text
}

function summaryOf(counts: OutcomeCounts): string {
  const parts = (['new', 'changed', 'unchanged', 'refused', 'stale'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${formatNumber(counts[outcome])} ${outcome === 'stale' ? 'not saved' : outcome}`)
  const saved = counts.applied > 0 ? adminText.alreadySaved(counts.applied) : adminText.nothingHasChangedYet
  return parts.length > 0 ? `${parts.join(', ')}. ${saved}` : saved
}

/** 'Add 3 and change 1 redirect' */
export function applyLabel(counts: OutcomeCounts, { one, many }: Nouns): string {
  const parts = [
    counts.new > 0 && adminText.add(counts.new),
    counts.changed > 0 && adminText.change(counts.changed),
  ].filter((part) => part !== false)
  return `${upperFirst(parts.join(' and '))} ${counts.new + counts.changed === 1 ? one : many}`
}
