import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type FoldingPanelProps = {
  readonly title: string
  /** What the panel holds, in one line; shown while it is folded. */
  readonly note: string
  /** Whether a phone shows it open until someone folds it. */
  readonly startsOpen?: boolean
  /** Under which name the browser remembers for the session whether it is open. */
  readonly rememberAs: string
  readonly children: ReactNode
}

/**
 * A `Panel` that folds on phones. A native `<details>`, so that it works without scripts, a search in the page opens it,
 * and its fields are sent while it is folded. On wider screens it is always open and has nothing to press.
 */
export function FoldingPanel({ title, note, startsOpen = false, rememberAs, children }: FoldingPanelProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const key = `folding-panel.${rememberAs}.${title}`
  useLayoutEffect(() => {
    if (!details.current) return
    const remembered = readSession(key)
    if (!CSS.supports('selector(::details-content)'))
      details.current.open = true // it could not be shown on a wide screen
    else if (remembered) details.current.open = remembered === 'open'
  }, [key])
  return (
    <section aria-label={title} className="rounded-field border border-line bg-paper p-4 md:p-5">
      <details
        ref={details}
        open={startsOpen} // never changes: after that the user decides
        className="folding-panel group"
        onToggle={({ currentTarget }) => writeSession(key, currentTarget.open ? 'open' : 'folded')}
      >
        <summary className="-m-4 min-h-13 items-center gap-3 px-4 py-2 outline-offset-[-2px]">
          <span className="min-w-0 flex-1">
            <h2 className="text-base font-semibold">{title}</h2>
            <span className="folding-panel-note block truncate text-sm text-ink-2 group-open:hidden">{note}</span>
            <span className="folding-panel-refused hidden text-sm text-danger group-open:hidden">
              <span aria-hidden="true">! </span>Needs correcting
            </span>
          </span>
          <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="folding-panel-content">
          <h2 className="mb-4 min-h-6 text-base font-semibold">{title}</h2>
          {children}
        </div>
      </details>
    </section>
  )
}

/** Null also where storage is refused. */
function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeSession(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Then it is as at first when the page is opened again
  }
}
