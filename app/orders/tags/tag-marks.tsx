import { adminText } from '#app/orders/tags/admin-text.ts'
import { compareTags } from '#app/orders/tags/tags.ts'

const MAX_SHOWN = 2

/** Shows the first tags of a row in a list, and how many more it has. */
export function TagMarks({ tags: rowTags }: { readonly tags: readonly string[] }) {
  if (rowTags.length === 0) return null
  const tags = rowTags.toSorted(compareTags)
  const hiddenCount = tags.length - MAX_SHOWN
  return (
    <span className="tag-marks">
      <span className="sr-only">{adminText.tags}: </span>
      {tags.slice(0, MAX_SHOWN).map((tag) => (
        <span key={tag} className="tag-mark">
          {tag}
        </span>
      ))}
      {hiddenCount > 0 && <span title={tags.slice(MAX_SHOWN).join(', ')}>{adminText.moreTags(hiddenCount)}</span>}
    </span>
  )
}
