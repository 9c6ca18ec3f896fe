import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

export type BackTarget = { readonly to: string; readonly label: string }

export function BackLink({ to, label, children }: BackTarget & { readonly children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
      <TextLink to={to}>{label}</TextLink>
      {children}
    </div>
  )
}
