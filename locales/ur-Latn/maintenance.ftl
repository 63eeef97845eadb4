maintenance-planned-title = Portal par kaam ho raha hai
maintenance-planned-text = Portal par pehle se tay kiya hua kaam ho raha hai. Aap ke orders mehfooz hain, aur jo orders riders ke paas hain un par kaam jaari hai.
maintenance-unplanned-title = Portal is waqt nahi chal raha
maintenance-unplanned-text = Hamari taraf koi masla hua hai aur hum usay theek kar rahe hain. Aap ke orders mehfooz hain, aur jo orders riders ke paas hain un par kaam jaari hai.
maintenance-kept = Aap ne jo likha hai woh save hai. Page reload karne ki zaroorat nahi: kaam khatam hone ke paanch minute ke andar yeh khud chal parega.
