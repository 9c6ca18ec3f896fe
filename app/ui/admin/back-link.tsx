import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

export type BackTarget = { readonly to: string; readonly label: string }

/**
 * The link to a screen's parent, before the title. On wide screens, the link is in the margin, where the bar for
 * unsaved changes covers it.
 */
export function BackLink({ to, label, className = '' }: BackTarget & { readonly className?: string }) {
  return (
    <Link
      to={to}
      title={label}
      aria-label={label}
      className={`md:hidden-with-save-bar -mr-2 -ml-3 grid size-11 shrink-0 place-items-center text-ink-2 hover:text-ink lg:-mr-3 lg:-ml-6 lg:w-6 ${className}`}
    >
      <ChevronLeft className="size-5" aria-hidden="true" />
    </Link>
  )
}
