import { describe, expect, test } from 'vitest'
import {
  CARRIER_NAMES,
  getCustomCarriers,
  getTracking,
  isCarrier,
  joinCustomCarriers,
  parseCustomCarriers,
  recognizeCarrier,
  splitCustomCarriers,
} from '#app/base/carriers.ts'

const GIG = { name: 'GIG Logistics', url: 'https://giglogistics.com/track?waybill={number}' }

// Examples from the carriers' own pages and from the S10 standard of the Universal Postal Union
test.each([
  ['1Z 999 AA1 01 2345 6784', 'US', 'ups'],
  ['9400 1000 0000 0000 0000 00', 'US', 'usps'],
  ['EA123456789US', 'JP', 'usps'],
  ['CP 123 456 789 CA', 'NG', 'canada-post'],
  ['1234567890123456', 'CA', 'canada-post'],
  ['1234567890123456', 'DE', ''], // Hermes and others use this format too
  ['RR123456785DE', 'DE', 'dhl'],
  ['00340434161094042557', 'DE', 'dhl'],
  ['JJD000390007882217412', 'DE', 'dhl'],
  ['RM123456785GB', 'GB', 'royal-mail'],
  ['6A12345678901', 'FR', 'la-poste'],
  ['99.60.123456.12345678'.replaceAll('.', ''), 'CH', 'swiss-post'],
  ['3SABCD1234567', 'NL', 'postnl'],
  ['520000000000000000000001', 'PL', 'inpost'],
  ['12345678901', 'JP', 'japan-post'],
  ['', 'DE', ''],
  ['GIG000123450', 'NG', ''],
  ['https://carrier.test/1Z999AA10123456784', 'US', ''],
])('the carrier of %j in %s is %j', (number, country, carrier) => {
  expect(recognizeCarrier(number, country, [])).toBe(carrier)
})

test('a number in an unknown format is assigned to the carrier that staff added, if there is only one', () => {
  expect(recognizeCarrier('GIG000123450', 'NG', [GIG])).toBe('GIG Logistics')
  expect(recognizeCarrier('1Z999AA10123456784', 'NG', [GIG])).toBe('ups')
  expect(recognizeCarrier('GIG000123450', 'NG', [GIG, { ...GIG, name: 'Kwik' }])).toBe('')
  expect(recognizeCarrier('01505123456789', 'DE', [GIG]), 'DPD and others use such numbers').toBe('')
  expect(recognizeCarrier('Picked up', 'DE', [GIG])).toBe('')
})

test.each(CARRIER_NAMES)('$name links to a page with the number', ({ id, name }) => {
  const { carrier, link } = getTracking(id, 'ab 12-34', [])
  expect(carrier).toBe(name)
  expect(link).toMatch(/^https:\/\/[\w.-]+\/.*AB1234/)
  expect(isCarrier(id, [])).toBe(true)
})

describe('a parcel', () => {
  test.each([
    ['ups', '1Z999', { carrier: 'UPS', link: 'https://www.ups.com/track?tracknum=1Z999' }],
    [
      'ups',
      'x"><script>&a=/..',
      { carrier: 'UPS', link: 'https://www.ups.com/track?tracknum=X%22%3E%3CSCRIPT%3E%26A%3D%2F..' },
    ],
    ['GIG Logistics', 'GIG 1', { carrier: 'GIG Logistics', link: 'https://giglogistics.com/track?waybill=GIG1' }],
    ['GIG Logistics', 'kw-8f3a', { carrier: 'GIG Logistics', link: 'https://giglogistics.com/track?waybill=kw-8f3a' }],
    ['A former carrier', '1', { carrier: 'A former carrier', link: null }],
    ['', '1Z999', { carrier: '', link: null }],
    ['ups', '', { carrier: 'UPS', link: null }],
    ['', 'https://carrier.test/1', { carrier: '', link: 'https://carrier.test/1' }],
    ['', 'javascript:alert(1)', { carrier: '', link: null }],
    ['', 'http://carrier.test/1', { carrier: '', link: null }],
    ['', 'https://', { carrier: '', link: null }],
    ['', 'https://a b', { carrier: '', link: null }],
    ['', 'https:\\\\evil.example', { carrier: '', link: null }],
    ['', 'see https://carrier.example', { carrier: '', link: null }],
  ])('with the carrier %j and the number %j shows the expected carrier name and link', (carrier, number, tracking) => {
    expect(getTracking(carrier, number, [GIG])).toEqual(tracking)
  })
})

test.each([
  ['', []],
  [`GIG Logistics   ${GIG.url}\n\n`, [GIG]],
  ['https://giglogistics.com/{number}', null],
  ['GIG http://giglogistics.com/{number}', null],
  ['GIG https://giglogistics.com/', null],
  ['GIG https://{number}.example.com/', null],
  ['GIG https://{number}@example.com/', null],
  ['GIG javascript:{number}', null],
  ['GIG', null],
  ['GIG https://gig.example/{number}\nRiders https://a.example/{number}\ngig https://b.example/{number}', null],
  ['dhl https://riders.example/{number}', null],
  ['Royal mail https://riders.example/{number}', null],
  ['royal-mail https://riders.example/{number}', null],
])('custom carriers %j are parsed or rejected', (text, carriers) => {
  expect(parseCustomCarriers(text)).toEqual(carriers)
})

test('carriers that were saved before names had to be unique still work', () => {
  const own = { name: 'DHL', url: 'https://riders.example/{number}' }
  const saved = getCustomCarriers({ own_carriers: joinCustomCarriers([own, own]) })
  expect(getTracking('DHL', '1', saved)).toEqual({ carrier: 'DHL', link: 'https://riders.example/1' })
})

test('carriers without a name or a URL are kept in the text while staff edit them, and empty ones are not', () => {
  const carriers = [GIG, { name: 'City Riders', url: '' }, { name: '', url: 'https://riders.example/{number}' }]
  const text = joinCustomCarriers([...carriers, { name: ' ', url: '' }])
  expect(text.split('\n')).toHaveLength(3)
  expect(splitCustomCarriers(text)).toEqual(carriers)
})
