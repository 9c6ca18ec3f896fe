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
  /** Replaces the usual title. */
  readonly heading?: string
  /** The field for the slug. */
  readonly slug?: ReactNode
  /** The path of the page, or null until there is a slug. */
  readonly path: string | null
  /** The summary while there is no slug. */
  readonly withoutPath: string
  readonly origin: string
  readonly title: SeoField
  readonly description: SeoField
  /** The text that search engines get while a field is empty, and notes that explain this. */
  readonly defaults: Readonly<Record<'title' | 'titleNote' | 'description' | 'descriptionNote', string>>
  readonly store: string
  /** Other values that differ from their defaults, such as ‘image’, for the summary. */
  readonly changes?: readonly string[]
  /** Additional fields, shown below. */
  readonly children?: ReactNode
}

/**
 * The URL, title and description for search engines, with a preview. Collapsed if nothing differs from the defaults.
 */
export function SeoPanel(props: SeoPanelProps) {
  const {
    heading = adminText.searchEngineListing,
    slug,
    path,
    withoutPath,
    origin,
    title,
    description,
    defaults,
    store,
    changes = [],
    children,
  } = props
  const [customTitle, customDescription] = [title.value.trim(), description.value.trim()]
  const shownTitle = formatMetaTitle(customTitle || defaults.title, store)
  const changedValues = [
    customTitle && customTitle !== defaults.title && adminText.ownTitle,
    customDescription && customDescription !== defaults.description && adminText.ownDescription,
    ...changes,
  ].filter(Boolean)
  return (
    <SummaryPanel
      title={heading}
      summary={[path ?? withoutPath, ...changedValues].join(' · ')}
      startsOpen={changedValues.length > 0}
    >
      <div className="@container grid gap-4">
        <div className="grid gap-4 @xl:grid-cols-2">
          <div className="grid content-start gap-4">
            {slug}
            <TextField {...title} hint={customTitle ? undefined : defaults.titleNote} />
            <TextAreaField {...description} rows={4} hint={customDescription ? undefined : defaults.descriptionNote} />
          </div>
          <SearchPreview
            title={shownTitle}
            address={`${origin}${path ?? '/…'}`}
            description={formatMetaDescription(customDescription || defaults.description, shownTitle)}
          />
        </div>
        {children}
      </div>
    </SummaryPanel>
  )
}
