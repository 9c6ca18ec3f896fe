type SearchPreviewProps = {
  /** The whole title of the page, with the store's name in it. */
  readonly title: string
  /** From 'https://' on. */
  readonly address: string
  readonly description: string
  /** What the two are made of, where their fields are empty: 'Title from the name'. */
  readonly notes: readonly string[]
}

/** As much as search engines usually show. */
const SHOWN_OF_TITLE = 60
const SHOWN_OF_DESCRIPTION = 160

/** How a page will look among search results, as far as the store has a say in it, and whether all of it will be read. */
export function SearchPreview({ title, address, description, notes }: SearchPreviewProps) {
  return (
    <figure className="max-w-[600px]">
      <figcaption className="mb-1 text-base font-medium">Preview of the search result</figcaption>
      <div className="border border-line p-4 wrap-anywhere">
        <p className="text-sm text-ink-2">{crumbsOf(address)}</p>
        <p className="mt-0.5 text-lg text-info">{beginning(title, SHOWN_OF_TITLE)}</p>
        <p className="mt-0.5 text-base text-ink-2">{beginning(description, SHOWN_OF_DESCRIPTION)}</p>
      </div>
      <ul className="mt-2 grid gap-0.5 text-sm text-ink-2">
        <Length name="Title" text={title} max={SHOWN_OF_TITLE} />
        <Length name="Description" text={description} max={SHOWN_OF_DESCRIPTION} />
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </figure>
  )
}

function Length({ name, text, max }: { name: string; text: string; max: number }) {
  const length = [...text].length
  return (
    <li className="tabular-nums">
      {name}: {length} of about {max} characters that are shown
      {length > max && <span className="text-amber"> – the end is cut off</span>}
    </li>
  )
}

/** 'https://lumina.test/collection/summer' as results show it: 'lumina.test › collection › summer'. */
function crumbsOf(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .split('/')
    .join(' › ')
}

function beginning(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const cut = characters.slice(0, max).join('')
  return `${cut.replace(/\s?\S*$/, '') || cut} …`
}
