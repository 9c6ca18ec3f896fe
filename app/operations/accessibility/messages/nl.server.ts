import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Toegankelijkheid'
export const intro = (store: string) =>
  `Deze verklaring beschrijft hoe de webwinkel ${store} voldoet aan de eisen van Richtlijn (EU) 2019/882 over toegankelijkheid.`
export const serviceTitle = 'Wat deze winkel biedt'
export const service =
  'Hier bekijk je kleding, kies je een maat en een kleur, bestel je en betaal je. Je kunt ook een bestelling volgen, haar herroepen en ons schrijven. Een account heb je niet nodig.'
export const formats =
  'Alles staat er als tekst die een schermlezer kan voorlezen en die je kunt vergroten. Afbeeldingen hebben een beschrijving. Geen aanwijzing hangt alleen af van een kleur, een vorm, een plek of een geluid.'
export const meetsTitle = 'Hoe ze aan de eisen voldoet'
export const standard =
  'De pagina’s zijn gebouwd volgens EN 301 549, en daarmee volgens de Web Content Accessibility Guidelines (WCAG) 2.1, niveau AA.'
export const keyboard = 'Alles kan met het toetsenbord, en de focus is altijd zichtbaar.'
export const readers = 'Koppen, gebieden, namen en meldingen zijn er voor schermlezers.'
export const sight =
  'Tekst heeft genoeg contrast, kan tot 200 % worden vergroot en past op een scherm van 320 pixels breed. Beweging stopt als je apparaat om minder vraagt.'
export const forms =
  'Formulieren zeggen wat er in een veld hoort en noemen elke fout ernaast. Niets wat je typt gaat verloren.'
export const measuredTitle = 'Wat er is gemeten'
export const measured = (date: string, version: string, axe: string) =>
  `Op ${date} is versie ${version} van de software van deze winkel gecontroleerd met axe-core ${axe}, volgens de regels van WCAG 2.1, niveaus A en AA, op het scherm van een telefoon en van een computer.`
export const pages = (count: number) => `Gecontroleerde soorten pagina’s: ${formatNumber(count)}`
export const none = 'Er is geen overtreding gevonden.'
export const found = (count: number) => `Overtreden regels: ${formatNumber(count)}`
export const limits =
  'Een automatische controle vindt niet elke drempel, en de teksten en afbeeldingen van deze winkel kunnen sindsdien veranderd zijn.'
export const reportTitle = 'Een drempel melden'
export const report =
  'Is hier iets voor jou niet toegankelijk? Schrijf ons: we helpen je met je bestelling en nemen de drempel weg.'
export const contact = 'Naar de contactpagina'
export const authorityTitle = 'Toezicht'
export const authority = 'Helpt ons antwoord je niet, dan kun je terecht bij de autoriteit van je land:'
