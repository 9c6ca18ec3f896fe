import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type SummaryPanelProps = {
  readonly question: string
  /** The values of its fields in one line. */
  readonly summary: string
  /** True if a value differs from its default, or if the fields must be filled in. */
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

/** A question folded to one line with its answer. `ErrorSummary` and links to a field open it too. */
export function SummaryPanel({ question, summary, startsOpen = false, children }: SummaryPanelProps) {
  const [isOpen] = useState(startsOpen) // later the user controls it
  return (
    <section aria-label={question} className="@container rounded-field border border-line bg-paper">
      <details open={isOpen} className="summary-panel group">
        <summary className={`min-h-13 cursor-pointer list-none px-4 py-3 outline-offset-[-2px] md:px-5 ${ROW}`}>
          <SummaryText question={question} summary={summary} />
          <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="px-4 pt-1 pb-4 md:px-5 md:pb-5">{children}</div>
      </details>
    </section>
  )
}

type LinkedSummaryProps = Pick<SummaryPanelProps, 'question' | 'summary'> & {
  /** The screen where it is configured. */
  readonly to: string
  readonly label: string
  readonly children?: ReactNode
}

/** A question about settings of another screen. */
export function LinkedSummary({ question, summary, to, label, children }: LinkedSummaryProps) {
  return (
    <section aria-label={question} className="@container rounded-field border border-line bg-paper px-4 py-3 md:px-5">
      <div className={`min-h-7 ${ROW}`}>
        <SummaryText question={question} summary={summary} />
        <TextLink to={to}>{label}</TextLink>
      </div>
      {children}
    </section>
  )
}

/** Puts the action at the end of the line. */
const ROW = 'flex items-center justify-between gap-x-4'

/** In one line, or stacked in a narrow panel. */
function SummaryText({ question, summary }: Pick<SummaryPanelProps, 'question' | 'summary'>) {
  return (
    <div className="min-w-0 flex-1 @xl:flex @xl:gap-x-4">
      <h2 className="text-base font-semibold @xl:w-44 @xl:shrink-0">{question}</h2>
      <p className="summary-value text-base wrap-anywhere text-ink-2 group-open:hidden">{summary}</p>
      <p className="summary-rejected hidden text-base text-danger group-open:hidden">
        <span aria-hidden="true">! </span>
        {adminText.needsCorrecting}
      </p>
    </div>
  )
}
