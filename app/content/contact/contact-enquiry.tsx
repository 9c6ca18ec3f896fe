import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CONTACT_FIELDS, type ContactErrors, findContactErrors } from '#app/content/contact/contact-input.ts'
import { contactText } from '#app/content/contact/contact-text.ts'
import { readFields } from '#app/lib/json.ts'
import { postJson } from '#app/platform/http/post-json.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'

const SENDING_MS = 1_000
const TIMEOUT_MS = 10_000

/**
 * A link can fill in fields through the location's state, as a link on the order page does. If the inbox is off,
 * nothing is sent, but the form shows its thank-you message after the usual delay.
 */
export function ContactEnquiry({ hasInbox }: { hasInbox: boolean }) {
  const { state: message } = useLocation()
  const [errors, setErrors] = useState<ContactErrors>({})
  const [state, setState] = useState<'open' | 'sending' | 'thanked' | keyof typeof contactText.failures>('open')
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const isSending = state === 'sending'

  useEffect(() => {
    const typed = readFields(message)
    for (const name of CONTACT_FIELDS) {
      const control = form.current?.elements.namedItem(name)
      const text = typed[name]
      if (control instanceof HTMLInputElement && control.value === '' && typeof text === 'string') control.value = text
    }
  }, [message])
  useEffect(() => {
    if (state === 'thanked') thanks.current?.focus()
  }, [state])

  const showErrors = (found: ContactErrors) => {
    setErrors(found)
    setState('open')
    const invalid = CONTACT_FIELDS.find((field) => found[field])
    form.current?.querySelector<HTMLElement>(`[name=${invalid}]`)?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const typed = new FormData(event.currentTarget)
    const found = findContactErrors(typed)
    if (Object.keys(found).length > 0) return showErrors(found)
    setErrors({})
    setState('sending')
    const delay = new Promise((resume) => setTimeout(resume, SENDING_MS))
    const outcome = hasInbox ? await sendMessage(typed) : 'sent'
    await delay
    if (typeof outcome === 'object') return showErrors(outcome)
    if (outcome === 'sent') form.current?.reset()
    setState(outcome === 'sent' ? 'thanked' : outcome)
  }
  const check = (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length > 0) setErrors(findContactErrors(new FormData(event.currentTarget)))
  }
  const field = (name: keyof ContactErrors) => ({
    name,
    label: contactText.fields[name],
    error: errors[name],
    required: true,
    readOnly: isSending,
  })
  return (
    // Without JavaScript, the method 'dialog' sends nothing, so that the text does not end up in a URL
    <form ref={form} method="dialog" noValidate className="no-js:hidden grid gap-5" onSubmit={submit} onChange={check}>
      <div ref={thanks} role="status" tabIndex={-1} className="empty:-mb-5">
        {state === 'thanked' && <p className="bg-moss-soft p-5 text-lg text-moss">{contactText.thanks}</p>}
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Field {...field('name')} autoComplete="name" maxLength={100} />
        <Field {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      </div>
      <Field {...field('subject')} maxLength={200} />
      <TextAreaField {...field('message')} maxLength={5_000} rows={6} />
      {(state === 'failed' || state === 'limited') && (
        <p role="alert" className="bg-danger-soft p-4 text-md text-danger">
          {contactText.failures[state]}
        </p>
      )}
      <Button type="submit" busy={isSending} className="md:min-w-48 md:justify-self-start">
        {isSending ? contactText.sending : contactText.send}
      </Button>
    </form>
  )
}

type ContactOutcome = 'sent' | 'failed' | 'limited' | ContactErrors

async function sendMessage(form: FormData): Promise<ContactOutcome> {
  try {
    const message = Object.fromEntries(form)
    const response = await postJson('/contact/message', message, AbortSignal.timeout(TIMEOUT_MS))
    return readOutcome(await response.json())
  } catch {
    return 'failed'
  }
}

/** Reads the store's response to a message. */
export function readOutcome(body: unknown): ContactOutcome {
  const { outcome, errors } = readFields(body)
  if (outcome === 'kept') return 'sent'
  if (outcome === 'limited') return 'limited'
  return outcome === 'rejected' ? readErrors(errors) : 'failed'
}

function readErrors(errors: unknown): ContactOutcome {
  const messages = readFields(errors)
  const knownFields = CONTACT_FIELDS.filter((field) => typeof messages[field] === 'string')
  if (knownFields.length === 0) return 'failed'
  return Object.fromEntries(knownFields.map((field) => [field, String(messages[field])]))
}
