import { adminText } from '#app/ui/admin/admin-text.ts'

type SearchPreviewProps = { title: string; address: string; description: string }

const MAX_TITLE = 60
const MAX_DESCRIPTION = 160

export function SearchPreview({ title, address, description }: SearchPreviewProps) {
  return (
    <figure className="max-w-[600px]">
      <figcaption className="mb-1 text-base font-medium">{adminText.searchPreview}</figcaption>
      <SearchResult title={title} address={address} description={description} />
      <ul className="mt-2 grid gap-0.5 text-sm text-ink-2">
        <Length name="Title" text={title} max={MAX_TITLE} />
        <Length name="Description" text={description} max={MAX_DESCRIPTION} />
      </ul>
    </figure>
  )
}

/** A search result, with its text truncated as in search engines. */
export function SearchResult({ title, address, description }: SearchPreviewProps) {
  return (
    <div className="border border-line p-4 wrap-anywhere">
      <p className="text-sm text-ink-2">{address.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}</p>
      <p className="mt-0.5 text-lg text-info">{truncate(title, MAX_TITLE)}</p>
      <p className="mt-0.5 text-base text-ink-2">{truncate(description, MAX_DESCRIPTION)}</p>
    </div>
  )
}

function Length({ name, text, max }: { name: string; text: string; max: number }) {
  const length = [...text].length
  return (
    <li className="tabular-nums">
      {adminText.shownLength(name, length, max)}
      {length > max && <span className="text-amber"> {adminText.endCutOff}</span>}
    </li>
  )
}

function truncate(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const cut = characters.slice(0, max).join('')
  return `${cut.replace(/\s?\S*$/, '') || cut} …`
}
