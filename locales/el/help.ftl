help-open = Βοήθεια
help-title = Κέντρο βοήθειας
help-close =
    .aria-label = Κλείσιμο κέντρου βοήθειας
help-back = Πίσω
help-center-failed = Το κέντρο βοήθειας δεν φορτώθηκε λόγω σφάλματος.
