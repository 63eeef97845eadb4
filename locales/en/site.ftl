## Head, header and footer of the public pages

site-title = Create an order
site-description = Request a rider with { -brand-name }: parcels, food, documents and gifts. See the fee first, follow the delivery live, keep the proof.
# $name is the language that is shown now, in that language
site-language = Language: { $name }
# The title of the drawer in which the language is chosen
site-languages = Language
site-close-languages = Close the languages
site-switch-appearance = Switch between light and dark
site-sign-in = Sign in
site-footer-links = More about { -brand-name }
site-register = Create an account
site-become-partner = Become a partner
site-privacy = Privacy
site-terms = Terms and conditions
site-api-docs = API documentation
site-faq = Questions and answers

## The page for an address that leads nowhere

site-not-found-title = This page does not exist
site-not-found-text = The address may have a typo, or the page has moved. Your orders are safe: nothing was changed.
site-not-found-home = Go to the start page
