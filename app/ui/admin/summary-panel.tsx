import { type ReactNode, useState } from 'react'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type SummaryPanelProps = {
  readonly question: string
  /** The summary in one line. */
  readonly summary: string
  readonly startsOpen: boolean
  readonly children: ReactNode
}

/** A question with a summary of its fields, which open below it. `ErrorSummary` and links to a field open it too. */
export function SummaryPanel({ question, summary, startsOpen, children }: SummaryPanelProps) {
  const [isOpen] = useState(startsOpen) // later the user controls it
  return (
    <section aria-label={question} className="rounded-field border border-line bg-paper">
      <details open={isOpen} className="summary-panel group">
        <summary className={`min-h-13 cursor-pointer list-none px-4 py-3 outline-offset-[-2px] md:px-5 ${ROWS}`}>
          <SummaryText question={question} summary={summary} />
          <span className="summary-rejected col-start-1 hidden text-base text-danger group-open:hidden">
            <span aria-hidden="true">! </span>
            {adminText.needsCorrecting}
          </span>
          <span aria-hidden="true" className="col-start-2 row-span-3 row-start-1 text-base text-link">
            <span className="group-open:hidden">{adminText.edit}</span>
            <span className="hidden group-open:inline">{adminText.close}</span>
          </span>
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
    <section aria-label={question} className="rounded-field border border-line bg-paper px-4 py-3 md:px-5">
      <div className={`min-h-7 ${ROWS}`}>
        <SummaryText question={question} summary={summary} />
        <TextLink to={to} className="col-start-2 row-span-2 row-start-1">
          {label}
        </TextLink>
      </div>
      {children}
    </section>
  )
}

/** Stacks the texts and puts the action beside them. */
const ROWS = 'grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4'

function SummaryText({ question, summary }: Pick<SummaryPanelProps, 'question' | 'summary'>) {
  return (
    <>
      <h2 className="text-base font-semibold">{question}</h2>
      <span className="col-start-1 text-base wrap-anywhere text-ink-2 group-open:hidden">{summary}</span>
    </>
  )
}
