import * as ar from '#app/inventory/waiting-list/messages/ar.server.ts'
import * as de from '#app/inventory/waiting-list/messages/de.server.ts'
import * as en from '#app/inventory/waiting-list/messages/en.server.ts'
import * as es from '#app/inventory/waiting-list/messages/es.server.ts'
import * as fr from '#app/inventory/waiting-list/messages/fr.server.ts'
import * as it from '#app/inventory/waiting-list/messages/it.server.ts'
import * as nl from '#app/inventory/waiting-list/messages/nl.server.ts'
import * as pl from '#app/inventory/waiting-list/messages/pl.server.ts'
import * as pt from '#app/inventory/waiting-list/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const waitingMailText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
