import type { CollectionStatus } from '#app/features/catalog/catalog.ts'
import { Mark } from '#app/ui/admin/mark.tsx'

const STATUSES = {
  active: { glyph: '●', tone: 'moss', label: 'Active' },
  draft: { glyph: '○', tone: 'quiet', label: 'Draft' },
} as const

export function CollectionStatusMark({ status }: { status: CollectionStatus }) {
  const { glyph, tone, label } = STATUSES[status]
  return (
    <Mark glyph={glyph} tone={tone}>
      {label}
    </Mark>
  )
}
