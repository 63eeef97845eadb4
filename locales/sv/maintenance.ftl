maintenance-planned-title = Vi arbetar med portalen
maintenance-planned-text = Vi gör ett planerat underhåll. Dina ordrar är i säkerhet, och buden fortsätter med de ordrar de har.
maintenance-unplanned-title = Portalen fungerar inte just nu
maintenance-unplanned-text = Det har uppstått ett fel hos oss, och vi åtgärdar det. Dina ordrar är i säkerhet, och buden fortsätter med de ordrar de har.
maintenance-kept = Det du har skrivit finns kvar. Du behöver inte ladda om: sidan fortsätter av sig själv inom fem minuter efter att arbetet är klart.
