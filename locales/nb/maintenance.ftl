maintenance-planned-title = Vi arbeider med portalen
maintenance-planned-text = Vi utfører planlagt vedlikehold. Bestillingene dine er trygge, og budene fortsetter med bestillingene de har.
maintenance-unplanned-title = Portalen virker ikke akkurat nå
maintenance-unplanned-text = Noe sviktet hos oss, og vi holder på å rette det. Bestillingene dine er trygge, og budene fortsetter med bestillingene de har.
maintenance-kept = Det du skrev, er tatt vare på. Du trenger ikke laste siden på nytt: den fortsetter av seg selv senest fem minutter etter at vi er ferdige.
