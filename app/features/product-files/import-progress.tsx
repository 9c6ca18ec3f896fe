import type { ImportDetail } from '#app/features/product-files/product-imports.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'

export function ImportProgress({ file }: { file: ImportDetail }) {
  const { counts, state } = file
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const open = counts.new + counts.changed
  const left = state === 'checking' ? counts.waiting : open
  const total = state === 'checking' ? all : open + counts.applied + counts.stale
  const isWorking = state === 'checking' || state === 'applying'
  return (
    <div>
      <p role="status" className="text-base tabular-nums">
        {state === 'checking' && `Checking the file: ${formatNumber(total - left)} of ${formatNumber(total)} products…`}
        {state === 'applying' && `Saving: ${formatNumber(total - left)} of ${formatNumber(total)} products…`}
        {state === 'checked' && summaryOf(file)}
        {state === 'applied' && savedText(counts.applied, counts.stale + open)}
      </p>
      {isWorking && (
        <progress max={total || 1} value={total - left} aria-label="Progress" className="upload-progress mt-2 w-full" />
      )}
    </div>
  )
}

function savedText(saved: number, unsaved: number): string {
  const text = `${formatNumber(saved)} ${saved === 1 ? 'product was' : 'products were'} saved.`
  return unsaved > 0 ? `${text} ${formatNumber(unsaved)} were not: check them again.` : text
}

function summaryOf({ counts, withStock }: ImportDetail): string {
  const parts = (['new', 'changed', 'unchanged', 'refused', 'stale'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${formatNumber(counts[outcome])} ${outcome === 'stale' ? 'not saved' : outcome}`)
  const stock = withStock ? 'Stock will be updated.' : 'Stock of existing products stays unchanged.'
  return `${parts.join(', ')}. Nothing has changed yet. ${stock}`
}
