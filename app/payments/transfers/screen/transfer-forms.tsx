import { useState } from 'react'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type DecisionProps = {
  readonly text: string
  readonly submit: string
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

/** Asks staff to confirm a decision about a transfer; `text` explains what it does. */
export function Decision({ text, submit, error, isBusy, onSubmit, onCancel }: DecisionProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-3 max-md:col-span-full md:col-span-4 md:max-w-120">
      <p className="text-base">{text}</p>
      {error && <ProblemText className="text-sm">{error}</ProblemText>}
      <div className="flex flex-wrap items-center gap-4">
        <AdminButton look="primary" busy={isBusy} autoFocus onClick={onSubmit}>
          {submit}
        </AdminButton>
        <TextButton onClick={onCancel}>{adminText.cancel}</TextButton>
      </div>
    </div>
  )
}

type SmallFormProps = {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly initial: string
  readonly submit: string
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly onSubmit: (value: string) => void
  readonly onCancel: () => void
}

/** A form with one value for a transfer. */
export function SmallForm({ name, label, hint, initial, submit, error, isBusy, onSubmit, onCancel }: SmallFormProps) {
  const [value, setValue] = useState(initial)
  return (
    <form
      className="grid gap-3 border-t border-line pt-3 max-md:col-span-full md:col-span-4 md:max-w-120"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(value)
      }}
    >
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={error}
        value={value}
        isUrgent
        inputMode="decimal"
        maxLength={20}
        autoFocus
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-4">
        <AdminButton type="submit" look="primary" busy={isBusy}>
          {submit}
        </AdminButton>
        <TextButton onClick={onCancel}>{adminText.cancel}</TextButton>
      </div>
    </form>
  )
}
