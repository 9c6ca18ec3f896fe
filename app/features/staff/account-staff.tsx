import { Form } from 'react-router'
import type { AccountAnswer } from '#app/features/staff/account.ts'
import { FormNote, SecretField } from '#app/features/staff/account-field.tsx'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Mark } from '#app/ui/admin/mark.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useAnswerFocus } from '#app/ui/admin/use-answer-focus.ts'

type OtherStaff = {
  readonly id: string
  readonly fullName: string
  readonly email: string
  readonly secondFactorSince: Date | null
}

/** Who else may enter the back office, and the help for somebody whose device is lost. */
export function StaffPanel({
  others,
  answer,
  isBusy,
}: {
  readonly others: readonly OtherStaff[]
  readonly answer: AccountAnswer | undefined
  readonly isBusy: boolean
}) {
  const panel = useAnswerFocus(answer)
  if (others.length === 0) return null
  return (
    <Panel ref={panel} title="Others on the staff">
      <ul className="grid gap-4 text-base">
        {others.map(({ id, fullName, email, secondFactorSince }) => (
          <li key={id}>
            <p className="font-medium wrap-anywhere">{fullName}</p>
            <p className="text-sm wrap-anywhere text-ink-2">{email}</p>
            <p className="text-sm">
              {secondFactorSince ? (
                <Mark glyph="●" tone="moss">
                  Second factor on
                </Mark>
              ) : (
                <Mark glyph="○" tone="quiet">
                  No second factor
                </Mark>
              )}
            </p>
            {secondFactorSince && (
              <ResetForm id={id} name={fullName} answer={answer?.staff === id ? answer : undefined} isBusy={isBusy} />
            )}
          </li>
        ))}
      </ul>
      {answer && !answer.errors && (
        <p role="status" className="mt-4 text-base">
          The second factor was reset. They are signed out, and sign in with the password alone.
        </p>
      )}
    </Panel>
  )
}

function ResetForm({
  id,
  name,
  answer,
  isBusy,
}: {
  readonly id: string
  readonly name: string
  readonly answer: AccountAnswer | undefined
  readonly isBusy: boolean
}) {
  return (
    <details className="mt-1" open={answer?.errors !== undefined || undefined}>
      <summary className="min-h-6 cursor-pointer text-sm underline underline-offset-4 max-md:min-h-11">
        Reset <span className="sr-only">the second factor of {name}</span>
      </summary>
      <Form method="post" className="mt-2 grid gap-3">
        <input type="hidden" name="intent" value="reset-other" />
        <input type="hidden" name="staff" value={id} />
        <p className="text-sm">Only if you know that it is {name} who asks: by voice, not by mail.</p>
        <SecretField
          name="current"
          label="Your own password"
          autoComplete="current-password"
          error={answer?.errors?.current}
        />
        <FormNote answer={answer} />
        <div>
          <AdminButton type="submit" look="danger" busy={isBusy}>
            {isBusy ? 'Resetting...' : 'Reset second factor'}
          </AdminButton>
        </div>
      </Form>
    </details>
  )
}
