import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductStatus } from '#app/catalog/constants.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

const LOOKS = {
  active: { glyph: '●', tone: 'moss' },
  draft: { glyph: '○', tone: 'quiet' },
  archived: { glyph: '▢', tone: 'faint' },
} as const

export function StatusBadge({ status }: { status: ProductStatus }) {
  return <Badge {...LOOKS[status]}>{adminText.statuses[status]}</Badge>
}
