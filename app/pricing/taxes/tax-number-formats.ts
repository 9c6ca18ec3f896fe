import * as at from 'stdnum/lib/cjs/at/uid.js'
import * as au from 'stdnum/lib/cjs/au/abn.js'
import * as be from 'stdnum/lib/cjs/be/vat.js'
import * as bgCitizen from 'stdnum/lib/cjs/bg/egn.js'
import * as bgForeigner from 'stdnum/lib/cjs/bg/pnf.js'
import * as ch from 'stdnum/lib/cjs/ch/vat.js'
import * as cy from 'stdnum/lib/cjs/cy/vat.js'
import * as cz from 'stdnum/lib/cjs/cz/dic.js'
import * as de from 'stdnum/lib/cjs/de/vat.js'
import * as dk from 'stdnum/lib/cjs/dk/cvr.js'
import * as ee from 'stdnum/lib/cjs/ee/kmkr.js'
import * as es from 'stdnum/lib/cjs/es/nif.js'
import * as fi from 'stdnum/lib/cjs/fi/alv.js'
import * as fr from 'stdnum/lib/cjs/fr/tva.js'
import * as gb from 'stdnum/lib/cjs/gb/vat.js'
import * as gr from 'stdnum/lib/cjs/gr/vat.js'
import * as hr from 'stdnum/lib/cjs/hr/oib.js'
import * as hu from 'stdnum/lib/cjs/hu/anum.js'
import * as ie from 'stdnum/lib/cjs/ie/vat.js'
import * as it from 'stdnum/lib/cjs/it/iva.js'
import * as lt from 'stdnum/lib/cjs/lt/pvm.js'
import * as lu from 'stdnum/lib/cjs/lu/tva.js'
import * as lv from 'stdnum/lib/cjs/lv/pvn.js'
import * as mt from 'stdnum/lib/cjs/mt/vat.js'
import * as nl from 'stdnum/lib/cjs/nl/btw.js'
import * as no from 'stdnum/lib/cjs/no/mva.js'
import * as pl from 'stdnum/lib/cjs/pl/nip.js'
import * as pt from 'stdnum/lib/cjs/pt/nif.js'
import * as ro from 'stdnum/lib/cjs/ro/cif.js'
import * as se from 'stdnum/lib/cjs/se/vat.js'
import * as si from 'stdnum/lib/cjs/si/ddv.js'
import type { Validator } from 'stdnum/lib/cjs/types.js'

/** What is wrong with the part after the country's letters, or that part as it is stored. */
type Checked = 'form' | 'check-digit' | { readonly stored: string }

export type TaxNumberFormat = {
  readonly kind: 'vat' | 'tin' | 'abn'
  /** The letters before the number, as VIES and invoices write them; none for plain tax numbers. */
  readonly prefix: string
  readonly example: string
  /** `text` has letters and digits only. */
  readonly check: (text: string) => Checked
}

/** By country (ISO 3166-1), and XI for Northern Ireland. The order is that of the European Commission. */
export const TAX_NUMBER_FORMATS: Readonly<Record<string, TaxNumberFormat>> = {
  AT: vat('AT', 'U13585627', at),
  BE: vat('BE', '0403019261', be),
  BG: { kind: 'vat', prefix: 'BG', example: 'BG175074752', check: checkBulgarian },
  HR: vat('HR', '33392005961', hr),
  CY: vat('CY', '10259033P', cy),
  CZ: { kind: 'vat', prefix: 'CZ', example: 'CZ25123891', check: checkCzech },
  DK: vat('DK', '13585628', dk),
  EE: vat('EE', '100931558', ee),
  FI: vat('FI', '20774740', fi),
  FR: vat('FR', '40303265045', fr),
  DE: vat('DE', '136695976', de),
  GR: vat('EL', '094259216', gr),
  HU: vat('HU', '12892312', hu),
  IE: vat('IE', '6433435F', ie),
  IT: vat('IT', '00743110157', it),
  LV: { kind: 'vat', prefix: 'LV', example: 'LV40003521600', check: checkLatvian },
  LT: vat('LT', '119511515', lt),
  LU: vat('LU', '15027442', lu),
  MT: vat('MT', '11679112', mt),
  NL: vat('NL', '004495445B01', nl),
  PL: vat('PL', '8567346215', pl),
  PT: vat('PT', '501964843', pt),
  RO: vat('RO', '18547290', ro),
  SK: { kind: 'vat', prefix: 'SK', example: 'SK2022749619', check: checkSlovak },
  SI: vat('SI', '50223054', si),
  ES: vat('ES', 'B58378431', es),
  SE: vat('SE', '556188840401', se),
  XI: { kind: 'vat', prefix: 'XI', example: 'XI980780684', check: checkBritish },
  GB: { kind: 'vat', prefix: 'GB', example: 'GB980780684', check: checkBritish },
  CH: { kind: 'vat', prefix: 'CHE', example: 'CHE-100.155.212 MWST', check: (text) => checkBy(ch, text, 'CHE') },
  NO: vat('NO', '995525828MVA', no),
  AU: { kind: 'abn', prefix: '', example: '51 824 753 556', check: (text) => checkBy(au, text) },
  NG: { kind: 'tin', prefix: '', example: '12345678-0001', check: checkNigerian },
}

function vat(prefix: string, example: string, validator: Validator): TaxNumberFormat {
  return { kind: 'vat', prefix, example: prefix + example, check: (text) => checkBy(validator, text) }
}

function checkBy({ validate }: Validator, text: string, before = ''): Checked {
  const result = validate(before + text)
  if (result.isValid) return { stored: result.compact.slice(before.length) }
  return result.error.name === 'InvalidChecksum' ? 'check-digit' : 'form'
}

/** stdnum refuses companies whose number begins with 4 to 8, and takes wrong numbers of 10 digits. */
function checkBulgarian(text: string): Checked {
  const digits = Array.from(text, Number)
  if (/^\d{9}$/.test(text)) return isCompany(digits) ? { stored: text } : 'check-digit'
  if (!/^\d{10}$/.test(text)) return 'form'
  const isPerson = bgCitizen.validate(text).isValid || bgForeigner.validate(text).isValid
  const isOther = (11 - weighted(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2])) % 11 === digits[9]
  return isPerson || isOther ? { stored: text } : 'check-digit'
}

function isCompany(digits: readonly number[]): boolean {
  const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8])
  const rest = first === 10 ? weighted(digits, [3, 4, 5, 6, 7, 8, 9, 10]) : first
  return rest % 10 === digits[8]
}

function weighted(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11
}

/** stdnum computes another check digit for persons without a birth number. */
function checkCzech(text: string): Checked {
  if (!/^6\d{8}$/.test(text)) return checkBy(cz, text)
  const rest = (10 - weighted(Array.from(text.slice(1), Number), [8, 7, 6, 5, 4, 3, 2])) % 11
  return text.endsWith(String((18 - rest) % 10)) ? { stored: text } : 'check-digit'
}

/** stdnum takes any five digits. */
function checkBritish(text: string): Checked {
  return /^(\d{9}|\d{12}|(GD|HA)\d{3})$/.test(text) ? checkBy(gb, text) : 'form'
}

/** stdnum looks for a birthday in personal codes, which those since 2017, beginning with 32, have not. */
function checkLatvian(text: string): Checked {
  return /^32\d{9}$/.test(text) ? { stored: text } : checkBy(lv, text)
}

/** stdnum refuses persons, whose number begins with 1. */
function checkSlovak(text: string): Checked {
  if (!/^[1-9]\d{9}$/.test(text)) return 'form'
  return Number(text) % 11 === 0 ? { stored: text } : 'check-digit'
}

/** Of the Joint Tax Board (10 digits), of the federal service (8 and 4), or of 2026 (13). No check digit is published. */
function checkNigerian(text: string): Checked {
  if (/^(\d{10}|\d{13})$/.test(text)) return { stored: text }
  return /^\d{12}$/.test(text) ? { stored: `${text.slice(0, 8)}-${text.slice(8)}` } : 'form'
}
