import type { orderWord } from '#app/orders/imported-orders/status-words.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

export function StatusWord({ status }: { readonly status: ReturnType<typeof orderWord> }) {
  if (!status) return null
  const { label, ...look } = status
  return <Badge {...look}>{label}</Badge>
}
