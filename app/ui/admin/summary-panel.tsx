import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { adminText } from '#app/ui/admin/admin-text.ts'

type SummaryProps = {
  /** The id for links, which open the panel. */
  readonly id?: string
  readonly title: string
  /** The values of the panel's fields in one line. */
  readonly summary?: string
  /** True if a value differs from its default, or if the fields must be filled in. */
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

/** A panel that collapses to one line with its summary. `ErrorSummary` and links to a field open the panel too. */
export function SummaryPanel({ title, children, ...props }: SummaryProps) {
  return (
    <section aria-label={title} className="@container rounded-field border border-line bg-paper">
      <SummaryDetails
        {...props}
        heading={<h2 className="text-md font-semibold">{title}</h2>}
        className="min-h-13 px-4 py-3 outline-offset-[-2px] md:px-5"
      >
        <div className="px-4 pt-1 pb-4 md:px-5 md:pb-5">{children}</div>
      </SummaryDetails>
    </section>
  )
}

type SummaryRowProps = SummaryProps & {
  /** The most important value, shown even while the row is open. */
  readonly value?: string
}

/** Fields or an explanation within a panel, which collapse to one line. */
export function SummaryRow({ title, value, children, ...props }: SummaryRowProps) {
  return (
    <div className="@container">
      <SummaryDetails
        {...props}
        heading={<span className="font-medium wrap-anywhere">{title}</span>}
        value={value && <span className="tabular-nums">{value}</span>}
        className="min-h-9 py-1 max-md:min-h-11"
      >
        <div className="pt-2 pb-3">{children}</div>
      </SummaryDetails>
    </div>
  )
}

type SummaryDetailsProps = Omit<SummaryProps, 'title'> & {
  readonly heading: ReactNode
  readonly value?: ReactNode
  /** The height and padding of the line. */
  readonly className: string
}

function SummaryDetails({ id, heading, summary, value, startsOpen = false, className, children }: SummaryDetailsProps) {
  const [isOpen] = useState(startsOpen) // the user controls it afterwards
  return (
    <details open={isOpen} className="summary-panel">
      <summary id={id} className={`scroll-mt-16 ${className} ${ROW}`}>
        {heading}
        {summary && <span className={`summary-value ${VALUE}`}>{summary}</span>}
        <span className={`summary-rejected ${VALUE} text-danger`}>
          <span aria-hidden="true">! </span>
          {adminText.needsCorrecting}
        </span>
        <span className={`flex items-center gap-4 ${ACTION}`}>
          {value}
          <ChevronDown className="summary-icon size-4" aria-hidden="true" />
        </span>
      </summary>
      {children}
    </details>
  )
}

type LinkedSummaryProps = Pick<SummaryProps, 'title' | 'summary'> & {
  /** The screen with the settings. */
  readonly to: string
  readonly label: string
}

/** Looks like a collapsed `SummaryPanel`, but links to another screen, which has the settings. */
export function LinkedSummary({ title, summary, to, label }: LinkedSummaryProps) {
  return (
    <section
      aria-label={title}
      className="@container relative rounded-field border border-line bg-paper px-4 py-3 hover:bg-pearl md:px-5"
    >
      <div className={`min-h-7 ${ROW}`}>
        <h2 className="text-md font-semibold">{title}</h2>
        <span className={VALUE}>{summary}</span>
        {/* The link covers the whole panel */}
        <Link to={to} className={`after:absolute after:inset-0 ${ACTION}`}>
          <span className="sr-only">{label}</span>
          <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      </div>
    </section>
  )
}

/** Title, value and action in one line; in a narrow panel, the value is below the title. */
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 text-base @xl:grid-cols-[minmax(11rem,auto)_minmax(0,1fr)_auto]'
const VALUE = 'col-start-1 wrap-anywhere text-ink-2 @xl:col-start-2 @xl:row-start-1'
const ACTION = 'col-start-2 row-span-2 row-start-1 @xl:col-start-3 @xl:row-span-1'
