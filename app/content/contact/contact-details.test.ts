import { expect, test } from 'vitest'
import { listContactDetails } from '#app/content/contact/contact-details.ts'

const NONE = { store_email: '', store_phone: '', store_address: '' }

test('empty details are omitted', () => {
  expect(listContactDetails(NONE)).toEqual([])
  expect(listContactDetails({ ...NONE, store_phone: '   ' })).toEqual([])
})

test('email, phone and address are listed in this order, and the address keeps its line breaks', () => {
  const settings = {
    store_email: 'hello@lumina.example',
    store_phone: '+234 (0)1 555-0147',
    store_address: '12 Marina Road\nLagos',
  }
  expect(listContactDetails(settings)).toEqual([
    { label: 'Email', text: 'hello@lumina.example', href: 'mailto:hello@lumina.example' },
    { label: 'Phone', text: '+234 (0)1 555-0147', href: 'tel:+234015550147' },
    { label: 'Address', text: '12 Marina Road\nLagos', href: null },
  ])
})

test.each(['1-800-LUMINA', '555 0147 ext. 3', 'javascript:alert(1)'])('%s is shown without a link', (store_phone) => {
  expect(listContactDetails({ ...NONE, store_phone })).toEqual([{ label: 'Phone', text: store_phone, href: null }])
})
