import type { LucideIcon } from 'lucide-react'

/** Draws the icons of a list once, for `RowIcon`: drawn in each row, they would be a fifth of the page. */
export function RowIcons({ icons }: { icons: Readonly<Record<string, LucideIcon>> }) {
  return (
    <div hidden>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={toId(name)} size="100%" />
      ))}
    </div>
  )
}

export function RowIcon({ name }: { name: string }) {
  return (
    <svg className="size-4" aria-hidden="true">
      <use href={`#${toId(name)}`} />
    </svg>
  )
}

function toId(name: string): string {
  return `row-icon-${name}`
}
