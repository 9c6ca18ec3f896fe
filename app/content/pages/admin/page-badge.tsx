import { adminText } from '#app/content/pages/admin-text.ts'
import type { PageStatus } from '#app/content/pages/page-content.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

type PageBadgeProps = { readonly status: PageStatus; readonly hasDraft?: boolean }

export function PageBadge({ status, hasDraft = false }: PageBadgeProps) {
  if (status === 'draft')
    return (
      <Badge glyph="○" tone="quiet">
        {adminText.draft}
      </Badge>
    )
  if (!hasDraft)
    return (
      <Badge glyph="●" tone="moss">
        {adminText.published}
      </Badge>
    )
  return (
    <Badge glyph="◐" tone="amber">
      {adminText.publishedWithDraft}
    </Badge>
  )
}
