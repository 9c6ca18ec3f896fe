import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type ChoiceFormProps = { readonly label: string; readonly children: ReactNode }

/** Select fields that apply on change, or with a button if scripts are off. The URL contains the chosen values. */
export function ChoiceForm({ label, children }: ChoiceFormProps) {
  const submit = useSubmit()
  return (
    <Form
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {children}
      <noscript>
        <AdminButton type="submit">{adminText.apply}</AdminButton>
      </noscript>
    </Form>
  )
}
