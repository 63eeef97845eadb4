maintenance-planned-title = Nagtrabaho mi sa portal
maintenance-planned-text = Naa miy naka-schedule nga maintenance karon. Luwas ang imong mga order, ug padayon ang mga rider sa mga order nga naa nila.
maintenance-unplanned-title = Dili mogana ang portal karon
maintenance-unplanned-text = Naay naguba sa among bahin, ug giayo pa namo. Luwas ang imong mga order, ug padayon ang mga rider sa mga order nga naa nila.
maintenance-kept = Gitipigan ang imong gi-type. Dili kinahanglan mag-reload: mopadayon ra kini nga page sulod sa lima ka minuto human niini.
