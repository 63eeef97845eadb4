cancelling-done-title = Anulată
cancelling-again-text = Puteți comanda același lucru din nou. Completăm formularul și recalculăm tariful.
cancelling-it-is-now = Status actual:
cancelling-unknown = Conexiunea s-a întrerupt, așa că nu știm încă dacă s-a anulat comanda. Puteți trimite anularea din nou fără risc: comanda se anulează o singură dată.
cancelling-again = Ce ați ales s-a păstrat. Puteți trimite anularea din nou.
cancelling-moved-on = Între timp, statusul ei s-a schimbat.
