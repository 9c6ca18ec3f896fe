import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { AccountIntent, AccountResult } from '#app/store/staff/account.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FormMessage } from '#app/ui/admin/own-password-field.tsx'

type AccountFormProps = {
  readonly intent: AccountIntent
  readonly result: AccountResult | undefined
  readonly doneMessage?: ReactNode
  readonly look?: 'primary' | 'secondary' | 'danger'
  readonly label: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly children: ReactNode
}

export function AccountForm({ intent, result, doneMessage, look = 'primary', children, ...button }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result && !result.errors) form.current?.reset()
  }, [result])
  return (
    <Form ref={form} method="post" className="grid max-w-90 gap-4 text-base">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <FormMessage result={result} doneMessage={doneMessage} />
      <div>
        <AdminButton type="submit" look={look} busy={button.isBusy}>
          {button.isBusy ? button.busyLabel : button.label}
        </AdminButton>
      </div>
    </Form>
  )
}
