import { Link } from 'react-router'
import { adminText } from '#app/catalog/admin/admin-text.ts'

type PreviewBannerProps = { readonly to: string; readonly text: string }

/** Shown above pages that only staff can see. */
export function PreviewBanner({ to, text }: PreviewBannerProps) {
  return (
    <aside
      aria-label={adminText.preview}
      className="sticky top-(--header-h) z-(--z-buybar) border-y border-ink bg-amber-soft text-base"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-6">
        <p className="py-2 font-semibold">
          {text} <span className="font-normal">{adminText.asLastSaved}</span>
        </p>
        <Link to={to} reloadDocument className="quiet-link">
          {adminText.backToForm}
        </Link>
      </div>
    </aside>
  )
}
