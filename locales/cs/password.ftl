## Nové heslo, ať se volí kdekoli

password-show = Zobrazit heslo
password-hide = Skrýt heslo
password-caps-lock = Caps Lock je zapnutý.
password-email = E-mail
password-email-missing = Zadejte svou e-mailovou adresu.
password-first = Heslo
password-first-repeat = Heslo znovu
password-new = Nové heslo
password-repeat = Nové heslo znovu
password-missing = Zvolte si heslo.
password-repeat-missing = Napište heslo ještě jednou.
password-rules-not-met = Heslo zatím nesplňuje všechna pravidla níže.
password-entries-differ = Obě hesla se neshodují.
password-rule-length = Alespoň 8 znaků
password-rule-uppercase = Velké písmeno
password-rule-lowercase = Malé písmeno
password-rule-number = Číslice
password-rule-special = Některý z těchto znaků: !@#$%^&*
password-rule-met = : splněno
password-rule-open = : zatím nesplněno
password-rules-count = Splněno { $met } z { $all } pravidel
password-forgot = Zapomněli jste heslo?
password-busy = Okamžik…
