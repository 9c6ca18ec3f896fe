import { metaDescription, metaTitle } from '#app/lib/text.ts'
import { TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SearchPreview } from '#app/ui/admin/search-preview.tsx'

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
  readonly title: SeoField
  readonly description: SeoField
  /** Search engines get these texts while a field is empty; the notes say so. */
  readonly usual: Readonly<Record<'title' | 'titleNote' | 'description' | 'descriptionNote', string>>
  readonly store: string
  readonly address: string
}

/** Title and description for search engines, with a preview. */
export function SeoPanel({ heading, title, description, usual, store, address }: SeoPanelProps) {
  const [ownTitle, ownDescription] = [title.value.trim(), description.value.trim()]
  const shownTitle = metaTitle(ownTitle || usual.title, store)
  const notes = [ownTitle ? '' : usual.titleNote, ownDescription ? '' : usual.descriptionNote]
  return (
    <Panel title={heading}>
      <div className="@container">
        <div className="grid gap-4 @xl:grid-cols-2">
          <div className="grid content-start gap-4">
            <TextField {...title} />
            <TextAreaField {...description} rows={4} />
          </div>
          <SearchPreview
            title={shownTitle}
            address={address}
            description={metaDescription(ownDescription || usual.description, shownTitle)}
            notes={notes.filter((note) => note !== '')}
          />
        </div>
      </div>
    </Panel>
  )
}
