import type { LucideIcon } from 'lucide-react'

type RowIconsProps = {
  /** By names that stand for nothing else on the screen. */
  readonly icons: Readonly<Record<string, LucideIcon>>
}

/** Draws the icons of a list once. Its rows show them as `RowIcon`: drawn in each row, they take up to a fifth of the page. */
export function RowIcons({ icons }: RowIconsProps) {
  return (
    <div hidden>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={idOf(name)} size="100%" />
      ))}
    </div>
  )
}

/** One of the icons of `RowIcons`, 16 px. What it means is said beside it. */
export function RowIcon({ name }: { name: string }) {
  return (
    <svg className="size-4" aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}

function idOf(name: string): string {
  return `row-icon-${name}`
}
