import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Accessibilità'
export const intro = (store: string) =>
  `Questa dichiarazione descrive come il negozio online ${store} soddisfa i requisiti della direttiva (UE) 2019/882 sull’accessibilità.`
export const serviceTitle = 'Che cosa offre questo negozio'
export const service =
  'Qui puoi guardare i capi, scegliere taglia e colore, ordinare e pagare. Puoi anche seguire un ordine, recedere e scriverci. Non serve un account.'
export const formats =
  'Tutto è scritto come testo che uno screen reader può leggere ad alta voce e che puoi ingrandire. Le immagini hanno una descrizione. Nessuna istruzione dipende solo da un colore, una forma, una posizione o un suono.'
export const meetsTitle = 'Come soddisfa i requisiti'
export const standard =
  'Le pagine seguono la norma EN 301 549 e quindi le linee guida per l’accessibilità dei contenuti web (WCAG) 2.1, livello AA.'
export const keyboard = 'Tutto si può fare con la tastiera e il focus è sempre visibile.'
export const readers = 'Titoli, aree, nomi e messaggi sono disponibili per gli screen reader.'
export const sight =
  'Il testo ha un contrasto sufficiente, si può ingrandire al 200 % e sta su uno schermo largo 320 pixel. Il movimento si ferma se il tuo dispositivo ne chiede di meno.'
export const forms =
  'I moduli dicono che cosa va in un campo e indicano ogni errore accanto. Nulla di ciò che scrivi va perso.'
export const measuredTitle = 'Che cosa è stato misurato'
export const measured = (date: string, version: string, axe: string) =>
  `In data ${date} la versione ${version} del software di questo negozio è stata verificata con axe-core ${axe}, secondo le regole WCAG 2.1, livelli A e AA, sullo schermo di un telefono e di un computer.`
export const pages = (count: number) => `Tipi di pagine verificati: ${formatNumber(count)}`
export const none = 'Non è stata trovata alcuna violazione.'
export const found = (count: number) => `Regole violate: ${formatNumber(count)}`
export const limits =
  'Una verifica automatica non trova ogni barriera, e i testi e le immagini di questo negozio possono essere cambiati nel frattempo.'
export const reportTitle = 'Segnala una barriera'
export const report =
  'Qualcosa qui non ti è accessibile? Scrivici: ti aiutiamo con il tuo ordine ed eliminiamo la barriera.'
export const contact = 'Alla pagina dei contatti'
export const authorityTitle = 'Vigilanza'
export const authority = 'Se la nostra risposta non ti aiuta, puoi rivolgerti all’autorità del tuo paese:'
