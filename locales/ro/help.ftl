help-open = Ajutor
help-title = Centru de ajutor
help-close =
    .aria-label = Închideți centrul de ajutor
help-back = Înapoi
help-center-failed = A apărut o eroare la încărcarea centrului de ajutor.
