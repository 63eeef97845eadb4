## Making an account of a guest

stay-title = Nechte si objednávky v účtu
stay-lead = Zvolte si heslo a získáte účet s objednávkami, které jste zadali jako host, i s jejich sledováním, historií a potvrzeními o doručení.
stay-name = Název firmy nebo vaše jméno
stay-name-missing = Zadejte jméno účtu.
stay-not-now = Teď ne
