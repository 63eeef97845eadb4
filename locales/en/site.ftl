## Head, header and footer of the public pages

# Last words of every window title, before the country: "Order tracking · Dobrego · Create an order · Czechia"
site-title = Create an order
site-description = Request a rider with { -brand-name }: parcels, food, documents and gifts. See the fee first, follow the delivery live, keep the proof.
# $name is the language that is shown now, in that language
site-language = Language: { $name }
# The title of the drawer in which the language is chosen
site-languages = Language
# Button that is only an icon (a cross), for screen readers: the list of languages closes.
site-close-languages = Close the languages
site-switch-appearance = Switch between light and dark
# Entry in the account menu, command in the palette, and for screen readers the button with an icon only; in Urdu only: changes between the two styles of the letters.
site-switch-letters = Switch between Naskh and Nastaliq letters
# Button or link: leads to the page for signing in, and there the button below the form.
site-sign-in = Sign in
# Read by screen readers: names the list of links at the bottom of public pages.
site-footer-links = More about { -brand-name }
# Link or button to the page for registering, its heading and window title, and the button below its form.
site-register = Create an account
# Link or button, for businesses without a contract.
site-become-partner = Become a partner
# Link at the bottom of public pages: how personal data are used.
site-privacy = Privacy
# Link at the bottom of public pages; heading and window title of its page.
site-terms = Terms and conditions
# Link at the bottom of public pages, for programmers.
site-api-docs = API documentation
# Link at the bottom of public pages and in the account menu; heading and window title of its page.
site-faq = Questions and answers

## The page for an address that leads nowhere

site-not-found-title = This page doesn’t exist
site-not-found-text = The address may have a typo, or the page has moved. Your orders are safe.
site-not-found-home = Go to the start page

# Shown on fields that may stay empty
field-optional = optional
# $used and $maximum count bytes or characters
field-counter = { $used } of { $maximum }
# Below a field, when too much was typed.
# $used: how many characters or bytes were typed, 312; $maximum: how many there may be, 300
field-counter-over = { $used } of { $maximum }: too long
