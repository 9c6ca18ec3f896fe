import * as ar from '#app/features/shipping/messages/ar.ts'
import * as de from '#app/features/shipping/messages/de.ts'
import * as en from '#app/features/shipping/messages/en.ts'
import * as es from '#app/features/shipping/messages/es.ts'
import * as fr from '#app/features/shipping/messages/fr.ts'
import * as it from '#app/features/shipping/messages/it.ts'
import * as nl from '#app/features/shipping/messages/nl.ts'
import * as pl from '#app/features/shipping/messages/pl.ts'
import * as pt from '#app/features/shipping/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const shippingText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
