import type { ReactNode } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'

type MoreFieldsProps = {
  readonly title: string
  /** A one-line summary of the content, shown while the fields are folded. */
  readonly note?: string
  readonly children: ReactNode
}

/** Fields of a form that few records need, behind a disclosure. */
export function MoreFields({ title, note, children }: MoreFieldsProps) {
  return (
    <details className="more-fields">
      <summary className="min-h-9 content-center text-base font-medium max-md:min-h-11">
        {title}
        {note && <span className="more-fields-note text-sm font-normal text-ink-2"> {note}</span>}
        <span className="more-fields-rejected text-sm font-normal text-danger">
          {' '}
          <span aria-hidden="true">! </span>
          {adminText.needsCorrecting}
        </span>
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  )
}
