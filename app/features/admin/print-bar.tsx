import type { ReactNode } from 'react'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'

type PrintBarProps = {
  readonly back: { readonly to: string; readonly label: string }
  readonly canPrint?: boolean
  readonly children?: ReactNode
}

export function PrintBar({ back, canPrint = true, children }: PrintBarProps) {
  return (
    <div className="mb-4 flex max-w-[210mm] flex-wrap items-center gap-4 text-base print:hidden">
      <TextLink to={back.to}>{back.label}</TextLink>
      {children}
      <AdminButton look="primary" className="ml-auto" disabled={!canPrint} onClick={() => window.print()}>
        Print
      </AdminButton>
    </div>
  )
}
