import { DomUtils, parseDocument } from 'htmlparser2'
import { findElements, type HtmlElement, readText } from '#tests/support/html-elements.ts'
import { readPage } from '#tests/support/read-page.ts'

// Sends forms as they are on a page: a test fails if the page lacks the form, a field or a choice.

type Fields = Readonly<Record<string, string>>

/** The session with which a page is read and the form on it is sent. */
type Session = { readonly url: string; readonly cookie: string }

const CONTROLS = new Set(['input', 'select', 'textarea'])

/**
 * Sends the form whose button text begins with `button`, as a browser would: with the form’s hidden fields and
 * defaults, overridden by `typed`. Does not follow redirects.
 */
export async function sendForm(
  { url, cookie }: Session,
  path: string,
  button: string,
  typed: Fields = {},
): Promise<Response> {
  const { action, fields } = readForm((await readPage(url, path, cookie)).html, button, typed)
  const headers = { Origin: url, Cookie: cookie }
  return await fetch(new URL(action || path, url), { method: 'POST', redirect: 'manual', headers, body: fields })
}

/**
 * Reads the URL and the fields of the form with this button. If several forms have the button, reads the one whose
 * hidden fields match `typed`.
 * @throws Error if there is no such form, or if the form lacks a field or a choice in `typed`
 */
export function readForm(
  html: string,
  button: string,
  typed: Fields = {},
): { readonly action: string; readonly fields: URLSearchParams } {
  const form = findElements(html, 'form').find((each) => hasButton(each, button) && matchesHiddenFields(each, typed))
  if (form?.attribs.method !== 'post') throw new Error(`There is no form with the button “${button}”`)
  const controls = DomUtils.getElementsByTagName((tag) => CONTROLS.has(tag), form).filter(isSendable)
  const fields = new URLSearchParams()
  for (const control of controls) {
    const value = readDefaultValue(control)
    if (value !== null) fields.append(control.attribs.name ?? '', value)
  }
  for (const [name, value] of Object.entries(typed)) {
    const accepts = controls.some((control) => control.attribs.name === name && acceptsValue(control, value))
    if (!accepts) throw new Error(`The form “${button}” has no field ${name} that accepts “${value}”`)
    fields.set(name, value)
  }
  return { action: form.attribs.action ?? '', fields }
}

/** Returns the value of a field on a page, such as the version. @throws Error if the page has no such field */
export function readField(html: string, name: string): string {
  const field = DomUtils.findOne(
    ({ attribs }) => attribs.name === name && attribs.value !== undefined,
    parseDocument(html).children,
  )
  const value = field?.attribs.value
  if (value === undefined) throw new Error(`The page has no value for the field ${name}`)
  return value
}

/** A form with the method POST, with the initial values of all its controls and buttons. */
export type PageForm = { readonly action: string; readonly fields: readonly (readonly [string, string])[] }

/** Lists a page's forms with the method POST. */
export function listForms(html: string, path: string): PageForm[] {
  const posted = findElements(html, 'form').filter(({ attribs }) => attribs.method === 'post')
  return posted.map((form) => {
    const controls = DomUtils.getElementsByTagName((tag) => CONTROLS.has(tag) || tag === 'button', form)
    const fields = controls.flatMap((control) => {
      const { name, value = '' } = control.attribs
      if (name === undefined) return []
      return [[name, control.name === 'textarea' ? DomUtils.textContent(control) : value] as const]
    })
    return { action: form.attribs.action ?? path, fields }
  })
}

function hasButton(form: HtmlElement, text: string): boolean {
  return findElements(form, 'button').some((each) => each.attribs.type !== 'button' && readText(each).startsWith(text))
}

function matchesHiddenFields(form: HtmlElement, typed: Fields): boolean {
  const hidden = findElements(form, 'input').filter(({ attribs }) => attribs.type === 'hidden')
  return hidden.every(({ attribs: { name = '', value } }) => typed[name] === undefined || typed[name] === value)
}

function isSendable({ attribs: { name, type, disabled } }: HtmlElement): boolean {
  return name !== undefined && name !== '' && disabled === undefined && type !== 'file'
}

const isChoice = ({ attribs: { type } }: HtmlElement) => type === 'checkbox' || type === 'radio'
const readOptions = (select: HtmlElement) =>
  findElements(select, 'option').map((option) => ({
    value: option.attribs.value ?? readText(option),
    isSelected: option.attribs.selected !== undefined,
  }))

/** Returns the value that a control sends by default; null if it sends none. */
function readDefaultValue(control: HtmlElement): string | null {
  if (control.name === 'textarea') return DomUtils.textContent(control)
  if (control.name === 'select') {
    const options = readOptions(control)
    return (options.find(({ isSelected }) => isSelected) ?? options[0])?.value ?? null
  }
  if (!isChoice(control)) return control.attribs.value ?? ''
  return control.attribs.checked === undefined ? null : getChoiceValue(control)
}

function acceptsValue(control: HtmlElement, value: string): boolean {
  if (control.name === 'select') return readOptions(control).some((option) => option.value === value)
  return !isChoice(control) || getChoiceValue(control) === value
}

function getChoiceValue({ attribs }: HtmlElement): string {
  return attribs.value ?? 'on'
}
