import type { ReactNode, Ref } from 'react'
import { Form, type FormProps } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldErrorList } from '#app/ui/field-error-list.tsx'

type WithdrawFormProps = {
  readonly ref: Ref<HTMLFormElement>
  readonly intent: 'identify' | 'confirm'
  readonly errors: FieldErrors
  readonly isSending: boolean
  readonly button: string
  readonly onChange?: FormProps['onChange']
  readonly children: ReactNode
}

/** The form of one step, with its errors. */
export function WithdrawForm({ ref, intent, errors, isSending, button, onChange, children }: WithdrawFormProps) {
  const { '': formError } = errors
  return (
    <Form
      ref={ref}
      method="post"
      noValidate
      onChange={onChange}
      onSubmit={(event) => {
        if (isSending) event.preventDefault()
      }}
      className="mt-6 grid max-w-[62ch] gap-5"
    >
      {formError ? (
        <p role="alert" tabIndex={-1} className="bg-danger-soft p-4 text-danger">
          {formError}
        </p>
      ) : (
        <FieldErrorList
          key={JSON.stringify(errors)}
          title={withdrawalText.checkFields}
          errors={Object.entries(errors).map(([name, message]) => ({ field: name, name, message }))}
        />
      )}
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" busy={isSending} className="md:justify-self-start">
        {isSending ? withdrawalText.sending : button}
      </Button>
    </Form>
  )
}
