import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

/** Where a screen leads back to, and how that is called. */
export type BackTarget = { readonly to: string; readonly label: string }

/** The way back, above the content of a screen; `children`: what else there is to do or to open, beside it. */
export function BackLink({ to, label, children }: BackTarget & { readonly children?: ReactNode }) {
  return (
    <div className="mb-4 flex max-w-[1120px] flex-wrap items-center gap-x-4 gap-y-2 text-base">
      <TextLink to={to}>{label}</TextLink>
      {children}
    </div>
  )
}
