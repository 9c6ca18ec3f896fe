import type { ProductStatus } from '#app/features/catalog/statuses.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

export const STATUS_LABELS: Readonly<Record<ProductStatus, string>> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
}

const LOOKS = {
  active: { glyph: '●', tone: 'moss' },
  draft: { glyph: '○', tone: 'quiet' },
  archived: { glyph: '▢', tone: 'faint' },
} as const

export function StatusBadge({ status }: { status: ProductStatus }) {
  return <Badge {...LOOKS[status]}>{STATUS_LABELS[status]}</Badge>
}
