import { CONTACT_FIELDS, type ContactErrors } from '#app/features/contact/contact-input.ts'
import { fieldsOf } from '#app/lib/json.ts'
import { postJson } from '#app/lib/post-json.ts'

const TIMEOUT_MS = 10_000

type ContactOutcome = 'sent' | 'failed' | 'limited' | ContactErrors

export async function sendMessage(form: FormData): Promise<ContactOutcome> {
  try {
    const message = Object.fromEntries(form)
    const response = await postJson('/contact/message', message, AbortSignal.timeout(TIMEOUT_MS))
    const { outcome, errors } = fieldsOf(await response.json())
    if (outcome === 'stored') return 'sent'
    if (outcome === 'limited') return 'limited'
    return outcome === 'refused' ? readErrors(errors) : 'failed'
  } catch {
    return 'failed'
  }
}

function readErrors(errors: unknown): ContactOutcome {
  const messages = fieldsOf(errors)
  const known = CONTACT_FIELDS.filter((field) => typeof messages[field] === 'string')
  if (known.length === 0) return 'failed'
  return Object.fromEntries(known.map((field) => [field, String(messages[field])]))
}
