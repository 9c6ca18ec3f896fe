import type { ReactNode } from 'react'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'

type PrintBarProps = { canPrint?: boolean; children?: ReactNode }

export function PrintBar({ canPrint = true, children }: PrintBarProps) {
  return (
    <div className="mb-4 flex max-w-[210mm] flex-wrap items-center justify-between has-[form]:items-end gap-3 text-base print:hidden">
      {children && (
        <div className="flex min-w-0 flex-wrap items-end gap-x-4 gap-y-2 max-md:grow max-md:[&>form]:w-full">
          {children}
        </div>
      )}
      <AdminButton look="primary" className="max-md:grow" disabled={!canPrint} onClick={() => window.print()}>
        {adminText.print}
      </AdminButton>
    </div>
  )
}
