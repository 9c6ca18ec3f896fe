import { useState } from 'react'
import { Form } from 'react-router'
import { LOGOUT_URLS, useAdminAuth } from '#app/store/admin-auth.tsx'
import type { Account } from '#app/store/staff/account.server.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export function SessionsPanel({ sessions }: Pick<Account, 'sessions'>) {
  return (
    <Panel title={adminText.sessions}>
      <ul className="grid gap-3 text-base">
        {sessions.map(({ id, device, network, createdAt, updatedAt, isThisOne }) => (
          <li key={id}>
            <span className="font-medium">{isThisOne ? adminText.thisDevice : device}</span>
            {isThisOne && device !== adminText.unknownDevice && <span className="text-ink-2"> · {device}</span>}
            <p className="text-sm wrap-anywhere text-ink-2">
              {adminText.loggedInAt} <LocalTime at={createdAt} />
              {network && adminText.fromNetwork(network)}
              <br />
              {adminText.lastSeenAt} <LocalTime at={updatedAt} />
            </p>
          </li>
        ))}
      </ul>
      <LogOutEverywhere />
    </Panel>
  )
}

/** Without JavaScript, the form logs the user out without asking for confirmation. */
function LogOutEverywhere() {
  const { logOut, isLoggingOut } = useAdminAuth()
  const [isConfirming, setIsConfirming] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <Form
      method="post"
      action={LOGOUT_URLS.everywhere}
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        setHasFailed(false)
        setIsConfirming(true)
      }}
    >
      <AdminButton type="submit">{adminText.logOutEverywhere}</AdminButton>
      <AlertDialog
        open={isConfirming}
        title={adminText.logOutEverywhereQuestion}
        look="primary"
        confirmLabel={adminText.logOutEverywhere}
        busyLabel={adminText.loggingOut}
        busy={isLoggingOut}
        error={hasFailed ? adminText.logoutFailed : undefined}
        onConfirm={async () => setHasFailed(!(await logOut('everywhere')))}
        onCancel={() => setIsConfirming(false)}
      >
        {adminText.logOutEverywhereHint}
      </AlertDialog>
    </Form>
  )
}
