import type { ReactNode } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type DemoPanelProps = {
  /** Shown above the hint. */
  readonly children: ReactNode
}

/** Links to the screen that turns the demo store into the owner's store. */
export function DemoPanel({ children }: DemoPanelProps) {
  return (
    <Panel title={adminText.demoStore}>
      <div className="mb-4 grid max-w-[62ch] gap-2 text-base">
        {children}
        <p>{adminText.demoStoreHint}</p>
      </div>
      <AdminButtonLink look="primary" to={href('/admin/settings/own-store')}>
        {adminText.ownStoreTitle}
      </AdminButtonLink>
    </Panel>
  )
}
