import { href } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

/** The way from the demo store to one's own. */
export function DemoPanel() {
  return (
    <Panel title={adminText.demoStore}>
      <p className="mb-4 text-base">{adminText.demoStoreHint}</p>
      <AdminButtonLink to={href('/admin/settings/own-store')}>{adminText.ownStoreTitle}</AdminButtonLink>
    </Panel>
  )
}
