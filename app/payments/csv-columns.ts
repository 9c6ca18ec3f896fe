/**
 * The column names in exports from banks in Europe, Nigeria and Brazil. `findColumn` derives the kind of a column from
 * its name.
 */

import { createKindLookup, normalizeColumnName, type RankedKind } from '#app/lib/csv.ts'
import { splitEntries } from '#app/lib/lists.ts'

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

/** Compared after `normalizeColumnName`. If only one column of a kind is read, earlier names take precedence. */
const NAMES: Readonly<Record<ColumnKind, readonly string[]>> = {
  bookedOn: splitEntries(`
    booking date, posting date, date posted, posted date, book date, completed date, date completed,
    buchungstag, buchungsdatum, buchung, datum buchung, date de comptabilisation, date comptable,
    date operation, date de l operation, date d operation, date de operation, fecha operacion,
    fecha de operacion, fecha contable, f operativa, fecha movimiento, data contabile,
    data operazione, data registrazione, data movimento, data mov, data lancamento, data da operacao,
    data operacao, boekdatum, boekingsdatum, data ksiegowania, data operacji, data transakcji,
    transactiedatum, transaction date, trans date, tran date, txn date, transaction time, trans time,
    date time, created date, date, datum, fecha, data,
    finished on, created on, transaction date time, payment date, data lançamento, data do lançamento,
    bokföringsdag, bokföringsdatum, bokförd, transaktionsdag, transaktionsdatum, bogføringsdato, bogført,
    bokføringsdato, bokført dato, dato, kirjauspäivä, kirjauspäivämäärä, tapahtumapäivä, päivämäärä, pvm,
    tarih, işlem tarihi, muhasebe tarihi, datum knjiženja, datum izvršenja, datum transakcije,
    дата, дата операции, дата проводки, дата операції, дата транзакції, дата на операцията, вальор,
    datum zaúčtování, datum zauctovania, datum zaúčtovania, datum provedení, dátum, dátum zaúčtovania,
    könyvelés napja, könyvelés dátuma, könyvelési dátum, tranzakció dátuma, data tranzacției, data tranzactiei,
    ημερομηνία, ημ/νία, ημερομηνία συναλλαγής, operacijos data, mokėjimo data, datums, kuupäev
  `),
  valueDate: splitEntries(`
    value date, value dt, valuta, valutadatum, wertstellung, wert, date de valeur, date valeur, fecha valor,
    f valor, data valuta, data valor, rentedatum, data waluty,
    valutadag, valuteringsdag, rentedato, valørdato, arvopäivä, valör tarihi, datum valute, дата валютирования,
    értéknap, data valutei, ημερομηνία αξίας
  `),
  amount: splitEntries(`
    amount, transaction amount, betrag, umsatz, umsatz in, betrag in, montant, importe, importo,
    montante, importancia, valor, cantidad, bedrag, transactiebedrag, kwota, kwota operacji,
    kwota transakcji, montant de l operation, importe operacion, wartosc, amount in, betrag in eur,
    target amount after fees, transaction value, valor do lançamento, belopp, beløb, beløp, määrä, summa,
    tutar, işlem tutarı, iznos, iznos transakcije, znesek, сумма, сумма операции, сума, сума операції,
    částka, objem, suma, összeg, valoare, ποσό, kogus, сумма в валюте счета
  `),
  credit: splitEntries(`
    credit, credits, credit amount, deposit amt, deposit amount, paid in, money in, deposit, deposits, amount credit,
    haben, gutschrift,
    gutschriften, habenumsatz, eingang, einzahlung, credit euros, montant credit, recettes, abono,
    abonos, haber, ingresos, ingreso, avere, accrediti, accredito, entrate, credito, creditos,
    bij, bijgeschreven, uznania, uznanie, wplywy, kwota uznania, wplata,
    lodgement, lodgements, lodgment, lodgments, credit naira, crédito r, entradas, entrada, inflow,
    kredit, insättning, insättningar, insatt, indsat, indbetaling, indbetalinger, inn på konto, inn, inngående,
    panot, pano, alacak, yatan, gelen, giriş, uplata, uplate, priliv, prilivi, potražuje, potražni promet,
    зачисление, зачислено, приход, поступление, поступления, кредит, сумма по кредиту, зарахування,
    надходження, příjem, příjmy, připsáno, príjem, kredit suma, jóváírás, jóváírások, încasări, intrări,
    πίστωση, πιστώσεις, įplaukos, gauta, kreditas, ieņēmumi, kredīts, laekumine, laekumised, kreedit, v dobro, dobro
  `),
  debit: splitEntries(`
    debit, debits, debit amount, paid out, money out, withdrawal, withdrawals, withdrawal amt,
    withdrawal amount, soll, lastschrift,
    belastung, belastungen, sollumsatz, ausgang, auszahlung, debit euros, montant debit, depenses,
    cargo, cargos, debe, gastos, pagos, dare, addebiti, addebito, uscite, debito, debitos,
    af, afgeschreven, obciazenia, obciazenie, wydatki, kwota obciazenia, wyplata,
    debit naira, saídas, saída, outflow, débito r,
    debet, belastning, uttag, utbetalning, hævet, udbetaling, udbetalinger, ut fra konto, ut, utgående,
    otot, otto, borç, çekilen, giden, çıkış, isplata, isplate, odliv, odlivi, duguje, dugovni promet,
    списание, списано, расход, расходы, дебет, сумма по дебету, списання, витрати, výdaj, výdaje,
    odepsáno, debetas, terhelés, terhelések, plăți, ieșiri, χρέωση, χρεώσεις, išlaidos, išmokėta,
    izdevumi, debets, väljaminek, väljaminekud, deebet, v breme, breme
  `),
  direction: splitEntries(`
    credit debit, debit credit, credit debit indicator, dc, cd, d c, c d, s h, soll haben, h s,
    direction, in out, dr cr, cr dr, d k, k d, wn ma, eingang ausgang, credit or debit,
    af bij, bij af, sens, debe haber, dare avere, segno, sygnatura, debito credito, umsatzart s h,
    deebet kreedit, debetas kreditas, debets kredits, borç alacak, b a, дебет кредит,
    тип операції, is credit, iscredit, cdi, plus minus
  `),
  currency: splitEntries(`
    currency, ccy, wahrung, waehrung, devise, divisa, moneda, moeda, munt, muntsoort,
    valuta code, waluta, waluta operacji, transaction currency,
    target currency, account currency, valutakod, valuuta, döviz, döviz cinsi, para birimi, doviz kodu, валюта,
    валюта операции, měna, mena, pénznem, devizanem, moneda tranzacției, νόμισμα, valiuta, valūta
  `),
  payerName: splitEntries(`
    payer, payer name, counterparty, counterparty name, counter party, sender, sender name, debtor,
    partner name, counter party name, to from, from to, beneficiary or sender,
    debtor name, name of payer, zahlungspflichtiger, zahlungspflichtige r, auftraggeber,
    name zahlungsbeteiligter, beguenstigter zahlungspflichtiger, begunstigter zahlungspflichtiger,
    auftraggeber empfanger, auftraggeber empfaenger, auftraggeber begunstigter, auftraggeber beguenstigter,
    auftraggeber zahlungsempfanger, empfanger auftraggeber, empfanger, name des partners, partnername,
    donneur d ordre, emetteur, nom du tiers, tiers, contrepartie, nom contrepartie, nom de la contrepartie,
    ordenante, remitente, ordenante beneficiario, ordinante, controparte, ordinante beneficiario,
    entidade, naam tegenpartij, naam tegenpartij en of begunstigde, tegenpartij, naam omschrijving, naam,
    nadawca, nazwa nadawcy, kontrahent, nazwa kontrahenta, dane kontrahenta, nadawca odbiorca,
    odbiorca zleceniodawca, name, nom, nombre, nome, payee,
    source name, from, received from, originator, originator name, payer beneficiary, remetente, pagador,
    avsändare, betalare, afsender, avsender, betaler, maksaja, saaja maksaja, gönderen, karşı taraf,
    platitelj, uplatitelj, nalogodavac, плательщик, отправитель, контрагент, платник, plátce, platiteľ,
    název protiúčtu, název protistrany, ellenoldali név, partner neve, plătitor, ordonator, πληρωτής,
    mokėtojas, mokėtojas gavėjas, maksātājs, partneris, saatja, saaja maksja nimi
  `),
  payerAccount: splitEntries(`
    counterparty iban, counterparty account, payer account, payer iban, sender account, debtor account,
    debtor iban, kontonummer iban, iban zahlungsbeteiligter, iban des auftraggebers, gegenkonto,
    iban gegenkonto, partner iban, iban kontonummer, compte tiers, iban contrepartie, compte contrepartie,
    compte de la contrepartie, numero de compte de la contrepartie, cuenta ordenante, cuenta origen,
    iban ordenante, iban ordinante, iban controparte, conta ordenante, iban tegenpartij, tegenrekening,
    tegenrekening iban bban, rekening tegenpartij, rachunek nadawcy, rachunek kontrahenta,
    rachunek przeciwstawny, numer rachunku, nr rachunku, numer konta, nr konta, kontonummer, iban,
    avsändarkonto, fra konto, från konto, račun platitelja, счет плательщика, protiúčet, číslo protiúčtu,
    ellenoldali számla, ellenszámla, contul plătitorului, mokėtojo sąskaita, saatja konto
  `),
  ownAccount: splitEntries(`
    own account, account, account number, account iban, auftragskonto, iban auftragskonto, konto,
    compte, numero de compte, cuenta, conto, conta, rekening, rekeningnummer, iban bban, rachunek,
    kontonr, счет, рахунок, номер счета, číslo účtu, számlaszám, cont, račun, sąskaita, sąskaitos nr, hesap, hesap no
  `),
  reference: splitEntries(`
    end to end id, end to end reference, endtoendid, payment reference, structured reference,
    kundenreferenz end to end, end to end referenz, kundenreferenz, reference client, betalingskenmerk,
    communication structuree, transactiereferentie, numer referencyjny, referencja, kenmerk, reference,
    referenz, referencia, riferimento, referentie, referencia 1, transaction reference,
    referens, referanse, referanslar, viite, viitenumero, kid, poziv na broj, poziv na broj odobrenja, sklic,
    variabilní symbol, variabilný symbol, referans, referans no, viitenumber, nuoroda, atsauce
  `),
  text: splitEntries(`
    remittance information, description, transaction description, details, transaction details, memo,
    narration, narrations, transaction narration, remark, remarks, transaction remarks, particulars,
    transaction particulars, payment details, notes, notes and tags, narrative, message,
    verwendungszweck, vwz, buchungstext, buchungsdetails, zahlungsgrund,
    libelle, libelle operation, libelle de l operation, motif, objet, communication, communications,
    communication libre, informations complementaires, concepto, descripcion, observaciones, mas datos,
    causale, descrizione, descrizione operazione, descrizione estesa, descricao, descritivo,
    descricao da operacao, descricao operacao, movimento, mededeling, mededelingen, omschrijving,
    omschrijving 1, omschrijving 2, omschrijving 3, referencia 2, tytul, tytul operacji, tytul przelewu,
    tytulem, opis, opis operacji, opis transakcji, szczegoly transakcji,
    text, transaction detail, transaction text, transaction info, transaction information, information,
    transaction narrative, narrative 1, narration details, additional information, comment, comments,
    buchungsinformation, buchungsinformationen, buchungshinweis, umsatztext, vorgang, vorgang verwendungszweck,
    histórico, historico, descrição do lançamento, lançamento, detalhes, complemento,
    meddelande, transaktionstext, rubrik, beskrivning, specifikation, tekst, beskrivelse, forklaring, melding,
    meddelelse, viesti, selitys, selite, açıklama, açıklamalar, işlem açıklaması, opis plaćanja, svrha,
    svrha plaćanja, namen, namen plačila, описание, описание операции, назначение, назначение платежа,
    комментарий, опис, опис операції, призначення платежу, основание, zpráva pro příjemce, zpráva, poznámka,
    popis, popis transakce, správa pre príjemcu, správa, közlemény, megjegyzés, leírás, descriere,
    detalii, detalii tranzacție, explicație, explicații, περιγραφή, αιτιολογία, paskirtis, mokėjimo paskirtis,
    maksājuma mērķis, informācija, selgitus
  `),
  status: ['status', 'state', 'info', 'stato', 'estado', 'etat', 'statut'],
}

const listKinds = createKindLookup(NAMES)

/** Returns the kind of a column; null if its name is unknown. A lower rank means a better name for the kind. */
export function findColumn(cell: string): RankedKind<ColumnKind> | null {
  return listKinds(normalizeColumnName(cell))[0] ?? null
}
