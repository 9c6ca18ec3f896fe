export const gaps = {
  legalName: 'nome completo e forma giuridica della tua azienda',
  address: 'indirizzo',
  country: 'paese',
  email: 'indirizzo e-mail',
  phone: 'numero di telefono',
  vatNumber: 'partita IVA',
  providers: 'nomi dei tuoi fornitori di pagamento',
}
export const taxesIncluded = 'Le imposte sono comprese.'
export const withdrawal =
  'Come consumatore puoi [recedere dal contratto](/withdraw) entro 14 giorni dalla consegna, senza indicarne il motivo. In tal caso rimborsiamo il pagamento e la consegna standard entro 14 giorni dal ricevimento del recesso; possiamo attendere di aver ricevuto la merce o la prova della spedizione. Quanto segue vale per i resi oltre tale diritto.'
export const taxesAdded = 'Le imposte si aggiungono alla cassa.'

export const outlines = {
  terms: {
    title: 'Condizioni di vendita',
    body: `Queste condizioni valgono per tutti gli ordini nel negozio online di {{company}}, {{address}}.

## Contratto

Ciò che il negozio mostra è un invito a ordinare. Il tuo ordine è una proposta. Il contratto è concluso quando [confermiamo l’ordine via e-mail / spediamo la merce].

## Prezzi e pagamento

I prezzi sono quelli mostrati al momento dell’ordine. {{taxes}} Prima di ordinare vedi tutti i costi e i metodi di pagamento disponibili.

## Consegna

Paesi in cui consegniamo: {shipping_countries}. La consegna standard richiede {standard_days}. Costi e tempi sono nella [nostra pagina delle spedizioni](/shipping).

## Diritto di recesso e resi

Entro quando e come puoi restituire la merce è scritto nella [nostra pagina dei resi](/returns).

## Garanzia e responsabilità

Vale la garanzia legale. [Ciò che aggiungi, oppure elimina questa frase]

## Legge applicabile

Si applica la legge del seguente paese: {{country}}. Resta ferma la tutela che la legge del tuo paese di residenza ti riconosce come consumatore.

Per domande su queste condizioni scrivi a {{email}}.`,
  },
  privacy: {
    title: 'Informativa sulla privacy',
    body: `Titolare del trattamento dei tuoi dati personali in questo negozio è {{company}}, {{address}}. Per domande scrivi a {{email}}.

## Che cosa conserviamo

- Di un ordine: nome, indirizzi, e-mail, telefono, che cosa hai ordinato e come hai pagato. Ne abbiamo bisogno per eseguire il contratto e per la contabilità.
- Della newsletter: il tuo indirizzo e-mail, finché non annulli l’iscrizione; dopo, solo perché nessuna importazione lo iscriva di nuovo. Quando e come hai acconsentito resta registrato fino a tre anni dopo l’annullamento.
- Del modulo di contatto: ciò che ci scrivi, finché la tua domanda non è risolta.
- Dati tecnici come il tuo indirizzo IP, per sicurezza, per al massimo [numero] giorni.

Carrello, valuta e lista dei desideri restano nel tuo browser.

## Chi li riceve

- Fornitori di pagamento: {{providers}}
- Corrieri: [nomi dei tuoi corrieri]
- Hosting ed e-mail: [nomi dei tuoi fornitori e dei loro paesi]

## Per quanto tempo li conserviamo

Conserviamo ordini e fatture per [numero] anni, come richiede la legge. Gli altri dati sono cancellati quando non servono più.

## I tuoi diritti

Puoi chiedere una copia dei tuoi dati, la loro rettifica o cancellazione. Puoi opporti al loro uso e revocare un consenso in qualsiasi momento. Puoi presentare reclamo a [la tua autorità per la protezione dei dati].`,
  },
  returns: {
    title: 'Resi e cambi',
    body: `## Quanto tempo hai

{{withdrawal}}Puoi restituire ciò che hai comprato entro [numero] giorni dall’arrivo.

## Che cosa si può restituire

I capi devono essere non indossati, con le etichette e nella loro confezione. Non possiamo riprendere [ciò che non si può restituire, come orecchini e intimo].

## Come fare un reso

1. Scrivi a {{email}} con il numero d’ordine.
2. Imballa i capi con cura.
3. Spediscili a {{company}}, {{address}}.

La spedizione del reso è [a tuo carico / a nostro carico].

## Rimborsi

Rimborsiamo il prezzo e la consegna standard entro [numero] giorni dall’arrivo dei capi, con il metodo con cui hai pagato.

## Cambi

[Se cambi taglie e colori, e come]

## Capi danneggiati o sbagliati

Scrivici e allega una foto. Sostituiamo il capo o lo rimborsiamo, e paghiamo la restituzione.`,
  },
  shipping: {
    title: 'Spedizioni',
    body: `## Dove consegniamo

Paesi in cui consegniamo: {shipping_countries}.

## Costi e tempi

- La consegna standard costa {standard_price} e richiede {standard_days}.
- La consegna espressa costa {express_price} e richiede {express_days}.
- La consegna è gratuita a partire da {free_shipping_from}.

Gli ordini ricevuti prima delle [ora] di un giorno lavorativo partono [lo stesso giorno / il giorno dopo].

## Tracciamento

Ricevi un’e-mail con il numero di tracciamento quando il tuo ordine parte.

## Dogana e dazi

[Se i dazi sono compresi, o si pagano alla consegna fuori dal tuo paese]

## Se qualcosa non arriva

Scrivi a {{email}} se il tuo ordine non è arrivato [numero] giorni dopo la data prevista.`,
  },
  'legal-notice': {
    title: 'Note legali',
    body: `{{legalName}}  
{{address}}  
{{country}}

Rappresentata da [nome del titolare o dell’amministratore]

## Contatti

E-mail: {{email}}  
Telefono: {{phone}}

## Registrazione

Iscritta a [registro e numero]. {{taxNumbers}}

## Responsabile dei contenuti

[Nome della persona], {{address}}`,
  },
  accessibility: {
    title: 'Accessibilità',
    body: `Vogliamo che chiunque possa acquistare qui. Questo negozio è realizzato secondo le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA.

## Come è realizzato

- Tutto si può usare con la tastiera.
- Le immagini hanno descrizioni, i moduli hanno etichette e gli errori sono indicati accanto al loro campo.
- I testi hanno contrasto sufficiente e si possono ingrandire al 200 %.

## Limiti noti

[Che cosa non è ancora accessibile, e da quando lo sarà]

## Segnalazioni

Scrivi a {{email}} o chiama {{phone}} se qualcosa non funziona per te. Rispondiamo entro [numero] giorni.

## Ricorsi

Se non risolviamo il problema, puoi rivolgerti a [l’autorità del tuo paese].

Questa pagina è stata verificata l’ultima volta il [data].`,
  },
}
