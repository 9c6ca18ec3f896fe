import { expect, test } from 'vitest'
import { decodeText } from '#app/platform/files/decode-text.ts'

const GERMAN = 'Name;Größe;Text\r\nGrünes Kleid;weiß;„Schön“ – 10\r\nMädchen;Übergröße;Müller'
const encode = (text: string, table: string) =>
  Uint8Array.from(text, (character) => {
    const at = table.indexOf(character)
    return character < '\u0080' || at === -1 ? character.charCodeAt(0) : 0x80 + at
  })
const decodeUpperHalf = (encoding: string) =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index))
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

test.each([
  ['Windows-1252', GERMAN],
  ['Windows-1252', 'Prénom,Déjà vu,L’été à l’œuvre,créée,Noël — 5 €'],
  ['Windows-1252', 'Descripción,España,¿Qué?,corazón'],
  ['Macintosh', GERMAN],
  ['Macintosh', 'Prénom,Déjà vu,L’été à l’œuvre,façade,Noël'],
  ['Windows-1250', 'Tytuł;Łukasz Kąkol;żółty;Środa'],
  ['Windows-1250', 'Příjmení;Dvořák;žluťoučký kůň'],
  ['ISO-8859-2', 'Tytuł;Łukasz Kąkol;żółty;Środa;źródło'],
  ['Windows-1254', 'Açıklama;Ödeme;İşlem;Borç;Ağustos'],
  ['Windows-1251', 'Дата;Описание;Сумма;Зачисление и списание'],
  ['Windows-1253', 'Ημερομηνία;Περιγραφή;Ποσό;Φόρεμα'],
  ['Windows-1256', 'الاسم الأول;اللقب;المدينة'],
])('%s is recognized: %s', (encoding, text) => {
  expect(decodeText(encode(text, decodeUpperHalf(encoding)))).toEqual({ text, encoding, isGuessed: true })
})

test('the DOS code page is recognized', () => {
  const text = 'Name;Größe\r\nJörg Müller;für Mädchen\r\nCafé;5'
  expect(decodeText(encode(text, DOS))).toEqual({ text, encoding: 'CP850', isGuessed: true })
})

test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('the encoding %s is recognized with certainty', (encoding) => {
  for (const mark of ['', '\ufeff']) {
    const buffer = Buffer.from(mark + GERMAN, encoding === 'utf-8' ? 'utf-8' : 'utf-16le')
    const bytes = encoding === 'utf-16be' ? buffer.swap16() : buffer
    expect(decodeText(bytes)).toEqual({ text: GERMAN, encoding: encoding.toUpperCase(), isGuessed: false })
  }
})

test('a stray byte in UTF-8 is read as Windows-1252', () => {
  const bytes = Buffer.concat([Buffer.from('Caf'), Buffer.from([0xe9]), Buffer.from(' é 中文\n')])
  expect(decodeText(bytes)).toEqual({ text: 'Café é 中文\n', encoding: 'UTF-8', isGuessed: true })
})

test('a word of a million letters is decoded', () => {
  const text = `Größe für ${'x'.repeat(1_000_000)}ß`
  const { text: read, encoding } = decodeText(encode(text, decodeUpperHalf('Windows-1252')))
  expect([encoding, read === text]).toEqual(['Windows-1252', true])
})

test('bytes that begin a UTF-8 character but do not continue it are read one by one', () => {
  const bytes = Buffer.concat([
    Buffer.from('é中é中é中 '),
    Buffer.from([0xe4, 0x62, 0xc3, 0x2c, 0xf0]),
    Buffer.from(' é'),
  ])
  expect(decodeText(bytes)).toMatchObject({ text: 'é中é中é中 äbÃ,ð é', encoding: 'UTF-8' })
})
