/**
 * Recognizes the words that mark a payment as a credit or a debit (its direction) in a bank's CSV file, and rows that
 * are balances, not payments.
 */

import { normalizeColumnName } from '#app/lib/csv.ts'
import { splitEntries } from '#app/lib/lists.ts'

export const DIRECTIONS = ['credit', 'debit'] as const
export type Direction = (typeof DIRECTIONS)[number]

const DIRECTION_WORDS: Readonly<Record<Direction, readonly string[]>> = {
  credit: splitEntries(`
    c, cr, cred, credit, credits, crdt, in, incoming, inward, inflow, money in, paid in,
    deposit, received, income, incoming transfer, inward transfer, incoming payment, transfer in,
    h, haben, gutschrift, eingang, zahlungseingang, geldeingang, einnahme, zugang, einzahlung,
    recette, entree, encaissement, haber, abono, ingreso, entrada, avere, accredito, entrata,
    credito, bij, bijschrijving, uznanie, wplyw, wplata, ma, k, kr, kredit, kreditas,
    jovairas, insattning, inn, ind, prijem, alacak, +, lodgement, lodgements, deposits,
    uplata, priliv, potrazuje, gelen, giris, pano, indsat, incasare, intrare, laekumine,
    зачисление, приход, поступление, пополнение, кредит, зарахування, надходження, πιστωση
  `),
  debit: splitEntries(`
    d, dr, deb, debit, debits, dbit, out, outgoing, outward, outflow, money out, paid out,
    withdrawal, sent, expense, outgoing transfer, outward transfer, outgoing payment, transfer out,
    s, soll, lastschrift, belastung, ausgang, zahlungsausgang, geldausgang, ausgabe, abgang,
    auszahlung, depense, sortie, decaissement, debe, cargo, gasto, salida, saida, dare,
    addebito, uscita, debito, af, afschrijving, debet, debetas, obciazenie, wydatek, wyplata,
    wn, terheles, uttag, ut, ud, vydaj, vydej, borc, -, withdrawals, belastning,
    isplata, odliv, duguje, giden, cikis, otto, haevet, plata, iesire, valjaminek,
    списание, расход, дебет, снятие, списання, витрата, χρεωση
  `),
}
const DIRECTIONS_BY_WORD: ReadonlyMap<string, Direction> = new Map(
  DIRECTIONS.flatMap((direction) =>
    DIRECTION_WORDS[direction].map((word) => [normalizeColumnName(word) || word, direction]),
  ),
)

/** Normalizes a cell for comparison and storage; '' for an empty cell. */
export function normalizeDirection(cell: string): string {
  return (
    normalizeColumnName(cell) ||
    cell
      .trim()
      .toLowerCase()
      .replace(/^[−–]$/, '-')
  ).slice(0, MAX_WORD_LENGTH)
}

/** Returns null if the word is unknown. */
export function parseDirection(cell: string): Direction | null {
  return DIRECTIONS_BY_WORD.get(normalizeDirection(cell)) ?? null
}

export const MAX_WORD_LENGTH = 60
/** A column with more distinct words does not state a direction. */
const MAX_DIRECTION_WORDS = 12

/**
 * Returns the distinct words of a column as written in the file, or an empty list if there are too many or any is too
 * long.
 */
export function listDistinctWords(cells: readonly string[]): readonly string[] {
  const words = new Map<string, string>()
  for (const cell of cells) {
    const word = normalizeDirection(cell)
    if (!words.has(word)) words.set(word, cell.trim())
    if (words.size > MAX_DIRECTION_WORDS || cell.trim().length > MAX_WORD_LENGTH) return []
  }
  return [...words.values()]
}

/** Names of columns that often state the direction, among other things. */
const TYPE_NAME = /\b(?:type|typ|art|tipo|kind|code|soort|rodzaj|richtung|in|out|tran|transaction)\b/
/** Names of columns that identify a payment: each row has a different value in such a column. */
const ID_NAME = /\b(?:id|no|nr|num|number|numero|nummer|ref|reference)\b/
const CODE = /^[a-z]{0,3}\d{1,3}$/i

/** Returns how likely it is that the words of a column state the direction; 0 if they do not. */
export function rankDirectionColumn(name: string, cells: readonly string[]): number {
  const words = listDistinctWords(cells)
  if (words.length === 0 || words.every((word) => word === '')) return 0
  const isCode = words.some((word) => /\d/.test(word))
  if (isCode && (ID_NAME.test(normalizeColumnName(name)) || !words.every((word) => word === '' || CODE.test(word))))
    return 0
  const repeats = words.length <= cells.length / 2
  if (isCode && words.length !== 2 && !repeats) return 0
  if (words.some((word) => parseDirection(word) !== null)) return 3
  if (TYPE_NAME.test(normalizeColumnName(name))) return 2
  // A short file also has few distinct names and addresses, but those rarely repeat. Two words can be the two
  // directions.
  return words.length > 1 && (repeats || words.length === 2) ? 1 : 0
}

/**
 * Matches whole cells, because the text of a payment can contain these words. “Saldo” alone does not match, because a
 * payment can have this text.
 */
const BALANCE_TEXT = new RegExp(
  `^(?:${[
    '(?:opening|closing|starting|ending|initial|final|start|end|available|booked|previous|new|old|current) balance',
    'balance (?:(?:brought|carried) forward|b f|c f)',
    '(?:total |debit |credit )?turnovers?',
    '(?:anfangs|end|schluss|abschluss|zwischen|start|eroffnungs|begin|eind|tages|alter |neuer )saldo',
    '(?:alter |neuer )?kontostand|umsatzsumme',
    'saldo (?:inicial|final|iniziale|finale|anterior|contabile|disponible|disponibile|poczatkowe|koncowe|actual)',
    's a l d o|saldo (?:do dia|del dia|atual|bloqueado|(?:total )?disponivel(?: (?:do )?dia)?|parcial)',
    '(?:pocetno|zavrsno|novo|staro) stanje|(?:devreden|donem sonu|donem basi|acilis|kapanis) bakiye(?:si)?',
    '(?:входящии|исходящии|начальныи|конечныи) остаток|(?:pocatecni|konecny|pociatocny) zustatok',
    'solde (?:initial|final|precedent|d ouverture|de cloture|de depart|de fin|anterieur)',
    '(?:oud|nieuw) saldo',
    'obroty|apyvarta|apgrozijums|kaive',
    'likutis (?:pradziai|pabaigai)|(?:pradinis|galutinis) likutis|(?:sakuma|beigu) atlikums|(?:alg|lopp)saldo',
    'nyito egyenleg|zaro egyenleg|(?:ingaende|utgaende) saldo',
  ].join('|')})$`,
)

/** Returns true if a cell describes a balance or a total: some banks list these, with a date, between the payments. */
export function isBalanceText(cell: string): boolean {
  return BALANCE_TEXT.test(normalizeColumnName(cell))
}
