import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Accessibilità'
export const intro = (store: string) =>
  `Questa dichiarazione descrive come il negozio online ${store} soddisfa i requisiti della direttiva (UE) 2019/882 sull’accessibilità.`
export const serviceTitle = 'Che cosa offre questo negozio'
export const service =
  'Qui puoi sfogliare i capi, scegliere taglia e colore, ordinare e pagare. Puoi anche seguire un ordine, recedere dal contratto e scriverci. Non serve un account.'
export const formats =
  'Tutti i contenuti sono testi che uno screen reader può leggere ad alta voce e che puoi ingrandire. Le immagini hanno una descrizione. Nessuna istruzione dipende solo dal colore, dalla forma, dalla posizione o dal suono.'
export const meetsTitle = 'Come soddisfa i requisiti'
export const standard =
  'Le pagine seguono la norma EN 301 549 e quindi le linee guida per l’accessibilità dei contenuti web (WCAG) 2.1, livello AA.'
export const keyboard = 'Tutto si può fare con la tastiera e il focus è sempre visibile.'
export const readers = 'Titoli, aree, nomi e messaggi sono disponibili per gli screen reader.'
export const sight =
  'Il testo ha un contrasto sufficiente, si può ingrandire al 200% e si adatta a uno schermo largo 320 pixel. Le animazioni si fermano se il tuo dispositivo è impostato per ridurre il movimento.'
export const forms =
  'I moduli indicano che cosa inserire in ogni campo e mostrano ogni errore accanto al campo. Nulla di ciò che scrivi va perso.'
export const measuredTitle = 'Come lo abbiamo verificato'
export const measured = (date: string, version: string, axe: string) =>
  `In data ${date} la versione ${version} del software di questo negozio è stata verificata con axe-core ${axe}, secondo le regole WCAG 2.1, livelli A e AA, su schermi di telefono e di computer.`
export const passed = (pages: number) => `${formatNumber(pages)} tipi di pagine verificati, nessuna violazione trovata.`
export const failed = (pages: number, rules: number) =>
  `${formatNumber(pages)} tipi di pagine verificati. Regole violate: ${formatNumber(rules)}`
export const limits =
  'Una verifica automatica non trova tutte le barriere, e i testi e le immagini di questo negozio possono essere cambiati nel frattempo.'
export const reportTitle = 'Segnala una barriera'
export const report =
  'Qualcosa qui non ti è accessibile? Scrivici: ti aiutiamo con il tuo ordine ed eliminiamo la barriera.'
export const contact = 'Vai alla pagina dei contatti'
export const authorityTitle = 'Autorità di vigilanza'
export const authority = 'Se la nostra risposta non ti aiuta, puoi rivolgerti all’autorità del tuo paese:'
