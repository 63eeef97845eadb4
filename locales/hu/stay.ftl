stay-title = Őrizze meg rendeléseit egy fiókban
stay-lead = Adjon meg jelszót, és fiókot kap: benne lesznek a vendégként leadott rendelései, a követésük, az előzmények és a bizonylatok.
stay-name = Az üzlet neve vagy a saját neve
stay-name-missing = Adjon nevet a fióknak.
stay-not-now = Most nem
