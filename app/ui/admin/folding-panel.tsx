import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'

type FoldingPanelProps = {
  readonly title: string
  readonly note: string
  readonly startsOpen?: boolean
  readonly rememberAs: string
  readonly children: ReactNode
}

/**
 * A `Panel` that can be collapsed on phones. A native `<details>` works without JavaScript, and finding text in the
 * page opens it.
 */
export function FoldingPanel({ title, note, startsOpen = false, rememberAs, children }: FoldingPanelProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const key = `folding-panel.${rememberAs}.${title}`
  useLayoutEffect(() => {
    if (!details.current) return
    const remembered = readSession(key)
    if (!CSS.supports('selector(::details-content)'))
      details.current.open = true // wide screens could not show the content of a closed panel
    else if (remembered) details.current.open = remembered === 'open'
  }, [key])
  return (
    <section aria-label={title} className="rounded-field border border-line bg-paper p-4 md:p-5">
      <details
        ref={details}
        open={startsOpen} // only the initial state, because the user controls it afterwards
        className="folding-panel group"
        onToggle={({ currentTarget }) => writeSession(key, currentTarget.open ? 'open' : 'folded')}
      >
        <summary className="-m-4 min-h-13 px-4 py-3 outline-offset-[-2px]">
          <h2 className="min-w-0 text-md font-semibold">{title}</h2>
          <span className="folding-panel-note min-w-0 truncate text-base text-ink-2 group-open:hidden">{note}</span>
          <span className="folding-panel-rejected hidden text-base text-danger group-open:hidden">
            <span aria-hidden="true">! </span>
            {adminText.needsCorrecting}
          </span>
          <ChevronDown className="folding-panel-icon size-4 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="folding-panel-content">
          <h2 className="mb-3 min-h-6 text-md font-semibold">{title}</h2>
          {children}
        </div>
      </details>
    </section>
  )
}

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
    // Without storage, the state is not remembered
  }
}
