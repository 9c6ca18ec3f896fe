import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Barrierefreiheit'
export const intro = (store: string) =>
  `Diese Erklärung beschreibt, wie der Onlineshop ${store} die Anforderungen der Richtlinie (EU) 2019/882 zur Barrierefreiheit erfüllt.`
export const serviceTitle = 'Was dieser Shop bietet'
export const service =
  'Hier siehst du dir Kleidung an, wählst Größe und Farbe, bestellst und bezahlst. Du kannst auch eine Bestellung verfolgen, sie widerrufen und uns schreiben. Ein Konto brauchst du nicht.'
export const formats =
  'Alles steht als Text da, den ein Screenreader vorlesen kann und den du vergrößern kannst. Bilder haben eine Beschreibung. Keine Anleitung hängt allein von einer Farbe, einer Form, einem Ort oder einem Ton ab.'
export const meetsTitle = 'Wie er die Anforderungen erfüllt'
export const standard =
  'Die Seiten sind nach EN 301 549 gebaut und damit nach den Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA.'
export const keyboard = 'Alles lässt sich mit der Tastatur bedienen, und der Fokus ist immer sichtbar.'
export const readers = 'Überschriften, Bereiche, Namen und Meldungen sind für Screenreader vorhanden.'
export const sight =
  'Texte haben genug Kontrast, lassen sich auf 200 % vergrößern und passen auf einen 320 Pixel breiten Bildschirm. Bewegung entfällt, wenn dein Gerät weniger davon verlangt.'
export const forms =
  'Formulare sagen, was in ein Feld gehört, und nennen jeden Fehler daneben. Nichts Eingegebenes geht verloren.'
export const measuredTitle = 'Was gemessen wurde'
export const measured = (date: string, version: string, axe: string) =>
  `Am ${date} wurde Version ${version} der Shop-Software mit axe-core ${axe} nach den Regeln der WCAG 2.1, Stufen A und AA, auf dem Bildschirm eines Handys und eines Computers geprüft.`
export const pages = (count: number) => `Geprüfte Arten von Seiten: ${formatNumber(count)}`
export const none = 'Es wurde kein Verstoß gefunden.'
export const found = (count: number) => `Verletzte Regeln: ${formatNumber(count)}`
export const limits =
  'Eine automatische Prüfung findet nicht jede Barriere, und Texte und Bilder dieses Shops können sich seither geändert haben.'
export const reportTitle = 'Barriere melden'
export const report =
  'Ist hier etwas für dich nicht zugänglich? Bitte schreib uns: Wir helfen dir bei deiner Bestellung und beseitigen die Barriere.'
export const contact = 'Zur Kontaktseite'
export const authorityTitle = 'Aufsicht'
export const authority = 'Wenn dir unsere Antwort nicht hilft, kannst du dich an die Behörde deines Landes wenden:'
