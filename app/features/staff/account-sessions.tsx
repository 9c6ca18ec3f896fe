import { Form } from 'react-router'
import type { AccountAnswer } from '#app/features/staff/account.ts'
import { FormNote } from '#app/features/staff/account-field.tsx'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useAnswerFocus } from '#app/ui/admin/use-answer-focus.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

type AccountSession = {
  readonly id: string
  readonly device: string
  /** The address it was opened from; of an IPv6 one the /64 network. */
  readonly network: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly isThisOne: boolean
}

/** Where somebody is signed in, and a button that ends all of it but here. */
export function SessionsPanel({
  sessions,
  answer,
  isBusy,
}: {
  readonly sessions: readonly AccountSession[]
  readonly answer: AccountAnswer | undefined
  readonly isBusy: boolean
}) {
  const panel = useAnswerFocus(answer)
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne)
  return (
    <Panel ref={panel} title="Where you are signed in">
      <ul className="grid gap-3 text-base">
        {sessions.map(({ id, device, network, createdAt, updatedAt, isThisOne }) => (
          <li key={id}>
            <span className="font-medium">{device}</span>
            {isThisOne && <span className="text-ink-2"> · this one</span>}
            <p className="text-sm wrap-anywhere text-ink-2">
              Signed in <LocalTime at={createdAt} />
              {network && ` from ${network}`}
              <br />
              Last seen <LocalTime at={updatedAt} />
            </p>
          </li>
        ))}
      </ul>
      {(hasOthers || answer) && (
        <Form method="post" className="mt-4 grid gap-3 text-base">
          <input type="hidden" name="intent" value="sign-out-others" />
          <FormNote answer={answer} done="You are signed in here alone." />
          {hasOthers && (
            <div>
              <AdminButton type="submit" busy={isBusy}>
                {isBusy ? 'Signing out...' : 'Sign out everywhere else'}
              </AdminButton>
            </div>
          )}
        </Form>
      )}
    </Panel>
  )
}
