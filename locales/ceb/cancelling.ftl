cancelling-done-title = Na-cancel na
cancelling-again-text = Pwede nimo i-book og usab ang pareho nga order. Kami ang mosulat sa form para nimo ug mokwenta og usab sa fee.
cancelling-it-is-now = Status karon:
cancelling-unknown = Naputol ang koneksyon, mao nga wala pa mi kahibalo kon na-cancel ba ang order. Pwede ra nimo i-cancel og usab: kausa ra ma-cancel ang order.
cancelling-again = Gitipigan ang imong gipili. Pwede nimo i-cancel og usab ang order.
cancelling-moved-on = Nausab na ang status niini.
