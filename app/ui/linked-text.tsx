import { Link } from 'react-router'

const LINK = /\[([^[\]]+)\]\(([^()]+)\)/

/** Shows a message whose links are written as `[text](/path)`. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(LINK)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    const path = parts[index + 1]
    return index % 3 === 1 && path ? (
      <Link key={path} to={path} className="text-link">
        {part}
      </Link>
    ) : null
  })
}
