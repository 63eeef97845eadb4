## The privacy page. $country is the country's name in this language.

privacy-introduction = { $country } mein { -brand-name } aap aur aap ke customers ke bare mein kya janta hai aur in maloomat ka kya hota hai.
privacy-data-title = Hum kya mehfooz rakhte hain
privacy-data-text = Aap ke account ke bare mein: naam, email, phone number aur pick-up points. Har order ke bare mein: customer ka naam, phone number aur address, aap ke notes, raqmein, waqt aur delivery ka saboot.
privacy-use-title = Yeh kis liye hai
privacy-use-text = Order pohanchane, aap aur customer ko usay track karne dene aur us ka hisab karne ke liye. Hum yeh maloomat na bechte hain aur na ishtiharat mein use karte hain.
privacy-readers-title = Isay kaun dekhta hai
privacy-readers-text = Rider wohi dekhta hai jo delivery ke liye zaroori hai. Jis ke paas tracking link ho, woh sirf wohi order dekhta hai. Card numbers encrypt ho kar payment company ko jate hain; hum unhein mehfooz nahi rakhte.
privacy-device-title = Aap ki device par
privacy-device-text = Ek cookie aap ki zaban yaad rakhti hai. Login, settings aur adhoori request aap ke browser mein rehti hain; log out karne par login aur adhoori request mit jati hain.
privacy-rights-title = Aap ke huqooq
privacy-rights-text = Aap pooch sakte hain ke hum aap ke bare mein kya mehfooz rakhte hain, usay theek karwa ya mitwa sakte hain, aur { $country } ke data protection idare se shikayat kar sakte hain. { $email } par email karein.
