import { adminText } from '#app/orders/tags/admin-text.ts'
import { compareTags } from '#app/orders/tags/tags.ts'

const MAX_SHOWN = 2

/** The tags of a row in a list: the first ones, and how many more. */
export function TagMarks({ tags: own }: { readonly tags: readonly string[] }) {
  if (own.length === 0) return null
  const tags = own.toSorted(compareTags)
  const more = tags.length - MAX_SHOWN
  return (
    <span className="tag-marks">
      <span className="sr-only">{adminText.tags}: </span>
      {tags.slice(0, MAX_SHOWN).map((tag) => (
        <span key={tag} className="tag-mark">
          {tag}
        </span>
      ))}
      {more > 0 && <span title={tags.slice(MAX_SHOWN).join(', ')}>{adminText.moreTags(more)}</span>}
    </span>
  )
}
