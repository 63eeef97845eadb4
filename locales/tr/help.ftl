help-open = Yardım
help-title = Yardım merkezi
help-close =
    .aria-label = Yardım merkezini kapat
help-back = Geri
help-center-failed = Yardım merkezi yüklenirken bir hata oluştu.
