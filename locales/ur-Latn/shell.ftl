shell-tab-request = Rider bulayein
shell-tab-tracking = Order ki tracking
shell-tab-history = History
shell-tab-bulk = Bulk orders
shell-orders = Orders
shell-bar =
    .aria-label = Neeche wali navigation
shell-bar-request = Bulayein
shell-bar-tracking = Tracking
shell-bar-more = Mazeed
shell-under-way =
    { $underWay ->
        [0] koi order jaari nahi
       *[other] { $underWay } jaari
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } par tawajjo chahiye
       *[other] , { $needsYou } par tawajjo chahiye
    }
shell-skip-to-content = Asal content par jayein
shell-loading = Load ho raha hai…
shell-saving = Save ho raha hai…
shell-save-changes = Tabdeeli save karein
shell-sending = Bheja ja raha hai…
shell-removing = Delete ho raha hai…
shell-downloading = Download ho raha hai…
shell-offline = Offline
shell-offline-hint = Aap ne jo likha hai woh save hai. Internet aate hi load karna aur bhejna phir chalne lagega.
shell-main-navigation =
    .aria-label = Main navigation
shell-open-menu =
    .aria-label = Menu kholein
shell-close-menu =
    .aria-label = Menu band karein
shell-menu-title = Menu
shell-account-label = Aap ka account
shell-signed-in-as = { $email } se log in hain
shell-shortcuts = Keyboard ke shortcuts
shell-sign-out = Log out
shell-appearance-dark = Dark mode
shell-appearance-light = Light mode
shell-branch =
    .aria-label = Pick-up point: { $name }. Doosra select karein
shell-branch-title = Pick-up point
shell-branch-parent = Main vendor
shell-branch-inactive = Active nahi
shell-branch-add = Pick-up point add karein
shell-branch-edit = { $name } edit karein
shell-include-outlets = Tamam branches ke orders dikhayein
shell-include-outlets-why-not-here = Rider bulane ke page par nahi: order ek hi pick-up point se shuru hota hai.
shell-include-outlets-why-not-parent = Sirf main vendor ke liye.
shell-outlets-included = Ab tamam branches ke orders dikhaye ja rahe hain.
error-no-vendors = Aap ke account ke saath koi vendor nahi hai. Hum se rabta karein.
error-cant-retrieve-vendors = Aap ke vendors load nahi ho sake.
shell-vendors-missing = Abhi dikhane ko kuch nahi
shell-vendors-none-hint = Kya yeh ghalat account hai? Log out karein, aur doosre account se log in karein.
shell-notices =
    .aria-label = Notifications
shell-dismiss =
    .aria-label = Hatayein
shell-recent-notices = Pichli notifications
shell-recent-notices-none = Abhi tak kuch nahi.
shell-guest = Aap yahan guest hain.
shell-device-of = { $name } ki device
dialog-close = Band karein
shell-instead-of = pehle ki fees
