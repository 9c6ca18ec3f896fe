import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type EpcTransfer, toEpcQrText } from '#app/payments/transfers/epc-qr.ts'

const transfer: EpcTransfer = {
  name: 'Lumina GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  amount: money(12_345, 'EUR'),
  remittance: { text: 'INM8K2ABCD12XY' },
}

test('a transfer with a free-text reference is encoded line by line', () => {
  expect(toEpcQrText(transfer)).toEqual({
    ok: true,
    text: 'BCD\n002\n1\nSCT\n\nLumina GmbH\nDE89370400440532013000\nEUR123.45\n\n\nINM8K2ABCD12XY',
  })
})

test('a structured reference has its own line, and empty lines at the end are omitted', () => {
  const code = toEpcQrText({ ...transfer, bic: 'COBADEFFXXX', remittance: { structured: 'RF18539007547034' } })
  const lines = ['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Lumina GmbH', 'DE89370400440532013000', 'EUR123.45', '']
  expect(code).toEqual({ ok: true, text: [...lines, 'RF18539007547034'].join('\n') })
})

test.each<[Partial<EpcTransfer>, boolean]>([
  [{ amount: money(1, 'EUR') }, true],
  [{ amount: money(99_999_999_999, 'EUR') }, true],
  [{ amount: money(0, 'EUR') }, false],
  [{ amount: money(100_000_000_000, 'EUR') }, false],
  [{ amount: money(100, 'GBP') }, false],
  [{ name: 'ü'.repeat(70) }, true],
  [{ name: 'ü'.repeat(71) }, false],
  [{ name: ' \n ' }, false],
  [{ iban: 'DE89370400440532013001' }, false],
  [{ bic: 'COBADEFF' }, true],
  [{ bic: 'COBA' }, false],
  [{ remittance: { text: 'x'.repeat(140) } }, true],
  [{ remittance: { text: 'x'.repeat(141) } }, false],
  [{ remittance: { structured: 'x'.repeat(36) } }, false],
  [{ name: 'ü'.repeat(70), remittance: { text: 'ü'.repeat(140) } }, false], // more than 331 bytes
])('a transfer with %j conforms to the standard: %s', (change, ok) => {
  expect(toEpcQrText({ ...transfer, ...change }).ok).toBe(ok)
})

test('line breaks in a name cannot add lines', () => {
  const code = toEpcQrText({ ...transfer, name: 'Lumina\nDE00' })
  expect(code.ok && code.text.split('\n')[5]).toBe('Lumina DE00')
})
