## The terms and conditions. $country is the country's name in this language.

terms-introduction = Tyto podmínky platí pro každého, kdo si v zemi { $country } objednává doručení přes službu { -brand-name }.
terms-service-title = Co děláme
terms-service-text = Převezeme zboží z vašeho místa vyzvednutí k vašemu zákazníkovi. Objednávka je závazná, jakmile ji přijmeme; do té doby ji lze zdarma zrušit. Potom záleží na tom, jak daleko kurýr je, a portál vám to řekne dříve, než se rozhodnete.
terms-goods-title = Co lze poslat
terms-goods-text = Zboží musí být zabalené na cestu, v rámci hmotnosti a hodnoty, které portál uvádí, a povolené zákonem. Nebezpečné, nezákonné a živé zásilky jsou vyloučené. Kurýr smí odmítnout, co není povolené nebo zabalené.
terms-prices-title = Ceny a platba
terms-prices-text = Cena, kterou vidíte před odesláním, je cena, kterou zaplatíte. Pokud se během vyplňování změní, nejdřív se vás zeptáme. Hotovost, kterou kurýr vybere, vyúčtujeme s vaším účtem.
terms-times-title = Časy
terms-times-text = Odhady děláme pečlivě, ale nejsou to sliby: změnit je může doprava i počasí. Každou změnu portál ukáže, jakmile je známa.
terms-account-title = Váš účet
terms-account-text = Heslo si nechte pro sebe. Kdo objednává přes váš účet, objednává vaším jménem. O zrušení účtu můžete kdykoli požádat.
terms-claims-title = Když se něco nepovede
terms-claims-text = Chybějící nebo poškozené zboží nám oznamte do 24 hodin; doklad o předání i potvrzení o doručení pomohou oběma stranám. Vaše zákonná práva v zemi { $country } tyto podmínky neomezují.
terms-changes-title = Změny
terms-changes-text = Pokud se podmínky změní, portál vám to oznámí dříve, než začnou platit pro vaši další objednávku.
