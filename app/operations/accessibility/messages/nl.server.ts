import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Toegankelijkheid'
export const intro = (store: string) =>
  `Deze verklaring beschrijft hoe de webwinkel ${store} voldoet aan de eisen van Richtlijn (EU) 2019/882 over toegankelijkheid.`
export const serviceTitle = 'Wat deze webwinkel biedt'
export const service =
  'Hier bekijk je kleding, kies je een maat en een kleur, bestel je en betaal je. Je kunt ook een bestelling volgen, de overeenkomst herroepen en contact met ons opnemen. Een account is niet nodig.'
export const formats =
  'Alle inhoud is tekst die een schermlezer kan voorlezen en die je kunt vergroten. Afbeeldingen hebben een beschrijving. Geen enkele aanwijzing berust alleen op kleur, vorm, plaats of geluid.'
export const meetsTitle = 'Hoe de webwinkel aan de eisen voldoet'
export const standard =
  'De pagina’s zijn gebouwd volgens EN 301 549, en daarmee volgens de Web Content Accessibility Guidelines (WCAG) 2.1, niveau AA.'
export const keyboard = 'Alles kan met het toetsenbord, en de focus is altijd zichtbaar.'
export const readers = 'Schermlezers herkennen koppen, oriëntatiepunten, namen en meldingen.'
export const sight =
  'Tekst heeft genoeg contrast, kan tot 200% worden vergroot en past op een scherm van 320 pixels breed. Bewegende beelden stoppen als je op je apparaat minder beweging hebt ingesteld.'
export const forms =
  'Formulieren geven aan wat je in elk veld invult en tonen elke fout bij het veld. Niets wat je typt, gaat verloren.'
export const measuredTitle = 'Hoe we hebben getest'
export const measured = (date: string, version: string, axe: string) =>
  `Op ${date} is versie ${version} van de software van deze webwinkel gecontroleerd met axe-core ${axe}, volgens de regels van WCAG 2.1, niveaus A en AA, op het scherm van een telefoon en van een computer.`
export const passed = (pages: number) =>
  `${formatNumber(pages)} soorten pagina’s gecontroleerd, geen overtredingen gevonden.`
export const failed = (pages: number, rules: number) =>
  `${formatNumber(pages)} soorten pagina’s gecontroleerd. Overtreden regels: ${formatNumber(rules)}`
export const limits =
  'Een automatische controle vindt niet elk probleem, en de teksten en afbeeldingen van deze webwinkel kunnen sindsdien zijn veranderd.'
export const reportTitle = 'Een toegankelijkheidsprobleem melden'
export const report =
  'Is hier iets voor jou niet toegankelijk? Neem contact met ons op: we helpen je met je bestelling en lossen het probleem op.'
export const contact = 'Naar de contactpagina'
export const authorityTitle = 'Toezichthouder'
export const authority = 'Helpt ons antwoord je niet, dan kun je terecht bij de toezichthouder in je land:'
