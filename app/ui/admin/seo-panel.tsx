import type { ReactNode } from 'react'
import { formatMetaDescription, formatMetaTitle } from '#app/lib/text.ts'
import { TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { SearchPreview } from '#app/ui/admin/search-preview.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'

type SeoField = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
  readonly label: string
  readonly maxLength: number
}

type SeoPanelProps = {
  readonly heading: string
  /** The field of the slug. */
  readonly slug?: ReactNode
  /** The path of the page, or null until there is a slug. */
  readonly path: string | null
  readonly origin: string
  readonly title: SeoField
  readonly description: SeoField
  /** The text that search engines get while a field is empty, and notes that explain this. */
  readonly usual: Readonly<Record<'title' | 'titleNote' | 'description' | 'descriptionNote', string>>
  readonly store: string
  /** Further names of changed values, such as ‘image’. */
  readonly changes?: readonly string[]
  /** Further fields, below. */
  readonly children?: ReactNode
}

/** URL, title and description for search engines with a preview, folded while they are as usual. */
export function SeoPanel(props: SeoPanelProps) {
  const { heading, slug, path, origin, title, description, usual, store, changes = [], children } = props
  const [ownTitle, ownDescription] = [title.value.trim(), description.value.trim()]
  const shownTitle = formatMetaTitle(ownTitle || usual.title, store)
  const changed = [
    ownTitle && ownTitle !== usual.title && adminText.ownTitle,
    ownDescription && ownDescription !== usual.description && adminText.ownDescription,
    ...changes,
  ].filter(Boolean)
  return (
    <SummaryPanel
      question={heading}
      summary={[path ?? adminText.fromName, ...changed].join(' · ')}
      startsOpen={changed.length > 0}
    >
      <div className="@container grid gap-4">
        <div className="grid gap-4 @xl:grid-cols-2">
          <div className="grid content-start gap-4">
            {slug}
            <TextField {...title} hint={ownTitle ? undefined : usual.titleNote} />
            <TextAreaField {...description} rows={4} hint={ownDescription ? undefined : usual.descriptionNote} />
          </div>
          <SearchPreview
            title={shownTitle}
            address={`${origin}${path ?? '/…'}`}
            description={formatMetaDescription(ownDescription || usual.description, shownTitle)}
          />
        </div>
        {children}
      </div>
    </SummaryPanel>
  )
}
