import { href } from 'react-router'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

/** The way from the demo store to one's own. */
export function DemoPanel() {
  return (
    <Panel title="Demo store">
      <p className="mb-4 text-base">
        Products, orders and texts are those of the demo. You see what would be removed before anything is.
      </p>
      <AdminButtonLink to={href('/admin/settings/own-store')}>Make this store your own</AdminButtonLink>
    </Panel>
  )
}
