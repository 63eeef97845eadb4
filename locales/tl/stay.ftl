stay-title = I-save ang mga order mo sa isang account
stay-lead = Pumili ng password para magkaroon ng account na kasama ang mga order na na-place mo bilang guest, pati ang tracking, history at mga receipt.
stay-name = Pangalan ng negosyo o pangalan mo
stay-name-missing = Maglagay ng pangalan para sa account.
stay-not-now = Mamaya na
