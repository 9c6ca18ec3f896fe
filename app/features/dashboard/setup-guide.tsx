import type { ReactNode } from 'react'
import { href } from 'react-router'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

/** On the dashboard while nothing was ordered yet, where the charts will be: what makes a store of it. */
export function SetupGuide({ hasProducts }: { hasProducts: boolean }) {
  return (
    <Panel title="Set up the store" className={hasProducts ? 'xl:col-span-8' : 'xl:col-span-12'}>
      <p className="max-w-[62ch] text-base text-ink-2">
        No orders yet: their figures are shown here once there are some. Until then, these steps set up the store.
      </p>
      <ol className="mt-4 grid gap-3 sm:grid-cols-3">
        <Step to={href('/admin/products/new')} label="Add product" isFirst={!hasProducts}>
          {hasProducts
            ? 'The first ones are there. What else do you sell?'
            : 'With images, a price and what is in stock.'}
        </Step>
        <Step to={href('/admin/collections/new')} label="Make a collection">
          Pieces that belong together, with a page of their own.
        </Step>
        <Step to={href('/admin/settings')} label="Settings">
          The store’s name, currency, tax and delivery.
        </Step>
      </ol>
    </Panel>
  )
}

type StepProps = {
  readonly to: string
  readonly label: string
  readonly isFirst?: boolean
  readonly children: ReactNode
}

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
