import type { toOrderBadge } from '#app/orders/imported-orders/status-words.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

export function ImportedStatusBadge({ status }: { readonly status: ReturnType<typeof toOrderBadge> }) {
  if (!status) return null
  const { label, ...look } = status
  return <Badge {...look}>{label}</Badge>
}
