import type { ReactNode } from 'react'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import type { BackTarget } from '#app/ui/admin/back-link.tsx'

type PrintBarProps = { back: BackTarget; canPrint?: boolean; children?: ReactNode }

export function PrintBar({ back, canPrint = true, children }: PrintBarProps) {
  return (
    <div className="mb-4 flex max-w-[210mm] flex-wrap items-end justify-between gap-3 text-base print:hidden">
      <p className={children ? 'w-full' : ''}>
        <TextLink to={back.to}>{back.label}</TextLink>
      </p>
      {children}
      <AdminButton look="primary" disabled={!canPrint} onClick={() => window.print()}>
        {adminText.print}
      </AdminButton>
    </div>
  )
}
