import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

export type BackTarget = { readonly to: string; readonly label: string }

/** The link to the parent of a screen; on phones in the header, in place of the menu. */
export function BackLink({ to, label, children }: BackTarget & { readonly children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-base not-has-[>:only-child]:mb-4 lg:mb-4">
      <TextLink to={to} className="back-link">
        <ChevronLeft className="size-5 lg:hidden" aria-hidden="true" />
        <span className="max-lg:sr-only">{label}</span>
      </TextLink>
      {children}
    </div>
  )
}
