import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Barrierefreiheit'
export const intro = (store: string) =>
  `Diese Erklärung beschreibt, wie der Onlineshop ${store} die Anforderungen der Richtlinie (EU) 2019/882 zur Barrierefreiheit erfüllt.`
export const serviceTitle = 'Was dieser Shop bietet'
export const service =
  'Hier kannst du Kleidung ansehen, Größe und Farbe wählen, bestellen und bezahlen. Du kannst auch eine Bestellung verfolgen, sie widerrufen und uns schreiben. Ein Konto brauchst du nicht.'
export const formats =
  'Alle Inhalte sind Text, den ein Screenreader vorlesen kann und den du vergrößern kannst. Bilder haben eine Beschreibung. Keine Anleitung beruht allein auf Farbe, Form, Position oder Ton.'
export const meetsTitle = 'Wie er die Anforderungen erfüllt'
export const standard =
  'Die Seiten folgen der Norm EN 301 549 und damit den Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA.'
export const keyboard = 'Alles lässt sich mit der Tastatur bedienen, und der Fokus ist immer sichtbar.'
export const readers = 'Screenreader erkennen Überschriften, Seitenbereiche, Namen und Meldungen.'
export const sight =
  'Texte haben genug Kontrast, lassen sich auf 200 % vergrößern und passen auf einen 320 Pixel breiten Bildschirm. Animationen entfallen, wenn dein Gerät so eingestellt ist.'
export const forms =
  'Formulare sagen, was in ein Feld gehört, und zeigen jeden Fehler direkt daneben. Deine Eingaben gehen nicht verloren.'
export const measuredTitle = 'Wie wir geprüft haben'
export const measured = (date: string, version: string, axe: string) =>
  `Am ${date} wurde Version ${version} der Shop-Software mit axe-core ${axe} nach den Regeln der WCAG 2.1, Stufen A und AA, auf Bildschirmen von Handy und Computer geprüft.`
export const passed = (pages: number) => `${formatNumber(pages)} Seitenarten geprüft, keine Verstöße gefunden.`
export const failed = (pages: number, rules: number) =>
  `${formatNumber(pages)} Seitenarten geprüft. Verletzte Regeln: ${formatNumber(rules)}`
export const limits =
  'Eine automatische Prüfung findet nicht jede Barriere, und Texte und Bilder dieses Shops können sich seither geändert haben.'
export const reportTitle = 'Barriere melden'
export const report =
  'Ist hier etwas für dich nicht zugänglich? Bitte schreib uns: Wir helfen dir bei deiner Bestellung und beseitigen die Barriere.'
export const contact = 'Zur Kontaktseite'
export const authorityTitle = 'Aufsichtsbehörde'
export const authority = 'Wenn dir unsere Antwort nicht hilft, kannst du dich an die Behörde deines Landes wenden:'
