import * as ar from '#app/inventory/messages/ar.ts'
import * as de from '#app/inventory/messages/de.ts'
import * as en from '#app/inventory/messages/en.ts'
import * as es from '#app/inventory/messages/es.ts'
import * as fr from '#app/inventory/messages/fr.ts'
import * as it from '#app/inventory/messages/it.ts'
import * as nl from '#app/inventory/messages/nl.ts'
import * as pl from '#app/inventory/messages/pl.ts'
import * as pt from '#app/inventory/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const waitingText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
