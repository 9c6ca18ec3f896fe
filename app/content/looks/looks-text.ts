import * as ar from '#app/content/looks/messages/ar.ts'
import * as de from '#app/content/looks/messages/de.ts'
import * as en from '#app/content/looks/messages/en.ts'
import * as es from '#app/content/looks/messages/es.ts'
import * as fr from '#app/content/looks/messages/fr.ts'
import * as it from '#app/content/looks/messages/it.ts'
import * as nl from '#app/content/looks/messages/nl.ts'
import * as pl from '#app/content/looks/messages/pl.ts'
import * as pt from '#app/content/looks/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const looksText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
