/**
 * The header names of bank exports in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish.
 * `columnOf` finds what a column contains by its name.
 */

import { columnKinds, columnName, type RankedKind } from '#app/lib/column-names.ts'

export type ColumnKind =
  | 'bookedOn'
  | 'valueDate'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'direction'
  | 'currency'
  | 'payerName'
  | 'payerAccount'
  | 'ownAccount'
  | 'reference'
  | 'text'
  | 'status'

/** In the form of `columnName`. Of a kind that is taken once, earlier names are preferred. */
const NAMES: Readonly<Record<ColumnKind, readonly string[]>> = {
  bookedOn: [
    ...['booking date', 'posting date', 'date posted', 'posted date', 'book date', 'completed date', 'date completed'],
    ...['buchungstag', 'buchungsdatum', 'buchung', 'datum buchung', 'date de comptabilisation', 'date comptable'],
    ...['date operation', 'date de l operation', 'date d operation', 'date de operation', 'fecha operacion'],
    ...['fecha de operacion', 'fecha contable', 'f operativa', 'fecha movimiento', 'data contabile'],
    ...['data operazione', 'data registrazione', 'data movimento', 'data mov', 'data lancamento', 'data da operacao'],
    ...['data operacao', 'boekdatum', 'boekingsdatum', 'data ksiegowania', 'data operacji', 'data transakcji'],
    ...['transactiedatum', 'transaction date', 'trans date', 'tran date', 'txn date', 'transaction time', 'trans time'],
    ...['date time', 'created date', 'date', 'datum', 'fecha', 'data'],
  ],
  valueDate: [
    ...[
      'value date',
      'value dt',
      'valuta',
      'valutadatum',
      'wertstellung',
      'wert',
      'date de valeur',
      'date valeur',
      'fecha valor',
    ],
    ...['f valor', 'data valuta', 'data valor', 'rentedatum', 'data waluty'],
  ],
  amount: [
    ...['amount', 'transaction amount', 'betrag', 'umsatz', 'umsatz in', 'betrag in', 'montant', 'importe', 'importo'],
    ...['montante', 'importancia', 'valor', 'cantidad', 'bedrag', 'transactiebedrag', 'kwota', 'kwota operacji'],
    ...['kwota transakcji', 'montant de l operation', 'importe operacion', 'wartosc', 'amount in', 'betrag in eur'],
  ],
  credit: [
    ...[
      'credit',
      'credits',
      'credit amount',
      'deposit amt',
      'deposit amount',
      'paid in',
      'money in',
      'deposit',
      'deposits',
      'amount credit',
      'haben',
      'gutschrift',
    ],
    ...['gutschriften', 'habenumsatz', 'eingang', 'einzahlung', 'credit euros', 'montant credit', 'recettes', 'abono'],
    ...['abonos', 'haber', 'ingresos', 'ingreso', 'avere', 'accrediti', 'accredito', 'entrate', 'credito', 'creditos'],
    ...['bij', 'bijgeschreven', 'uznania', 'uznanie', 'wplywy', 'kwota uznania', 'wplata'],
  ],
  debit: [
    ...['debit', 'debits', 'debit amount', 'paid out', 'money out', 'withdrawal', 'withdrawals', 'withdrawal amt'],
    ...['withdrawal amount', 'soll', 'lastschrift'],
    ...['belastung', 'belastungen', 'sollumsatz', 'ausgang', 'auszahlung', 'debit euros', 'montant debit', 'depenses'],
    ...['cargo', 'cargos', 'debe', 'gastos', 'pagos', 'dare', 'addebiti', 'addebito', 'uscite', 'debito', 'debitos'],
    ...['af', 'afgeschreven', 'obciazenia', 'obciazenie', 'wydatki', 'kwota obciazenia', 'wyplata'],
  ],
  direction: [
    ...['credit debit', 'debit credit', 'credit debit indicator', 'dc', 'cd', 'd c', 'c d', 's h', 'soll haben', 'h s'],
    ...['direction', 'in out', 'dr cr', 'cr dr', 'd k', 'k d', 'wn ma', 'eingang ausgang', 'credit or debit'],
    ...[
      'af bij',
      'bij af',
      'sens',
      'debe haber',
      'dare avere',
      'segno',
      'sygnatura',
      'debito credito',
      'umsatzart s h',
    ],
  ],
  currency: [
    ...['currency', 'ccy', 'wahrung', 'waehrung', 'devise', 'divisa', 'moneda', 'moeda', 'munt', 'muntsoort'],
    ...['valuta code', 'waluta', 'waluta operacji', 'transaction currency'],
  ],
  payerName: [
    ...['payer', 'payer name', 'counterparty', 'counterparty name', 'counter party', 'sender', 'sender name', 'debtor'],
    ...['partner name', 'counter party name', 'to from', 'from to', 'beneficiary or sender'],
    ...['debtor name', 'name of payer', 'zahlungspflichtiger', 'zahlungspflichtige r', 'auftraggeber'],
    ...['name zahlungsbeteiligter', 'beguenstigter zahlungspflichtiger', 'begunstigter zahlungspflichtiger'],
    ...['auftraggeber empfanger', 'auftraggeber empfaenger', 'auftraggeber begunstigter', 'auftraggeber beguenstigter'],
    ...['auftraggeber zahlungsempfanger', 'empfanger auftraggeber', 'empfanger', 'name des partners', 'partnername'],
    ...[
      'donneur d ordre',
      'emetteur',
      'nom du tiers',
      'tiers',
      'contrepartie',
      'nom contrepartie',
      'nom de la contrepartie',
    ],
    ...['ordenante', 'remitente', 'ordenante beneficiario', 'ordinante', 'controparte', 'ordinante beneficiario'],
    ...[
      'entidade',
      'naam tegenpartij',
      'naam tegenpartij en of begunstigde',
      'tegenpartij',
      'naam omschrijving',
      'naam',
    ],
    ...['nadawca', 'nazwa nadawcy', 'kontrahent', 'nazwa kontrahenta', 'dane kontrahenta', 'nadawca odbiorca'],
    ...['odbiorca zleceniodawca', 'name', 'nom', 'nombre', 'nome', 'payee'],
  ],
  payerAccount: [
    ...['counterparty iban', 'counterparty account', 'payer account', 'payer iban', 'sender account', 'debtor account'],
    ...['debtor iban', 'kontonummer iban', 'iban zahlungsbeteiligter', 'iban des auftraggebers', 'gegenkonto'],
    ...[
      'iban gegenkonto',
      'partner iban',
      'iban kontonummer',
      'compte tiers',
      'iban contrepartie',
      'compte contrepartie',
    ],
    ...['compte de la contrepartie', 'numero de compte de la contrepartie', 'cuenta ordenante', 'cuenta origen'],
    ...['iban ordenante', 'iban ordinante', 'iban controparte', 'conta ordenante', 'iban tegenpartij', 'tegenrekening'],
    ...['tegenrekening iban bban', 'rekening tegenpartij', 'rachunek nadawcy', 'rachunek kontrahenta'],
    ...['rachunek przeciwstawny', 'numer rachunku', 'nr rachunku', 'numer konta', 'nr konta', 'kontonummer', 'iban'],
  ],
  ownAccount: [
    ...['own account', 'account', 'account number', 'account iban', 'auftragskonto', 'iban auftragskonto', 'konto'],
    ...[
      'compte',
      'numero de compte',
      'cuenta',
      'conto',
      'conta',
      'rekening',
      'rekeningnummer',
      'iban bban',
      'rachunek',
    ],
  ],
  reference: [
    ...['end to end id', 'end to end reference', 'endtoendid', 'payment reference', 'structured reference'],
    ...['kundenreferenz end to end', 'end to end referenz', 'kundenreferenz', 'reference client', 'betalingskenmerk'],
    ...['communication structuree', 'transactiereferentie', 'numer referencyjny', 'referencja', 'kenmerk', 'reference'],
    ...['referenz', 'referencia', 'riferimento', 'referentie', 'referencia 1', 'transaction reference'],
  ],
  text: [
    ...['remittance information', 'description', 'transaction description', 'details', 'transaction details', 'memo'],
    ...['narration', 'narrations', 'transaction narration', 'remark', 'remarks', 'transaction remarks', 'particulars'],
    ...['transaction particulars', 'payment details', 'notes', 'notes and tags', 'narrative', 'message'],
    ...['verwendungszweck', 'vwz', 'buchungstext', 'buchungsdetails', 'zahlungsgrund'],
    ...['libelle', 'libelle operation', 'libelle de l operation', 'motif', 'objet', 'communication', 'communications'],
    ...['communication libre', 'informations complementaires', 'concepto', 'descripcion', 'observaciones', 'mas datos'],
    ...['causale', 'descrizione', 'descrizione operazione', 'descrizione estesa', 'descricao', 'descritivo'],
    ...['descricao da operacao', 'descricao operacao', 'movimento', 'mededeling', 'mededelingen', 'omschrijving'],
    ...[
      'omschrijving 1',
      'omschrijving 2',
      'omschrijving 3',
      'referencia 2',
      'tytul',
      'tytul operacji',
      'tytul przelewu',
    ],
    ...['tytulem', 'opis', 'opis operacji', 'opis transakcji', 'szczegoly transakcji'],
  ],
  status: ['status', 'state', 'info', 'stato', 'estado', 'etat', 'statut'],
}

const kindsOf = columnKinds(NAMES)

/** A lower rank is the better name of its kind; null if the name is unknown. */
export function columnOf(cell: string): RankedKind<ColumnKind> | null {
  return kindsOf(columnName(cell))[0] ?? null
}
