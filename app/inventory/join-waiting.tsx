import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import type { JoinResult } from '#app/inventory/waiting-list/storefront/join-result.ts'
import { type Choice, formatChoice } from '#app/inventory/waiting-list.ts'
import { waitingText } from '#app/inventory/waiting-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'

export type JoinFormProps = {
  readonly productId: string
  /** The sold-out choices. */
  readonly choices: readonly Choice[]
  /** How many hours a unit is held. */
  readonly hours: number
  /** The result of a form that was submitted without JavaScript. */
  readonly submittedResult?: JoinResult | undefined
  readonly takesFocus?: boolean
}

export function JoinWaiting({ productId, choices, hours, submittedResult, takesFocus = false }: JoinFormProps) {
  const fetcher = useFetcher<JoinResult>()
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const result = fetcher.data ?? submittedResult
  const { errors, typed } = result && 'errors' in result ? result : { errors: {}, typed: null }
  const { '': formError } = errors
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[name=email]')?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (!fetcher.data) return
    const invalidField =
      'errors' in fetcher.data ? ('choice' in fetcher.data.errors ? '[name=choice]' : '[name=email]') : null
    form.current?.querySelector<HTMLElement>(invalidField ?? '[role=status]')?.focus()
  }, [fetcher.data])
  const [preset] = choices
  const presetText = preset && formatChoice(preset)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={href('/product/:id/waiting', { id: productId })}
      noValidate
      onSubmit={(event) => {
        if (isSending) event.preventDefault()
      }}
      className="mt-4 grid max-w-[62ch] gap-4"
    >
      {result && 'joined' in result ? (
        <p role="status" tabIndex={-1} className="bg-moss-soft p-4 text-moss wrap-anywhere">
          {waitingText.joined(result.joined)}
        </p>
      ) : (
        <>
          {formError && (
            <p role="alert" className="bg-danger-soft p-4 text-danger">
              {formError}
            </p>
          )}
          {choices.length === 1 && preset ? (
            <>
              {presetText && <p className="font-medium">{waitingText.joinOne(presetText)}</p>}
              <input type="hidden" name="choice" value={toChoiceValue(preset)} />
            </>
          ) : (
            <SelectField
              name="choice"
              label={waitingText.choice}
              error={errors.choice}
              defaultValue={typed?.choice ?? (preset && toChoiceValue(preset))}
            >
              {choices.map((choice) => (
                <option key={toChoiceValue(choice)} value={toChoiceValue(choice)}>
                  {formatChoice(choice)}
                </option>
              ))}
            </SelectField>
          )}
          <Field
            name="email"
            type="email"
            label={waitingText.email}
            required
            maxLength={254}
            autoComplete="email"
            error={errors.email}
            defaultValue={typed?.email}
          />
          <p className="text-base text-ink-2">{waitingText.whatHappens(hours)}</p>
          <Button type="submit" look={takesFocus ? 'secondary' : 'primary'} busy={isSending} className="min-h-13">
            {isSending ? waitingText.joining : waitingText.join}
          </Button>
        </>
      )}
    </fetcher.Form>
  )
}

/** Returns the size and color as the value of one field. */
function toChoiceValue({ size, color }: Choice): string {
  return JSON.stringify([size, color])
}
