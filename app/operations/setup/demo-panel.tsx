import { href } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type DemoPanelProps = {
  /** True if this is the page's next step. */
  readonly isNextStep?: boolean
}

/** Links to the screen that turns the demo store into the owner's store. */
export function DemoPanel({ isNextStep = false }: DemoPanelProps) {
  return (
    <Panel title={adminText.demoStore}>
      <p className="mb-4 text-base">{adminText.demoStoreHint}</p>
      <AdminButtonLink look={isNextStep ? 'primary' : 'secondary'} to={href('/admin/settings/own-store')}>
        {adminText.ownStoreTitle}
      </AdminButtonLink>
    </Panel>
  )
}
