import * as ar from '#app/inventory/waiting-list/messages/ar.ts'
import * as de from '#app/inventory/waiting-list/messages/de.ts'
import * as en from '#app/inventory/waiting-list/messages/en.ts'
import * as es from '#app/inventory/waiting-list/messages/es.ts'
import * as fr from '#app/inventory/waiting-list/messages/fr.ts'
import * as it from '#app/inventory/waiting-list/messages/it.ts'
import * as nl from '#app/inventory/waiting-list/messages/nl.ts'
import * as pl from '#app/inventory/waiting-list/messages/pl.ts'
import * as pt from '#app/inventory/waiting-list/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const waitingText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
