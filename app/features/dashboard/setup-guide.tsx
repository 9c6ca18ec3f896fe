import type { ReactNode } from 'react'
import { href } from 'react-router'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

export function SetupGuide({ hasProducts }: { hasProducts: boolean }) {
  return (
    <Panel title="Set up the store" className={hasProducts ? 'xl:col-span-8' : 'xl:col-span-12'}>
      <p className="max-w-[62ch] text-base text-ink-2">
        Sales appear here after the first order. Until then, set up your store:
      </p>
      <ol className="mt-4 grid gap-3 sm:grid-cols-3">
        <Step to={href('/admin/products/new')} label="Add product" isFirst={!hasProducts}>
          {hasProducts ? 'Add more products to your catalog.' : 'Add images, a price and the stock.'}
        </Step>
        <Step to={href('/admin/collections/new')} label="Add collection">
          Group products on a page of their own.
        </Step>
        <Step to={href('/admin/settings')} label="Settings">
          Set the store’s name, currency, taxes and shipping.
        </Step>
      </ol>
    </Panel>
  )
}

type StepProps = { to: string; label: string; isFirst?: boolean; children: ReactNode }

function Step({ to, label, isFirst = false, children }: StepProps) {
  return (
    <li className="grid content-between gap-4 border border-line p-4">
      <p className="text-base">{children}</p>
      <AdminButtonLink to={to} look={isFirst ? 'primary' : 'secondary'}>
        {label}
      </AdminButtonLink>
    </li>
  )
}
