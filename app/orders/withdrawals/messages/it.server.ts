import { formatNumber } from '#app/lib/format/number.ts'

/** The day comes first: 'il 12 dic 2026', but 'l’8 dic 2026'. */
const on = (day: string) => (/^(8|11)\b/.test(day) ? `l’${day}` : `il ${day}`)

// Before the order, and when a line is rejected: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed:
    'Articolo sigillato per motivi igienici: se il sigillo viene aperto dopo la consegna, il diritto di recesso viene meno.',
  personal: 'Articolo confezionato su misura o personalizzato per te: il diritto di recesso non si applica.',
} as const

// These messages reject a form
export const nameMissing = 'Inserisci nome e cognome'
export const orderNumberMissing = 'Inserisci il numero d’ordine'
export const orderNumberUnreadable = 'Inserisci un numero d’ordine di questo shop: inizia con IN, come IN1A2B3C4D'
export const invalidEmail = 'Inserisci un indirizzo e-mail come ada@example.com'
export const noMatch =
  'Non abbiamo trovato un ordine con questo numero e questa e-mail. Controllali entrambi e usa l’e-mail con cui hai ordinato. Quello che hai scritto è ancora qui.'
export const tooManyTries =
  'Troppi tentativi per questo ordine. Riprova tra un’ora o usa il link nell’e-mail di conferma.'
export const unitsUnreadable = 'Inserisci un numero intero, 1 o più'
export const tooManyUnits = (left: number) => `Puoi sceglierne al massimo ${formatNumber(left)}`
export const noUnits = 'Scegli almeno un articolo'
export const formIncomplete = 'Questo modulo è incompleto o contiene un campo sconosciuto. Riprova.'

// Why nothing of an order can be withdrawn
export const rejections = {
  notCovered: 'Per questo ordine non è previsto il recesso online. Per un reso, [scrivici](/contact).',
  returnInstead: 'Per questo ordine non è previsto il recesso online, ma puoi restituire gli articoli.',
  cancelled: 'Questo ordine è già annullato: non c’è un contratto da cui recedere.',
  imported:
    'Questo ordine è stato fatto nel nostro shop precedente: qui non è possibile recedere. [Scrivici](/contact).',
  erased:
    'I dati personali di questo ordine sono stati cancellati: qui non è possibile recedere. [Scrivici](/contact).',
  exempt: 'Per gli articoli di questo ordine il diritto di recesso non si applica:',
  returned: 'Tutti gli articoli di questo ordine sono già stati restituiti: non c’è più nulla da cui recedere.',
} as const
export const late = (day: string) =>
  `Il termine per recedere da questo ordine è scaduto ${on(day)}. Se qualcosa non va con il tuo acquisto, i tuoi altri diritti restano validi: [scrivici](/contact).`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled: 'Il tuo ordine non era ancora partito, quindi è annullato. Ti rimborseremo tutto quello che hai pagato.',
  unshipped: (day: string) =>
    `Il tuo ordine non è ancora partito. Toglieremo gli articoli per cui hai esercitato il recesso e ti rimborseremo entro ${on(day)}, con il metodo di pagamento che hai usato.`,
  shipped: (day: string) =>
    `Spedisci indietro gli articoli entro ${on(day)}. Ti rimborseremo entro lo stesso giorno, con il metodo di pagamento che hai usato. Possiamo attendere di riceverli, o la prova che li hai spediti.`,
} as const
export const sendTo = (address: string) => `Indirizzo per il reso: ${address}.`
export const addressOnRequest = (email: string) => `Per l’indirizzo a cui spedire il reso, scrivi a ${email}.`
export const refundAccount = (email: string) =>
  `Per permetterci di farti il bonifico, invia a ${email} il nome dell’intestatario del conto e l’IBAN o il numero di conto.`
export const withdrawnUnits = (units: number) => `Recesso: ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `Il tuo recesso dall’ordine ${store} ${order}`,
  title: 'Abbiamo ricevuto il tuo recesso',
  text: (order: string, at: string) =>
    `Hai esercitato il recesso dal contratto dell’ordine ${order}. Lo abbiamo ricevuto ${on(at)}.`,
  name: 'Nome e cognome',
  receivedAt: 'Data di ricevimento',
} as const

// For an order that was never paid
export const nextUnpaid = {
  cancelled:
    'Il tuo ordine non era ancora partito, quindi è annullato. Non abbiamo ricevuto alcun pagamento, quindi non c’è nulla da rimborsare.',
  unshipped: () =>
    'Il tuo ordine non è ancora partito. Toglieremo gli articoli per cui hai esercitato il recesso. Non abbiamo ricevuto alcun pagamento, quindi non c’è nulla da rimborsare.',
  shipped: (day: string) =>
    `Spedisci indietro gli articoli entro ${on(day)}. Non abbiamo ricevuto alcun pagamento, quindi non c’è nulla da rimborsare.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Modulo di recesso tipo',
  lead: 'In alternativa puoi usare questo modulo, su carta o via e-mail. Non è obbligatorio.',
  hint: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
  to: 'Destinatario',
  declaration:
    'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
  ordered: 'Ordinato il (*)/ricevuto il (*)',
  name: 'Nome del/dei consumatore(i)',
  address: 'Indirizzo del/dei consumatore(i)',
  signature: 'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
  date: 'Data',
  choice: '(*) Cancellare la dicitura inutile.',
  print: 'Stampa',
} as const

// The instructions of Directive 2011/83/EU, Annex I (A), for goods
export const instruction = {
  title: 'Istruzioni sul recesso',
  right:
    'Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni. Il periodo di recesso scade dopo 14 giorni dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico dell’ultimo bene.',
  declaration: (seller: string, url: string) =>
    `Per esercitare il diritto di recesso, Lei è tenuto a informarci (${seller}) della Sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica). A tal fine può utilizzare il modulo tipo di recesso riportato sotto, ma non è obbligatorio. Può esercitare il diritto di recesso anche online all’indirizzo ${url}. Se utilizza questa funzione online, Le trasmetteremo senza indebito ritardo una conferma di ricevimento del recesso su un supporto durevole (ad esempio per posta elettronica), con il suo contenuto e la data e l’ora della sua trasmissione.`,
  deadline:
    'Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.',
  refund:
    'Se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della Sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso. Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino all’avvenuta dimostrazione da parte Sua di aver rispedito i beni, se precedente.',
  sending:
    'È pregato di rispedire i beni o di consegnarli a noi, senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il Suo recesso dal presente contratto. Il termine è rispettato se Lei rispedisce i beni prima della scadenza del periodo di 14 giorni.',
  cost: 'I costi diretti della restituzione dei beni saranno a Suo carico, salvo che la nostra politica di reso preveda che li sosteniamo noi.',
  value:
    'Lei è responsabile solo della diminuzione del valore dei beni risultante da una manipolazione del bene diversa da quella necessaria per stabilire la natura, le caratteristiche e il funzionamento dei beni.',
} as const
