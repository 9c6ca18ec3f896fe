import { href } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

/** Links to the screen that turns the demo store into the owner's store. */
export function DemoPanel() {
  return (
    <Panel title={adminText.demoStore}>
      <p className="mb-4 text-base">{adminText.demoStoreHint}</p>
      <AdminButtonLink to={href('/admin/settings/own-store')}>{adminText.ownStoreTitle}</AdminButtonLink>
    </Panel>
  )
}
