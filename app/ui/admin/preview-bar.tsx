import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { adminText } from '#app/ui/admin/admin-text.ts'

type PreviewBarProps = {
  readonly ref?: Ref<HTMLElement>
  /** The state of the page, such as 'Preview: draft'. */
  readonly state: string
  /** Leads to the editor. */
  readonly back: { readonly to: string; readonly label: string }
  /** A form that publishes the draft. */
  readonly children?: ReactNode
}

/** The bar above previews of storefront pages, which only staff can see. Its styles are in preview-bar.css. */
export function PreviewBar({ ref, state, back, children }: PreviewBarProps) {
  return (
    <aside ref={ref} aria-label={adminText.preview} className="preview-bar">
      <p className="preview-bar-state">{state}</p>
      <div className="preview-bar-actions">
        <Link to={back.to} reloadDocument className="preview-bar-link">
          {back.label}
        </Link>
        {children}
      </div>
    </aside>
  )
}
